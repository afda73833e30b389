import { ApolloLink } from '@apollo/client';
import { defer, mergeMap, retry } from 'rxjs';
import type { LiveSession } from './liveSession.ts';
import { mayFollowAgain, pauseMs } from './recovery.ts';
import { timeOrNetwork } from './timeOrNetwork.ts';

/** Sends a subscription with an access window that is open, and again after a pause when it ends with an error that may be gone by then. */
export function followAgainLink(session: LiveSession): ApolloLink {
  return new ApolloLink((operation, forward) =>
    defer(() => session.ensureOpen()).pipe(
      mergeMap(() => forward(operation)),
      retry({
        resetOnSuccess: true,
        delay: (error, count) =>
          defer(async () => {
            if (!(await mayFollowAgain(error, session))) throw error;
          }).pipe(mergeMap(() => timeOrNetwork(pauseMs(count - 1)))),
      }),
    ),
  );
}
