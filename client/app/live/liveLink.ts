import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { REFRESH_RETRY_FIRST_MS } from '../../../domain/constants.ts';
import { firstIdle } from '../browser/idle.ts';
import type { LiveSession } from './liveSession.ts';

const code = () => import('./liveSocket.ts');

/**
 * Sends subscriptions over a socket. Its code is loaded, and the socket opened, when a screen first subscribes. If the code can't be
 * loaded, it keeps trying.
 */
export function liveLink(session: LiveSession, load: typeof code = code): ApolloLink {
  let socket: Promise<ApolloLink> | null = null;
  const untilLoaded = (): ReturnType<typeof code> =>
    load().catch(() => new Promise((resolve) => setTimeout(resolve, REFRESH_RETRY_FIRST_MS)).then(untilLoaded));
  return new ApolloLink((operation, forward) => {
    // The first screen's own requests go first. Changes in the meantime aren't lost (useRefetchAfterChange).
    socket ??= firstIdle()
      .then(untilLoaded)
      .then(({ createLiveSocket }) => createLiveSocket(session));
    return from(socket).pipe(mergeMap((link) => link.request(operation, forward)));
  });
}
