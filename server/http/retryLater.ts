import type { ApolloServerPlugin } from '@apollo/server';
import { ErrorCode } from '../../domain/errors.ts';

/** When a request that was refused with 503 is worth repeating, in seconds. */
const RETRY_AFTER_SECONDS: ReadonlyMap<unknown, number> = new Map([
  // By then, most running operations have been answered.
  [ErrorCode.SERVER_BUSY, 2],
  // By then, the driver has found a restarted store.
  [ErrorCode.STORE_UNAVAILABLE, 5],
  [ErrorCode.STORE_FULL, 5],
]);

/** The Retry-After header for an error's code; null if the status is not 503 or asking again would not help. */
export function retryAfterOf(code: unknown): number | null {
  return RETRY_AFTER_SECONDS.get(code) ?? null;
}

/**
 * Gives an answer that has such an error and no data the status and header that tell every client when to try again. Its data entry is
 * removed: an answer with data is a success.
 */
export const retryLater: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        const { http, body } = response;
        if (body.kind !== 'single' || (body.singleResult.data ?? null) !== null) return;
        const { errors = [] } = body.singleResult;
        const longest = Math.max(0, ...errors.map(({ extensions }) => retryAfterOf(extensions?.['code']) ?? 0));
        if (longest === 0) return;
        http.status = 503;
        http.headers.set('retry-after', String(longest));
        response.body = { kind: 'single', singleResult: { errors } };
      },
    };
  },
};
