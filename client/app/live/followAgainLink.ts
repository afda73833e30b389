import { ApolloLink } from '@apollo/client';
import { defer, mergeMap, retry } from 'rxjs';
import type { LiveSession } from './liveSession.ts';
import { mayFollowAgain, pauseMs } from './recovery.ts';
import { timeOrNetwork } from './timeOrNetwork.ts';

/** Sends a subscription once the access window is open. If it ends with a passing error, sends it again after a pause. */
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
