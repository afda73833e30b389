import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { firstIdle } from '../browser/idle.ts';
import { loaded } from '../failures/loadFailure.ts';
import { followAgainLink } from './followAgainLink.ts';
import type { LiveSession } from './liveSession.ts';

/**
 * Sends subscriptions over a socket. The code for it is loaded, and the socket opened, when a screen first follows something. Where it cannot be
 * loaded, each subscription tries again after a pause.
 * @param load loads the code for the socket
 */
export function liveLink(session: LiveSession, load = () => import('./liveSocket.ts')): ApolloLink {
  let socket: Promise<ApolloLink> | null = null;
  const socketLink = new ApolloLink((operation, forward) => {
    // The first screen's own requests go first. Changes in the meantime are not lost (useRefetchAfterChange).
    socket ??= firstIdle()
      .then(() => loaded(load()))
      .then(
        ({ createLiveSocket }) => createLiveSocket(),
        (error: unknown) => {
          // The next try loads it again.
          socket = null;
          throw error;
        },
      );
    return from(socket).pipe(mergeMap((link) => link.request(operation, forward)));
  });
  return ApolloLink.from([followAgainLink(session), socketLink]);
}
