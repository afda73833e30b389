import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { firstIdle } from '../idle.ts';

/** What subscriptions need of the session, which HTTP alone keeps and ends. */
export type LiveSession = {
  /** Opens the next access window first when this one is as good as over. */
  ensureOpen: () => Promise<void>;
  /** Opens the next access window. */
  refresh: () => Promise<void>;
  /** Whether somebody is signed in here after all; if not, /login shows the sentence. */
  isSignedIn: (because: string | null) => Promise<boolean>;
};

/** Sends subscriptions over a socket. The code for it is loaded, and the socket opened, when a screen first follows something. */
export function liveLink(session: LiveSession): ApolloLink {
  let socket: Promise<ApolloLink> | null = null;
  return new ApolloLink((operation, forward) => {
    // What the screen shows first comes first; what changes meanwhile is made up for (useAskAgain).
    socket ??= firstIdle()
      .then(() => import('./liveSocket.ts'))
      .then(
        ({ createLiveSocket }) => createLiveSocket(session),
        (error: unknown) => {
          // The next screen tries again.
          socket = null;
          throw error;
        },
      );
    return from(socket).pipe(mergeMap((link) => link.request(operation, forward)));
  });
}
