import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, createClient } from 'graphql-ws';
import { defer, mergeMap, retry, timer } from 'rxjs';
import { networkTimeoutMs } from '../session/watchedFetch.ts';
import type { LiveSession } from './liveSession.ts';
import { mayFollowAgain, pauseMs } from './recovery.ts';

/** How often the socket is tried, and how long the server may take to answer that, in milliseconds. */
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 10_000;
/** How long a socket that nobody uses waits for the next screen, in milliseconds. */
const IDLE_MS = 5000;

/**
 * Follows by a socket to the own origin that comes back by itself, with the session as HTTP has it. What was followed is begun anew then, and
 * what a subscription begins with says whether anything was missed.
 */
export function createLiveSocket(session: LiveSession): ApolloLink {
  const socket = new GraphQLWsLink(openSocket());
  return new ApolloLink((operation) =>
    defer(() => session.ensureOpen()).pipe(
      mergeMap(() => socket.request(operation)),
      retry({
        resetOnSuccess: true,
        delay: (error, count) =>
          defer(async () => {
            if (!(await mayFollowAgain(error, session))) throw error;
          }).pipe(mergeMap(() => timer(pauseMs(count - 1)))),
      }),
    ),
  );
}

function openSocket(): Client {
  let isLost: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: `${location.origin.replace('http', 'ws')}/graphql`,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (retries) => timeOrNetwork(pauseMs(retries)),
    connectionAckWaitTimeout: networkTimeoutMs(),
    lazyCloseTimeout: IDLE_MS,
    keepAlive: PING_EVERY_MS,
    on: {
      ping: (isReceived) => {
        // A network that changed leaves a socket that looks open.
        if (!isReceived) isLost = setTimeout(() => client.terminate(), PONG_WITHIN_MS);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(isLost);
      },
      closed: () => clearTimeout(isLost),
    },
  });
  return client;
}

/** Waits, but no longer than until the browser has a network again. */
function timeOrNetwork(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    function go() {
      clearTimeout(timeout);
      window.removeEventListener('online', go);
      resolve();
    }
    const timeout = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });
}
