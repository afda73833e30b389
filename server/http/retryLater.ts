import type { ApolloServerPlugin } from '@apollo/server';
import { ErrorCode } from '../../domain/errors.ts';

/** After how many seconds a request that was refused with 503 is worth repeating. */
const RETRY_AFTER_SECONDS: ReadonlyMap<unknown, number> = new Map([
  // By then most operations that are under way have been answered.
  [ErrorCode.SERVER_BUSY, 2],
  // By then the driver has found a store that was restarted.
  [ErrorCode.STORE_UNAVAILABLE, 5],
  [ErrorCode.STORE_FULL, 5],
]);

/** The header Retry-After for an error's code; null where the status is not 503 or asking again would not help. */
export function retryAfterOf(code: unknown): number | null {
  return RETRY_AFTER_SECONDS.get(code) ?? null;
}

/**
 * Gives an answer with such an error, and without anything that succeeded, the status and the header that tell every client when to try again. It
 * then has no entry for data: an answer that has one is a success.
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
