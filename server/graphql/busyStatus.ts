import type { ApolloServerPlugin } from '@apollo/server';
import { ErrorCode } from '../../domain/errors.ts';
import { RETRY_AFTER_SECONDS } from '../overload/admission.ts';

/** Has what a resolver refused as too busy leave with the status and the header that say so to every client. */
export const busyStatus: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ errors, response: { http } }) {
        if (!errors?.some(({ extensions }) => extensions['code'] === ErrorCode.SERVER_BUSY)) return;
        http.status = 503;
        http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
      },
    };
  },
};
