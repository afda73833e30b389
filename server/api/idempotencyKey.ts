import { randomUUID } from 'node:crypto';
import { messages } from '../../domain/errors.ts';
import { Refusal } from './refusal.ts';

/*
 * When the network is lost between a write and its answer, people try again, and the server cannot tell whether that is the same addition
 * or another one like it. So the client names each addition by a key, which becomes the id of what is added.
 */

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How the inputs of additions declare their key. */
export const IDEMPOTENCY_KEY = {
  nullable: true,
  description:
    'Idempotency key: a random UUID in lower case, which becomes the id of what is added. As long as that exists, a call that is repeated with the same key adds nothing more, and is answered with it. Without a key a repeated call counts as another addition.',
} as const;

/**
 * The id of what is added under a key, or a new one.
 * @throws Refusal `BAD_USER_INPUT` on `key` when it is no UUID in lower case.
 */
export function idOfAddition(key: string | null | undefined): string {
  if (key === null || key === undefined) return randomUUID();
  if (!UUID.test(key)) throw new Refusal('BAD_USER_INPUT', { field: 'key', message: messages.badKey });
  return key;
}
