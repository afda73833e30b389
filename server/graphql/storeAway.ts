import type { ServerResponse } from 'node:http';
import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { storeFailureOf } from '../database/storeFailure.ts';
import { Refusal } from './refusal.ts';

/** When it is worth asking again, in whole seconds: a store that was restarted is found again within that. */
export const RETRY_AFTER_SECONDS = 5;

/** Has what the store failed leave with the status and the header that say to every client that asking again can help. */
export const storeAwayStatus: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ errors, response: { http } }) {
        if (!errors?.some((error) => storeFailureOf(unwrapResolverError(error)) !== null)) return;
        http.status = 503;
        http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
      },
    };
  },
};

/**
 * The same for a request of which the store could not even say who asks.
 * @throws Refusal in place of the store's failure; any other error as it is.
 */
export function refuseStoreFailure(error: unknown, response: ServerResponse): never {
  const failure = storeFailureOf(error);
  if (failure === null) throw error;
  response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  throw new Refusal(failure, { http: { status: 503 } });
}
