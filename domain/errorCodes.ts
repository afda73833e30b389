/** The codes that the API answers with (Spec 29.3). Their texts are in errors.ts. */

/**
 * The values of `extensions.code` when an operation refuses or fails: first the API's own codes, then the identity service's. A request that
 * isn't executed has GraphQL's codes.
 */
export const ErrorCode = {
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  CONFLICT: 'CONFLICT',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  INTERNAL_SERVER_ERROR: 'INTERNAL_SERVER_ERROR',
  /** Refused before anything began, with status 503 and Retry-After: the server is working at its limit. */
  SERVER_BUSY: 'SERVER_BUSY',
  /**
   * The answer was given up, but the operation goes on: a change may have been made, or may still be made. With status 503, except for an import
   * that is already accepted.
   */
  TOOK_TOO_LONG: 'TOOK_TOO_LONG',
  /** With status 503 and Retry-After: the store does not answer. A change may have been made before it went away. */
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

/** Why an identifier no longer signs anybody in: `extensions.reason` of UNAUTHENTICATED. */
export const SignedOutReason = {
  /** The access window is over; `refreshSession` opens the next one while the session lives. */
  ACCESS_EXPIRED: 'ACCESS_EXPIRED',
  /** The session was ended from another browser. */
  SESSION_ENDED: 'SESSION_ENDED',
  /** The password was changed or reset. */
  PASSWORD_CHANGED: 'PASSWORD_CHANGED',
  /** Staff disabled the login. The code is then USER_DISABLED. */
  USER_DISABLED: 'USER_DISABLED',
} as const;
export type SignedOutReason = (typeof SignedOutReason)[keyof typeof SignedOutReason];
