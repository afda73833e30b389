import { ErrorCode, errorText, messages } from './errors.ts';

test.each([
  'Please complete all fields.',
  'Login failed. Invalid credentials.',
  'Passwords do not match.',
  'Invalid join code.',
  'Please enter a comment.',
  'Please enter a name.',
  'Please enter a start date.',
  'Please enter an end date.',
  'Start date cannot be after end date.',
  'That user does not exist.',
  'There was a problem with the join code.',
  'There was a problem adding your info. Please try again.',
  'Admin privileges granted.',
  'Admin privileges removed.',
  'Failed to remove privileges.',
  'There was an issue adding the data.',
  'There was an issue updating the data.',
  'There was an issue deleting the data.',
  'There was a problem deleting that comment.',
  'Correct',
  'Incorrect. Try again.',
])('a message of Spec 29.1: %s', (text) => {
  expect(Object.values(messages)).toContain(text);
});

test.each([
  'wrong-password',
  'user-not-found',
  'email-already-in-use',
  'invalid-email',
  'too-many-requests',
  'user-disabled',
  'requires-recent-login',
  'expired-action-code',
  'invalid-action-code',
  'operation-not-allowed',
  'credential-already-in-use',
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'unauthorized-domain',
  'multi-factor-auth-required',
])("the identity service's %s is a code of this API (Spec 29.3)", (code) => {
  expect(Object.values(ErrorCode)).toContain(code.toUpperCase().replaceAll('-', '_'));
});

test.each(Object.values(ErrorCode))('%s has a sentence', (code) => {
  expect(ErrorCode[code]).toBe(code);
  expect(errorText[code]).toMatch(/^[A-Z].*\.$/);
});

test('every code has a sentence, and no sentence is without a code', () => {
  expect(Object.keys(errorText)).toEqual(Object.values(ErrorCode));
});

test('an unknown e-mail, a wrong password and a disabled login read the same (Spec 3.9)', () => {
  const { WRONG_PASSWORD, USER_DISABLED } = errorText;
  expect(new Set([WRONG_PASSWORD, USER_DISABLED])).toEqual(new Set(['Login failed. Invalid credentials.']));
});

test('somebody with a provider but no login is told so, and what to do', () => {
  expect(errorText.USER_NOT_FOUND).toBe(
    'No login here has an email address that your provider has confirmed. Sign in with your password, or register first.',
  );
});

test('an absent soldier reads as specified', () => {
  expect(errorText.NOT_FOUND).toBe('That user does not exist.');
});

test('limits in sentences', () => {
  expect(messages.passwordTooShort).toBe('Password must have at least 8 characters.');
  expect(messages.passwordTooLong).toBe('Password must have at most 128 characters.');
  expect(messages.commentTooLong).toBe('Comment must have at most 250 characters.');
});
