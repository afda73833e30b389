import { timingSafeEqual } from 'node:crypto';
import { hashSecret, newSecret, readableCode } from '../secrets/secret.ts';

/** What every key begins with, so that programs that look for secrets in files find one: `fst_[2-9A-Z]{10}_[\w-]{43}`. */
const PREFIX = 'fst_';
const ID_LENGTH = 10;
const KEY = new RegExp(`^${PREFIX}([2-9A-Z]{${ID_LENGTH}})_([\\w-]{43})$`);

/** A key as a program sends it: the part that names it, and the secret. */
interface Bearer {
  id: string;
  secret: string;
}

/** A new key. Its secret has 32 random bytes. */
export function newKey(): Bearer & { text: string } {
  const [id, secret] = [readableCode(ID_LENGTH), newSecret()];
  return { id, secret, text: `${startOf(id)}_${secret}` };
}

/** The first characters of a key, which tell whoever has the whole of it which one it is. */
export function startOf(id: string): string {
  return PREFIX + id;
}

/**
 * What a request's `Authorization` header bears as a key of this product, be it a right one or not; null without one. A proxy in front of the product may add
 * something else to what browsers send.
 */
export function keyIn(authorization: string | undefined): string | null {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return bearer?.startsWith(PREFIX) ? bearer : null;
}

/** The parts of a key; null for what has not the form of one. */
export function readKey(text: string): Bearer | null {
  const [, id, secret] = KEY.exec(text) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : null;
}

/** Whether a secret is the one whose hash is kept, in the same time wherever they differ. */
export function isSecretOf(hash: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashSecret(secret)));
}
