import { timingSafeEqual } from 'node:crypto';
import { hashSecret, newSecret, readableCode } from '../secrets/secret.ts';

/** The prefix of every key, so that secret scanners find keys in files: `fst_[2-9A-Z]{10}_[\w-]{43}`. */
const PREFIX = 'fst_';
const ID_LENGTH = 10;
const KEY = new RegExp(`^${PREFIX}([2-9A-Z]{${ID_LENGTH}})_([\\w-]{43})$`);

/** A key as a program sends it: its public id and its secret. */
interface Bearer {
  id: string;
  secret: string;
}

/** A new key. Its secret has 32 random bytes. */
export function newKey(): Bearer & { text: string } {
  const [id, secret] = [readableCode(ID_LENGTH), newSecret()];
  return { id, secret, text: `${startOf(id)}_${secret}` };
}

/** A key's first characters, by which somebody who has the whole key recognizes it. */
export function startOf(id: string): string {
  return PREFIX + id;
}

/**
 * The key in a request's `Authorization` header, right or wrong; null if the header has no key of this product. A proxy in front of the
 * product may add something else to what browsers send.
 */
export function keyIn(authorization: string | undefined): string | null {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return bearer?.startsWith(PREFIX) ? bearer : null;
}

/** The parts of a key; null if the text does not look like a key. */
export function readKey(text: string): Bearer | null {
  const [, id, secret] = KEY.exec(text) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : null;
}

/** Whether a secret matches the stored hash, in the same time wherever they differ. */
export function isSecretOf(hash: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashSecret(secret)));
}
