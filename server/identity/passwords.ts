import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH } from '../../domain/constants.ts';
import { messages } from '../../domain/errors.ts';
import { Refusal } from '../graphql/refusal.ts';

/** How many of the most common passwords are refused (decision 2). */
const COMMON_PASSWORDS = 3000;

const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= PASSWORD_MIN_LENGTH)
    .slice(0, COMMON_PASSWORDS),
);

/** Whether a password is among the 3,000 most common ones of permitted length, whatever its letters' case. */
function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}

/**
 * Refuses a new password that is among the most common ones.
 * @throws Refusal `BAD_USER_INPUT` with the field.
 */
export function refuseCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password)) {
    throw new Refusal('BAD_USER_INPUT', { field, message: messages.passwordTooCommon });
  }
}

/** Hashes a password with argon2id (19 MiB, 2 passes, 1 lane: the package's defaults, which follow OWASP's advice). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

// Made on first use, and then compared with whenever there is no login, so that an unknown address takes as long as a wrong password.
let decoy: Promise<string> | undefined;

/** Whether the password is the one that was hashed; with no hash the answer is no, after the same work. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
