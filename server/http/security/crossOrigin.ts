import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyIn } from '../../identity/programKeys/bearerKey.ts';

/** How long a browser remembers what a page may send, in seconds; most remember nothing for longer. */
const REMEMBERED_SECONDS = 7200;

/**
 * Whether a page of another site is a dashboard that may read: its origin is one that the operator has named, and it sends a key, or asks by a preflight whether it may.
 * The answer then says so to its browser, as the Fetch Standard has it. It never allows cookies: with one, the key is refused.
 */
export function letDashboardIn(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): boolean {
  const { origin = '' } = headers;
  if (!origins.includes(origin)) return false;
  response.setHeader('access-control-allow-origin', origin).setHeader('vary', 'origin');
  // What a program needs of an answer besides its body: how long to wait, and what to tell the operator.
  response.setHeader('access-control-expose-headers', 'retry-after, x-request-id');
  if (method !== 'OPTIONS') return keyIn(headers.authorization) !== null;
  response
    .setHeader('access-control-allow-methods', 'GET, POST')
    .setHeader('access-control-allow-headers', 'authorization, content-type, apollo-require-preflight')
    .setHeader('access-control-max-age', REMEMBERED_SECONDS);
  return true;
}
