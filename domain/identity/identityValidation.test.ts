import {
  isEmail,
  type RegistrationInput,
  validateNewPassword,
  validatePasswordChange,
  validateRegistration,
  validateSignIn,
} from './identityValidation.ts';

describe('sign-in (Spec 3.2)', () => {
  const COMPLETE = 'Please complete all fields.';

  test.each([
    ['a@b.mil', 'secret', []],
    ['not an address', 'x', []],
    ['', 'secret', [{ field: 'email', message: COMPLETE }]],
    ['   ', 'secret', [{ field: 'email', message: COMPLETE }]],
    ['a@b.mil', '', [{ field: 'password', message: COMPLETE }]],
    ['a@b.mil', '   ', []],
    [
      '',
      '',
      [
        { field: 'email', message: COMPLETE },
        { field: 'password', message: COMPLETE },
      ],
    ],
  ])('e-mail %p and password %p', (email, password, expected) => {
    expect(validateSignIn({ email, password })).toEqual(expected);
  });
});

describe('registration (Spec 3.4 and 3.7)', () => {
  const VALID: RegistrationInput = {
    email: 'jordan.smith@army.mil',
    password: 'correct horse',
    confirmPassword: 'correct horse',
    joinCode: 'ABC123',
  };
  const both = (password: string) => ({ password, confirmPassword: password });

  test.each<[string, Partial<RegistrationInput>, readonly (readonly [string, string])[]]>([
    ['everything right', {}, []],
    ['no e-mail', { email: ' ' }, [['email', 'Please complete all fields.']]],
    ['not an e-mail', { email: 'jordan' }, [['email', 'Enter a valid email address.']]],
    ['no password', { password: '' }, [['password', 'Please complete all fields.']]],
    ['no confirmation', { confirmPassword: '' }, [['confirmPassword', 'Please complete all fields.']]],
    ['another confirmation', { confirmPassword: 'correct horsE' }, [['confirmPassword', 'Passwords do not match.']]],
    [
      'a blank more in the confirmation',
      { confirmPassword: 'correct horse ' },
      [['confirmPassword', 'Passwords do not match.']],
    ],
    ['no join code', { joinCode: '' }, [['joinCode', 'Invalid join code.']]],
    ['a blank join code', { joinCode: '  ' }, [['joinCode', 'Invalid join code.']]],
    ['a password of 7', both('a'.repeat(7)), [['password', 'Password must have at least 8 characters.']]],
    ['a password of 8', both('a'.repeat(8)), []],
    ['a password of 128', both('a'.repeat(128)), []],
    ['a password of 129', both('a'.repeat(129)), [['password', 'Password must have at most 128 characters.']]],
    ['a password of 8 blanks', both(' '.repeat(8)), []],
    [
      '7 characters outside the basic plane',
      both('🎯'.repeat(7)),
      [['password', 'Password must have at least 8 characters.']],
    ],
    ['128 characters outside the basic plane', both('🎯'.repeat(128)), []],
    [
      'nothing at all: in the order of the form',
      { email: '', password: '', confirmPassword: '', joinCode: '' },
      [
        ['email', 'Please complete all fields.'],
        ['password', 'Please complete all fields.'],
        ['confirmPassword', 'Please complete all fields.'],
        ['joinCode', 'Invalid join code.'],
      ],
    ],
  ])('%s', (_what, input, expected) => {
    const problems = validateRegistration({ ...VALID, ...input });
    expect(problems.map(({ field, message }) => [field, message])).toEqual(expected);
  });
});

describe('a new password for a login that exists', () => {
  const COMPLETE = 'Please complete all fields.';
  const SHORT = 'Password must have at least 8 characters.';

  test.each([
    ['correct horse', []],
    ['', [{ field: 'password', message: COMPLETE }]],
    ['a'.repeat(7), [{ field: 'password', message: SHORT }]],
  ])('entered once: %p', (password, expected) => {
    expect(validateNewPassword(password)).toEqual(expected);
  });

  test.each([
    ['old', 'correct horse', 'correct horse', []],
    ['old', 'correct horse', 'correct', [{ field: 'confirmPassword', message: 'Passwords do not match.' }]],
    ['old', 'short', 'short', [{ field: 'newPassword', message: SHORT }]],
    ['', '', '', ['currentPassword', 'newPassword', 'confirmPassword'].map((field) => ({ field, message: COMPLETE }))],
  ])('from %p to %p and %p', (currentPassword, newPassword, confirmPassword, expected) => {
    expect(validatePasswordChange({ currentPassword, newPassword, confirmPassword })).toEqual(expected);
  });
});

describe('e-mail addresses', () => {
  test.each([
    'jordan@army.mil',
    'JORDAN.SMITH@ARMY.MIL',
    ' jordan@army.mil ',
    'jordan.q.smith5.mil@army.mil',
    "o'neil+fires@mail.army.mil",
    'a@b',
    'a@b-c.mil',
    `a@${'b'.repeat(63)}.mil`,
  ])('%p is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'jordan',
    '@army.mil',
    'jordan@',
    'jordan@@army.mil',
    'jor dan@army.mil',
    'jordan@army..mil',
    'jordan@-army.mil',
    'jordan@army-.mil',
    'jordan@army.mil.',
    'jordan@army.mil\nBcc: all@army.mil',
    'jordan <jordan@army.mil>',
    'a@b.mil,c@d.mil',
    `a@${'b'.repeat(64)}.mil`,
    `${'a'.repeat(250)}@b.mil`,
  ])('%p is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test.each([
    [253, true],
    [254, true],
    [255, false],
  ])('%i characters: %p', (length, expected) => {
    const domain = '@army.mil';
    expect(isEmail('a'.repeat(length - domain.length) + domain)).toBe(expected);
  });

  test('a long hostile text is refused at once', () => {
    const start = Date.now();
    expect(isEmail(`a@${'a-'.repeat(100_000)}`)).toBe(false);
    expect(isEmail(`a@${'a.'.repeat(110)}!`)).toBe(false);
    expect(isEmail(`a@${'a'.repeat(30)}!`)).toBe(false);
    // A linear check takes a millisecond, or some hundreds on a busy machine. A pattern that backtracks would take far longer.
    expect(Date.now() - start).toBeLessThan(5000);
  });
});
