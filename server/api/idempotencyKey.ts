import { createHash, randomUUID } from 'node:crypto';
import { messages } from '../../domain/errors.ts';
import type { RequestContext } from './context.ts';
import { Refusal } from './refusal.ts';
import { signedIn } from './signedIn.ts';

/*
 * When the network is lost between a write and its answer, people try again, and the server cannot tell whether that is the same addition
 * or another one like it. So the client names each addition by a key, which becomes the id of what is added.
 */

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const KEY_USED = 'This key was used for another change.';
const ADDED_AND_GONE = 'This was added before, and is deleted since.';

/** How the inputs of additions declare their key. */
export const IDEMPOTENCY_KEY = {
  nullable: true,
  description:
    'Idempotency key: a random UUID in lower case, which becomes the id of what is added. A call that is repeated with the same key adds nothing more: it is answered with what was added, and with NOT_FOUND once that is deleted. With the same key another call, or the same one with other content, is refused: BAD_USER_INPUT on `key`. A key belongs to its login. Without a key a repeated call counts as another addition.',
} as const;

/** A call that its caller may have named by a key. */
export interface KeyedCall {
  /** The key, which becomes the id of what is added; without a key a new id. */
  readonly id: string;
  /** The key; null without one. */
  readonly key: string | null;
  /** Tells this call from every other under the same key: of another login, operation or content. Null without a key. */
  readonly digest: string | null;
}

/**
 * A call of an operation by the person of a request.
 * @param content the whole input, with its versions
 * @throws Refusal `BAD_USER_INPUT` on `key` when it is no UUID in lower case.
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

/** The refusal of a key that another call was made under. */
export function keyUsed(): Refusal {
  return new Refusal('BAD_USER_INPUT', { field: 'key', message: KEY_USED });
}

/** The refusal of a call whose addition was made before under its key, and is gone. */
export function addedAndGone(): Refusal {
  return new Refusal('NOT_FOUND', { message: ADDED_AND_GONE });
}
