import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, createClient } from 'graphql-ws';
import { defer, mergeMap, retry } from 'rxjs';
import { networkTimeoutMs } from '../session/watchedFetch.ts';
import type { LiveSession } from './liveSession.ts';
import { mayFollowAgain, pauseMs } from './recovery.ts';

/** The interval between pings, and the time within which the server has to answer one, in milliseconds. */
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 10_000;
/** How long a socket without subscriptions stays open, in milliseconds. */
const IDLE_MS = 5000;

/**
 * The terminating link for subscriptions: a WebSocket that reconnects by itself. After a reconnect each subscription is sent again, and its first
 * event tells whether anything changed in the meantime.
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
          }).pipe(mergeMap(() => timeOrNetwork(pauseMs(count - 1)))),
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
        // After a change of network the socket may look open though the server is not reached.
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
