import type { ServerResponse } from 'node:http';
import { Refusal } from '../api/refusal.ts';
import { storeFailureOf } from '../store/storeFailure.ts';
import { retryAfterOf } from './retryLater.ts';

/**
 * For a request whose sender is unknown: the store that would know is away, or the key is refused.
 * @throws Refusal instead of the store's failure; any other error unchanged.
 */
export function refuseSender(error: unknown, response: ServerResponse): never {
  if (error instanceof Refusal) {
    const { retryAfterSeconds } = error.extensions;
    if (error.status === 429) response.setHeader('retry-after', String(retryAfterSeconds));
    throw error;
  }
  const failure = storeFailureOf(error);
  if (failure === null) throw error;
  response.setHeader('retry-after', String(retryAfterOf(failure)));
  throw new Refusal(failure, { http: { status: 503 } });
}
