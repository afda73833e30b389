/**
 * The error catalogue: every code of the API with its text, and the texts of Spec 29.1. A text that only one rule uses stays with that
 * rule, such as the problem of an import's row. Files of their own hold what /login needs.
 */
import {
  COMMENT_MAX_LENGTH,
  PLANNED_POLICIES_MAX,
  RECOMMENDATIONS_PER_RECORD,
  ROWS_PER_CHANGE,
  SCHOOLS_PER_RECORD,
  SEARCH_MAX_LENGTH,
} from './constants.ts';
import type { ErrorCode, SignedOutReason } from './errorCodes.ts';
import { faultText } from './faultText.ts';
import { loginMessages } from './loginMessages.ts';

export * from './errorCodes.ts';

/** A problem with one field of a form: the field's name in the API, and the text to show beside it. */
export type Problem = { readonly field: string; readonly message: string };

/** The texts of Spec 29.1 as written, then those of this product's own rules. Those for logins come first. */
export const messages = {
  ...loginMessages,
  loginFailed: 'Login failed. Invalid credentials.',
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

  passwordTooCommon: 'That password is too common. Choose another one.',
  passwordTooGuessable: 'Password must have at least 4 letters besides your name, email address and unit words.',
  passwordSoonGuessed:
    'That password is too easy to guess. Avoid sequences, repeats, rows of keys, dates and common words.',
  badKey: 'The idempotency key must be a UUID in lower case.',
  tooManySchools: `A record can have up to ${SCHOOLS_PER_RECORD} schools. Delete one first.`,
  tooManyRecommendations: `You already have ${RECOMMENDATIONS_PER_RECORD} recommended comments. Delete one first.`,
  commentTooLong: `Comment must have at most ${COMMENT_MAX_LENGTH} characters.`,
  enterFirstName: 'Enter the first name.',
  enterMiddleName: 'Enter the middle name.',
  enterLastName: 'Enter the last name.',
  chooseRank: 'Choose the rank.',
  chooseGrade: 'Choose the grade.',
  chooseSection: 'Choose the section.',
  chooseTeam: 'Choose the team.',
  chooseRole: 'Choose the role.',
  indefiniteEtsHasNoDate: 'An indefinite ETS has no date. Clear the date, or set ETS indefinite to no.',
  recordExists: 'You already have a record.',
  wrongRowCount: `You can change 1 to ${ROWS_PER_CHANGE} records at once.`,
  rowTwice: 'Each record can be listed only once.',
  policyBeginsBefore: "A policy can't start in the past.",
  tooManyPlannedPolicies: `${PLANNED_POLICIES_MAX} changes are already planned. Cancel one first.`,
  policyNotPlanned: 'That plan was already canceled.',
  policyHasBegun: 'That policy has already started. Choose another one from today.',
  dodIdInRecord: 'Change DoD IDs in the record.',
  unitFieldDoesNotExist: 'That unit field no longer exists.',
  beingRemoved: 'Somebody is removing this right now. Please try again.',
  searchTooLong: `Search for at most ${SEARCH_MAX_LENGTH} characters.`,
  chooseCategory: 'Choose the category.',
  commentDoesNotExist: 'That comment does not exist.',
  schoolDoesNotExist: 'That school does not exist.',
  schoolNotOver: 'This school has not ended yet.',
  answeredYes: 'Somebody already answered: Yes.',
  answeredNo: 'Somebody already answered: No.',
  changedByYou: 'You changed this elsewhere while you were working on it. Please review the changes.',
  notWaitingForApproval: 'That person is not waiting for approval.',
  questionDoesNotExist: 'That question does not exist.',
  questionReportDoesNotExist: 'That report does not exist.',
  lastStaff: 'This is the last person with staff rights. Give somebody else staff rights first.',
  hasNotLeft: 'You can only erase people who have left. Out-process them first.',
  typeLastName: 'Type the last name exactly as in the record.',
  changedMeanwhile: 'Somebody else is saving this right now. Please try again.',
  requirementDoesNotExist: 'That requirement no longer exists.',
  dueEventDoesNotExist: 'That event was deleted.',
  excuseFromToday: "An excuse can't end in the past.",
  excuseFromWhatIsAsked: "This doesn't apply to the soldier, so there's nothing to excuse.",
  badHour: 'The hour must be from 0 to 23.',
  lastStaffLogin: "You're the last person with staff rights who can sign in. Give somebody else staff rights first.",
  ownLogin: "You can't disable your own login.",
  noLogin: 'That person has no login.',
  loginNotDisabled: 'Disable the login before you delete it.',
  recordHasLogin: 'This record already has a login.',
  unknownLogin: 'No login has that email address. The soldier has to register with it first.',
  loginHasRecord: 'That login already has a record.',
  loginDisabled: 'Your login has been disabled. Please talk to your leadership.',
  onlyKnownBrowsers: "Too many wrong passwords. Use a browser you've signed in with before, or set a new password.",
  wrongCurrentPassword: 'That is not your current password.',
  wrongSecondFactor: 'Wrong code. Enter the code your app shows now.',
  usedSecondFactor: 'That code was already used. Wait for the next one.',
  wrongRecoveryCode: 'That recovery code is wrong or was already used.',
  secondFactorOn: 'Your second factor is already on. Turn it off first.',
  secondFactorOff: 'Your second factor is not on.',
  secondFactorTooLate: 'Setup took too long. Please start again.',
  linkOfAnotherBrowser: 'Open the link in the browser where you asked for it, or ask for a new one here.',
  addSecondFactor: 'Set up a second factor first: an app on your phone that shows a code.',
  mailsAreOff:
    'Emails are off here, so no link can be sent. Ask your leadership: they can hand your record to a new login.',
  noProvider: 'No provider is linked to your login.',
  importUnfinished: "The import was accepted and will finish by itself. Don't import the file again.",
  sessionDoesNotExist: "You're no longer signed in there.",
} as const;

/** The text for each reason. */
export const signedOutText: Readonly<Record<SignedOutReason, string>> = {
  ACCESS_EXPIRED: 'Your session has to be renewed.',
  SESSION_ENDED: 'You were signed out from another place. Please sign in.',
  PASSWORD_CHANGED: 'Your password was changed. Please sign in with the new one.',
  USER_DISABLED: messages.loginDisabled,
};

/**
 * The text for each code, used when the answer carries no better one.
 * An unknown e-mail address, a wrong password and a disabled login read the same. So nobody can find out who has a login (Spec 3.9).
 */
export const errorText: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Please sign in.',
  FORBIDDEN: 'You are not allowed to do that.',
  NOT_FOUND: messages.userDoesNotExist,
  BAD_USER_INPUT: 'Something you entered is not valid. Please check it and try again.',
  CONFLICT: 'Somebody else changed this while you were working on it. Please review the changes.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a moment and try again.',
  INTERNAL_SERVER_ERROR: faultText.INTERNAL_SERVER_ERROR,
  SERVER_BUSY: faultText.SERVER_BUSY,
  TOOK_TOO_LONG: faultText.TOOK_TOO_LONG,
  STORE_UNAVAILABLE: faultText.STORE_UNAVAILABLE,
  STORE_FULL: faultText.STORE_FULL,

  WRONG_PASSWORD: messages.loginFailed,
  // For people who sign in through a provider. The sign-in form answers an unknown address with WRONG_PASSWORD.
  USER_NOT_FOUND:
    'No login here has an email address that your provider has confirmed. Sign in with your password, or register first.',
  EMAIL_ALREADY_IN_USE: 'That email address already has a login.',
  INVALID_EMAIL: messages.invalidEmail,
  USER_DISABLED: messages.loginFailed,
  REQUIRES_RECENT_LOGIN: 'Please sign in again before you do that.',
  EXPIRED_ACTION_CODE: 'That link or code has expired. Ask for a new one.',
  INVALID_ACTION_CODE: "That link or code isn't valid or was already used. Ask for a new one.",
  OPERATION_NOT_ALLOWED: 'That way of signing in is switched off.',
  CREDENTIAL_ALREADY_IN_USE: 'That sign-in already belongs to another login.',
  NETWORK_REQUEST_FAILED: faultText.NETWORK_REQUEST_FAILED,
  POPUP_BLOCKED: 'Your browser blocked the sign-in window. Please allow pop-ups for this site and try again.',
  POPUP_CLOSED_BY_USER: 'The sign-in window was closed before you were done. Please try again.',
  UNAUTHORIZED_DOMAIN: 'Links to that site are not allowed.',
  MULTI_FACTOR_AUTH_REQUIRED: 'Enter the code of your second factor.',
};
