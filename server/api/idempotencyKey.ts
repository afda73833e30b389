import { createHash, randomUUID } from 'node:crypto';
import { messages } from '../../domain/errors.ts';
import type { RequestContext } from './context.ts';
import { Refusal } from './refusal.ts';
import { signedIn } from './signedIn.ts';

/*
 * When the network fails between a write and its answer, people try again. The server cannot tell a repeated addition from a second,
 * similar one. So the client gives each addition a key, which becomes the id of what is added.
 */

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const KEY_USED = 'This key was used for another change.';
const ADDED_AND_GONE = 'This was added before and has been deleted since.';

/** How the inputs of additions declare their key. */
export const IDEMPOTENCY_KEY = {
  nullable: true,
  description:
    'Idempotency key: a random UUID in lower case, which becomes the id of what is added. Repeating a call with the same key adds nothing more: it returns what was added, or NOT_FOUND once that is deleted. Using the key for another call or other content is refused with BAD_USER_INPUT on `key`. A key belongs to its login. Without a key, a repeated call adds again.',
} as const;

/** A call with an optional idempotency key. */
export interface KeyedCall {
  /** The key, which becomes the id of what is added; a new id if there is no key. */
  readonly id: string;
  /** The key; null if there is none. */
  readonly key: string | null;
  /** Distinguishes this call from others under the same key, by login, operation and content. Null without a key. */
  readonly digest: string | null;
}

/**
 * The call of an operation by the request's person.
 * @param content the whole input, with its versions
 * @throws Refusal `BAD_USER_INPUT` on `key` when it is not a UUID in lower case.
 */
export function keyedCall(
  { person }: Pick<RequestContext, 'person'>,
  operation: string,
  key: string | null | undefined,
  content: unknown,
): KeyedCall {
  if (key === null || key === undefined) return { id: randomUUID(), key: null, digest: null };
  if (!UUID.test(key)) throw new Refusal('BAD_USER_INPUT', { field: 'key', message: messages.badKey });
  const text = JSON.stringify([signedIn(person).accountId, operation, content]);
  return { id: key, key, digest: createHash('sha256').update(text).digest('base64url') };
}

/** The refusal of a key that was used for another call. */
export function keyUsed(): Refusal {
  return new Refusal('BAD_USER_INPUT', { field: 'key', message: KEY_USED });
}

/** The refusal of a call that was made before under its key, and whose addition is gone. */
export function addedAndGone(): Refusal {
  return new Refusal('NOT_FOUND', { message: ADDED_AND_GONE });
}
