/** The identity room's operations, as tests send them. */
export const VIEWER =
  '{ viewer { login { id email hasSecondFactor mustAddSecondFactor recoveryCodesLeft hasProvider } isStaff accessEndsAt } }';
export const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { login { email } } }';
export const SIGN_OUT = 'mutation { signOut }';
export const REFRESH = 'mutation { refreshSession { accessEndsAt } }';
export const MY_SESSIONS = '{ mySessions { id createdAt lastUsedAt where current } }';
export const END_SESSION = 'mutation ($id: ID!) { endSession(id: $id) }';
export const TAKE_REASON = 'mutation { takeSignedOutReason }';
export const REQUEST_RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
export const RESET =
  'mutation ($code: String!, $password: String!) { resetPassword(code: $code, password: $password) }';
export const CHANGE_PASSWORD =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { login { email } } }';
export const REQUEST_EMAIL_CHANGE = 'mutation ($input: ChangeEmailInput!) { requestEmailChange(input: $input) }';
export const CONFIRM_EMAIL = 'mutation ($code: String!) { confirmEmail(code: $code) }';
export const REQUEST_LINK =
  'mutation ($email: String!, $continueTo: String) { requestSignInLink(email: $email, continueTo: $continueTo) }';
export const SIGN_IN_WITH_LINK =
  'mutation ($code: String!) { signInWithLink(code: $code) { continueTo viewer { login { email } } } }';
export const ENROL = 'mutation { enrolSecondFactor { secret uri } }';
export const CONFIRM_FACTOR = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';
export const REMOVE_FACTOR = 'mutation ($code: String!) { removeSecondFactor(code: $code) }';
export const VERIFY_FACTOR = 'mutation ($code: String!) { verifySecondFactor(code: $code) { login { email } } }';
export const UNLINK_PROVIDER = 'mutation { unlinkProvider }';
export const DELETE_LOGIN = 'mutation ($password: String!) { deleteLogin(password: $password) }';
export const SET_DISABLED =
  'mutation ($soldierId: ID!, $disabled: Boolean!) { setLoginDisabled(soldierId: $soldierId, disabled: $disabled) { id loginState } }';
export const HAND_OVER =
  'mutation ($soldierId: ID!, $email: String!) { handRecordOver(soldierId: $soldierId, email: $email) { id loginState } }';
