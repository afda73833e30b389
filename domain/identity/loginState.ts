/** Whether a soldier can sign in. */
export const LoginState = {
  /** The record belongs to no login: it was imported, or its owner deleted the login. */
  NONE: 'NONE',
  WORKING: 'WORKING',
  /** Staff have disabled the login. */
  DISABLED: 'DISABLED',
} as const;
export type LoginState = (typeof LoginState)[keyof typeof LoginState];
