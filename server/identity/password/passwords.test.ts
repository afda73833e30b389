import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH } from '../../../domain/constants.ts';
import { NEW_PASSWORD } from '../signIn/identity.input.ts';
import { refuseGuessablePassword } from './passwords.ts';

const ofLength = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN_LENGTH);

it('refuses the 3,000 most common passwords, of some 18,000 that it knows', () => {
  const nobody = { email: 'sam.carter@unit.example', names: [] };
  for (const password of ofLength.slice(0, 3000)) {
    expect(() => refuseGuessablePassword(password, 'password', nobody)).toThrow('That password is too common.');
  }
  expect(NEW_PASSWORD).toContain('18,000');
  expect(Math.round(ofLength.length / 1000)).toBe(18);
});
