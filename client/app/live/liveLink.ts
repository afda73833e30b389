import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { firstIdle } from '../browser/idle.ts';
import { loaded } from '../failures/loadFailure.ts';
import type { LiveSession } from './liveSession.ts';

/** Sends subscriptions over a socket. The code for it is loaded, and the socket opened, when a screen first follows something. */
export function liveLink(session: LiveSession): ApolloLink {
  let socket: Promise<ApolloLink> | null = null;
  return new ApolloLink((operation, forward) => {
    // The first screen's own requests go first. Changes in the meantime are not lost (useRefetchAfterChange).
    socket ??= firstIdle()
      .then(() => loaded(import('./liveSocket.ts')))
      .then(
        ({ createLiveSocket }) => createLiveSocket(session),
        (error: unknown) => {
          // The next subscription tries again.
          socket = null;
          throw error;
        },
      );
    return from(socket).pipe(mergeMap((link) => link.request(operation, forward)));
  });
}
