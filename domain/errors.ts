/**
 * The error catalogue (Specification 8): every text that people see when something is wrong, and every code
 * that the API answers with.
 */
import { COMMENT_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, SEARCH_MAX_LENGTH } from './constants.ts';

/** Something wrong with one field of a form: the field's name in the API, and the sentence to show beside it. */
export type Problem = { readonly field: string; readonly message: string };

/** The texts of Specification 8 as written, and, after them, those of this product's own rules. */
export const messages = {
  completeAllFields: 'Please complete all fields.',
  loginFailed: 'Login failed. Invalid credentials.',
  passwordsDoNotMatch: 'Passwords do not match.',
  invalidJoinCode: 'Invalid join code.',
  joinCodeProblem: 'There was a problem with the join code.',
  enterComment: 'Please enter a comment.',
  enterName: 'Please enter a name.',
  enterStartDate: 'Please enter a start date.',
  enterEndDate: 'Please enter an end date.',
  startAfterEnd: 'Start date cannot be after end date.',
  userDoesNotExist: 'That user does not exist.',
  addInfoProblem: 'There was a problem adding your info. Please try again.',
  adminGranted: 'Admin privileges granted.',
  adminRemoved: 'Admin privileges removed.',
  adminRemoveFailed: 'Failed to remove privileges.',
  schoolAddProblem: 'There was an issue adding the data.',
  schoolUpdateProblem: 'There was an issue updating the data.',
  schoolDeleteProblem: 'There was an issue deleting the data.',
  commentDeleteProblem: 'There was a problem deleting that comment.',
  examCorrect: 'Correct',
  examIncorrect: 'Incorrect. Try again.',

  invalidEmail: 'Please enter a valid e-mail address.',
  passwordTooShort: `Password must have at least ${PASSWORD_MIN_LENGTH} characters.`,
  passwordTooLong: `Password must have at most ${PASSWORD_MAX_LENGTH} characters.`,
  passwordTooCommon: 'That password is too common. Please choose another one.',
  passwordTooGuessable: 'Password must be more than your name, your e-mail address and words of the unit.',
  commentTooLong: `Comment must have at most ${COMMENT_MAX_LENGTH} characters.`,
  enterFirstName: 'Please enter a first name.',
  enterMiddleName: 'Please enter a middle name.',
  enterLastName: 'Please enter a last name.',
  chooseRank: 'Please choose a rank.',
  chooseGrade: 'Please choose a grade.',
  chooseSection: 'Please choose a section.',
  chooseTeam: 'Please choose a team.',
  chooseRole: 'Please choose a role.',
  chooseAcftPass: 'Please choose pass or fail for the ACFT.',
  recordExists: 'You already have a record.',
  searchTooLong: `Please search for at most ${SEARCH_MAX_LENGTH} characters.`,
  chooseCategory: 'Please choose a category.',
  commentDoesNotExist: 'That comment does not exist.',
  schoolDoesNotExist: 'That school does not exist.',
  notWaitingForApproval: 'That person is not waiting for approval.',
  questionDoesNotExist: 'That question does not exist.',
  questionReportDoesNotExist: 'That report does not exist.',
  lastStaff: 'The last person with staff rights cannot lose them. Give them to somebody else first.',
  lastStaffLogin: 'You are the last person with staff rights who can sign in. Give them to somebody else first.',
  ownLogin: 'You cannot disable your own login.',
  noLogin: 'That person has no login.',
  recordHasLogin: 'Somebody signs in to this record already.',
  unknownLogin: 'No login has that e-mail address. The soldier has to register with it first.',
  loginHasRecord: 'That login has a record of its own already.',
  loginDisabled: 'Your login has been disabled. Please talk to your leadership.',
  wrongCurrentPassword: 'That is not your current password.',
  wrongSecondFactor: 'That code is not right. Please enter the one that your app shows now.',
  secondFactorOn: 'Your second factor is switched on already. Remove it first.',
  secondFactorOff: 'Your second factor is not switched on.',
  linkOfAnotherBrowser: 'Open the link in the browser where you asked for it, or ask for a new one here.',
  addSecondFactor: 'Please set up a second factor first: an app on your phone that shows a code.',
  noProvider: 'No provider is linked to your login.',
  sessionDoesNotExist: 'You are not signed in there any more.',
} as const;

/** Why an identifier signs nobody in any more: `extensions.reason` of UNAUTHENTICATED. */
export const SignedOutReason = {
  /** The access window is over; `refreshSession` opens the next one while the session lives. */
  ACCESS_EXPIRED: 'ACCESS_EXPIRED',
  /** The session was ended from another place. */
  SESSION_ENDED: 'SESSION_ENDED',
  /** The password was changed or reset. */
  PASSWORD_CHANGED: 'PASSWORD_CHANGED',
  /** Staff disabled the login; the code then is USER_DISABLED. */
  USER_DISABLED: 'USER_DISABLED',
} as const;
export type SignedOutReason = (typeof SignedOutReason)[keyof typeof SignedOutReason];

/** The sentence for each reason. */
export const signedOutText: Readonly<Record<SignedOutReason, string>> = {
  ACCESS_EXPIRED: 'Your session has to be renewed.',
  SESSION_ENDED: 'You were signed out from another place. Please sign in.',
  PASSWORD_CHANGED: 'Your password was changed. Please sign in with the new one.',
  USER_DISABLED: messages.loginDisabled,
};

/** Every value of `extensions.code`: the API's own codes, then those of the identity service. */
export const ErrorCode = {
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  CONFLICT: 'CONFLICT',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  INTERNAL_SERVER_ERROR: 'INTERNAL_SERVER_ERROR',
  /** Refused before anything began, with status 503 and Retry-After: the server has as much to do as it can. */
  SERVER_BUSY: 'SERVER_BUSY',
  /** Given up on while it goes on, with status 503: a change may have been made or may yet be. */
  TOOK_TOO_LONG: 'TOOK_TOO_LONG',
  /** With status 503 and Retry-After: the store does not answer. A change may have been made before it went. */
  STORE_UNAVAILABLE: 'STORE_UNAVAILABLE',
  /** With status 503 and Retry-After: the store has no room for a change, and made none. */
  STORE_FULL: 'STORE_FULL',

  WRONG_PASSWORD: 'WRONG_PASSWORD',
  USER_NOT_FOUND: 'USER_NOT_FOUND',
  EMAIL_ALREADY_IN_USE: 'EMAIL_ALREADY_IN_USE',
  INVALID_EMAIL: 'INVALID_EMAIL',
  USER_DISABLED: 'USER_DISABLED',
  REQUIRES_RECENT_LOGIN: 'REQUIRES_RECENT_LOGIN',
  EXPIRED_ACTION_CODE: 'EXPIRED_ACTION_CODE',
  INVALID_ACTION_CODE: 'INVALID_ACTION_CODE',
  OPERATION_NOT_ALLOWED: 'OPERATION_NOT_ALLOWED',
  CREDENTIAL_ALREADY_IN_USE: 'CREDENTIAL_ALREADY_IN_USE',
  NETWORK_REQUEST_FAILED: 'NETWORK_REQUEST_FAILED',
  POPUP_BLOCKED: 'POPUP_BLOCKED',
  POPUP_CLOSED_BY_USER: 'POPUP_CLOSED_BY_USER',
  UNAUTHORIZED_DOMAIN: 'UNAUTHORIZED_DOMAIN',
  MULTI_FACTOR_AUTH_REQUIRED: 'MULTI_FACTOR_AUTH_REQUIRED',
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/**
 * The sentence for each code, for when the answer carries no better one.
 * An unknown e-mail, a wrong password and a disabled account read the same, so that nobody can find out who
 * has an account (Decision 5).
 */
export const errorText: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Please sign in.',
  FORBIDDEN: 'You are not allowed to do that.',
  NOT_FOUND: messages.userDoesNotExist,
  BAD_USER_INPUT: 'Something you entered is not valid. Please check it and try again.',
  CONFLICT: 'Somebody else changed this while you were working on it. Please review the changes.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a moment and try again.',
  INTERNAL_SERVER_ERROR: 'Something went wrong. Please try again.',
  SERVER_BUSY: 'The server is busy. Nothing was changed. Please try again in a moment.',
  TOOK_TOO_LONG: 'The server took too long. Please check whether your change was saved before you try again.',
  STORE_UNAVAILABLE:
    'The records cannot be reached at the moment. Please try again soon, and check whether your change was saved.',
  STORE_FULL: 'Nothing was saved, as the server has no room left. Please tell whoever runs it.',

  WRONG_PASSWORD: messages.loginFailed,
  USER_NOT_FOUND: messages.loginFailed,
  EMAIL_ALREADY_IN_USE: 'That e-mail address already has an account.',
  INVALID_EMAIL: messages.invalidEmail,
  USER_DISABLED: messages.loginFailed,
  REQUIRES_RECENT_LOGIN: 'Please sign in again before you do that.',
  EXPIRED_ACTION_CODE: 'That link or code has expired. Please ask for a new one.',
  INVALID_ACTION_CODE: 'That link or code is not valid, or has been used already. Please ask for a new one.',
  OPERATION_NOT_ALLOWED: 'That way of signing in is switched off.',
  CREDENTIAL_ALREADY_IN_USE: 'That sign-in already belongs to another account.',
  NETWORK_REQUEST_FAILED: 'The network did not answer. Please check your connection and try again.',
  POPUP_BLOCKED: 'Your browser blocked the sign-in window. Please allow pop-ups for this site and try again.',
  POPUP_CLOSED_BY_USER: 'The sign-in window was closed before you were done. Please try again.',
  UNAUTHORIZED_DOMAIN: 'Links to that site are not allowed.',
  MULTI_FACTOR_AUTH_REQUIRED: 'Please enter the code of your second factor.',
};
