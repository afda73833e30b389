import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, createClient } from 'graphql-ws';
import { networkTimeoutMs } from '../session/watchedFetch.ts';
import { followAgainLink } from './followAgainLink.ts';
import type { LiveSession } from './liveSession.ts';
import { pauseMs } from './recovery.ts';
import { timeOrNetwork } from './timeOrNetwork.ts';

/** The time between pings, and the time within which the server has to answer one, in milliseconds. */
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 10_000;
/** How long a socket without subscriptions stays open, in milliseconds. */
const IDLE_MS = 5000;

/**
 * The terminating link for subscriptions: a WebSocket that reconnects by itself. After a reconnect, each subscription is sent again, and
 * its first event tells whether anything has changed.
 */
export function createLiveSocket(session: LiveSession): ApolloLink {
  return ApolloLink.from([followAgainLink(session), new GraphQLWsLink(openSocket())]);
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
        // After a change of network, a dead socket may still look open.
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
