import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when a code is read out or copied by hand; 5 bits each. */
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An unguessable secret: 32 random bytes, in characters that never need escaping. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a random secret: SHA-256. A slow hash is for passwords, which people choose. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A random code for people to copy. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('');
}
