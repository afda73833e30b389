import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { isMadeOfKnownWords } from '../../../domain/identity/passwordWords.ts';
import { Refusal } from '../../api/refusal.ts';
import { Semaphore } from '../../operations/semaphore.ts';
import { isSoonGuessed } from './passwordGuesses.ts';

/** About 18,000 breached passwords of permitted length, including the 3,000 most common ones (Spec 3.8); all in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH),
);

/**
 * Refuses a new password that is common, whatever its case, or consists of words about the unit and the person. Also refuses a
 * password that is otherwise soon guessed.
 * @param about the login's e-mail address and, if known, the person's names.
 * @throws Refusal `BAD_USER_INPUT` with the field.
 */
export function refuseGuessablePassword(
  password: string,
  field: string,
  { email, names }: { email: string; names: readonly string[] },
): void {
  if (commonPasswords.has(password.toLowerCase())) {
    throw new Refusal('BAD_USER_INPUT', { field, message: messages.passwordTooCommon });
  }
  const [localPart = ''] = email.split('@');
  if (isMadeOfKnownWords(password, [localPart, ...names])) {
    throw new Refusal('BAD_USER_INPUT', { field, message: messages.passwordTooGuessable });
  }
  if (isSoonGuessed(password)) {
    throw new Refusal('BAD_USER_INPUT', { field, message: messages.passwordSoonGuessed });
  }
}

/**
 * How many hashes run at once. Each occupies a processor for about 20 ms, and one of the four threads in Node's pool. The pool also reads
 * files and writes the embedded store. One processor and one thread stay free for that and everything else.
 */
export const hashPlaces = (processors: number): number => Math.max(1, Math.min(3, processors - 1));

const hashing = new Semaphore(hashPlaces(availableParallelism()));

/** How many hashes may wait: the last one's turn comes within about a second. */
const MAX_WAITING = 30;

/**
 * Refuses a request that needs a hash while the queue of hashes is full. Call it before counting or writing anything.
 * @throws Refusal `SERVER_BUSY`.
 */
export function refuseWhileHashesWait(): void {
  if (hashing.waiting >= MAX_WAITING) throw new Refusal('SERVER_BUSY');
}

/**
 * Hashes with argon2id (19 MiB, 2 passes, 1 lane: the package's defaults, which follow OWASP's advice). Tests replace it with a cheaper
 * one; no setting does.
 */
export const argon2 = { hash: (password: string): Promise<string> => hash(password) };

export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => argon2.hash(password));
}

// Made on first use. Compared with if there is no login, so that an unknown address takes as long as a wrong password.
let decoy: Promise<string> | undefined;

/** Whether the password is the hashed one. Without a hash the answer is no, after the same work. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('');
  const stored = passwordHash ?? (await decoy);
  const matches = await hashing.run(() => verify(stored, password));
  return matches && passwordHash !== null;
}
