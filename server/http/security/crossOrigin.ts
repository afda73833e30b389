import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyIn } from '../../identity/programKeys/bearerKey.ts';

/** How long a browser remembers what a page may send, in seconds. Most browsers remember for no longer. */
const REMEMBERED_SECONDS = 7200;

/**
 * Whether a page on another site is a dashboard that may read. The operator must have named its origin, and it must send a key or ask by a
 * preflight. The answer then tells the browser so, as the Fetch Standard requires. It never allows cookies: a key with a cookie is refused.
 */
export function letDashboardIn(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): boolean {
  const { origin = '' } = headers;
  if (!origins.includes(origin)) return false;
  response.setHeader('access-control-allow-origin', origin).setHeader('vary', 'origin');
  // What a program needs besides the body: how long to wait, and what to tell the operator.
  response.setHeader('access-control-expose-headers', 'retry-after, x-request-id');
  if (method !== 'OPTIONS') return keyIn(headers.authorization) !== null;
  response
    .setHeader('access-control-allow-methods', 'GET, POST')
    .setHeader('access-control-allow-headers', 'authorization, content-type, apollo-require-preflight')
    .setHeader('access-control-max-age', REMEMBERED_SECONDS);
  return true;
}
