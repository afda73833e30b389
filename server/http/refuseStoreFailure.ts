import type { ServerResponse } from 'node:http';
import { storeFailureOf } from '../store/storeFailure.ts';
import { Refusal } from '../api/refusal.ts';
import { retryAfterOf } from './retryLater.ts';

/**
 * For a request whose sender could not be looked up, because the store is away.
 * @throws Refusal in place of the store's failure; any other error as it is.
 */
export function refuseStoreFailure(error: unknown, response: ServerResponse): never {
  const failure = storeFailureOf(error);
  if (failure === null) throw error;
  response.setHeader('retry-after', String(retryAfterOf(failure)));
  throw new Refusal(failure, { http: { status: 503 } });
}
