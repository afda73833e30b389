/** Whether a soldier can sign in. */
export const LoginState = {
  /** Nobody has claimed the record, or its owner has deleted their login. */
  NONE: 'NONE',
  WORKING: 'WORKING',
  /** Staff have disabled the login. */
  DISABLED: 'DISABLED',
} as const;
export type LoginState = (typeof LoginState)[keyof typeof LoginState];
