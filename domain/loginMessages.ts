import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts';

/** The texts of the error catalogue that the login rules use. */
export const loginMessages = {
  completeAllFields: 'Please complete all fields.',
  passwordsDoNotMatch: 'Passwords do not match.',
  invalidJoinCode: 'Invalid join code.',
  invalidEmail: 'Enter a valid email address.',
  passwordTooShort: `Password must have at least ${PASSWORD_MIN_LENGTH} characters.`,
  passwordTooLong: `Password must have at most ${PASSWORD_MAX_LENGTH} characters.`,
} as const;
