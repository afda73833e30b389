/**
 * The field rules of logins (Spec 3), shared by forms and server. Every function returns the problems in the order of the form's fields,
 * at most one per field; none means valid.
 */
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants.ts';
import type { Problem } from '../errors.ts';
import { loginMessages } from '../loginMessages.ts';
import { problems } from '../problems.ts';
import { characterCount } from '../texts.ts';

/** The sign-in form: both fields are required (Spec 3.2). Only the server can tell whether they are right. */
export function validateSignIn(input: { readonly email: string; readonly password: string }): Problem[] {
  return problems({
    email: input.email.trim() === '' ? loginMessages.completeAllFields : null,
    password: input.password === '' ? loginMessages.completeAllFields : null,
  });
}

export type RegistrationInput = {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly joinCode: string;
};

/** The register form (Spec 3.4 and 3.7). Only the server can tell whether the join code is current. */
export function validateRegistration(input: RegistrationInput): Problem[] {
  return problems({
    email: input.email.trim() === '' ? loginMessages.completeAllFields : emailMessage(input.email),
    password: newPasswordMessage(input.password),
    confirmPassword: confirmationMessage(input),
    joinCode: input.joinCode.trim() === '' ? loginMessages.invalidJoinCode : null,
  });
}

export type PasswordChangeInput = {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
};

/** The change-password form; only the server can tell whether the current password is right. */
export function validatePasswordChange(input: PasswordChangeInput): Problem[] {
  const { currentPassword, newPassword: password, confirmPassword } = input;
  return problems({
    currentPassword: currentPassword === '' ? loginMessages.completeAllFields : null,
    newPassword: newPasswordMessage(password),
    confirmPassword: confirmationMessage({ password, confirmPassword }),
  });
}

/** A new password that is entered once. */
export function validateNewPassword(password: string): Problem[] {
  return problems({ password: newPasswordMessage(password) });
}

function newPasswordMessage(password: string): string | null {
  return password === '' ? loginMessages.completeAllFields : passwordMessage(password);
}

/**
 * Whether the text is an e-mail address, by the rule that browsers apply to an input of type email
 * (https://html.spec.whatwg.org/#valid-e-mail-address). Surrounding blanks don't count.
 */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email);
}

const DOMAIN_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${DOMAIN_LABEL}(?:\\.${DOMAIN_LABEL})*$`, 'i');

function emailMessage(email: string): string | null {
  return isEmail(email) ? null : loginMessages.invalidEmail;
}

/** The problem with a new password's length, or null. It counts the characters as typed, including blanks (Spec 3.7). */
function passwordMessage(password: string): string | null {
  const length = characterCount(password);
  if (length < PASSWORD_MIN_LENGTH) return loginMessages.passwordTooShort;
  if (length > PASSWORD_MAX_LENGTH) return loginMessages.passwordTooLong;
  return null;
}

function confirmationMessage({
  password,
  confirmPassword,
}: Pick<RegistrationInput, 'password' | 'confirmPassword'>): string | null {
  if (confirmPassword === '') return loginMessages.completeAllFields;
  // Without a password there is nothing to match, and one problem is enough.
  return password === '' || confirmPassword === password ? null : loginMessages.passwordsDoNotMatch;
}
