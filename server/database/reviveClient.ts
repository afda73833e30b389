import type { mongo } from 'mongoose';
import { log } from '../log.ts';

/** How long the driver waits for a server's answer to a look by itself, and a little more, in milliseconds. */
const LOOK_MS = 7000;
/** How much longer a server may take that answers once there is news, in milliseconds. */
const NEWS_MS = 10_000;

type Look = Pick<mongo.ServerHeartbeatStartedEvent, 'connectionId'>;

/**
 * Starts a client anew when its looks at a server stand still. A look never ends, and no other begins, when its connection is closing at the
 * moment of asking (mongodb 7.8 and 7.9 wait for a destroyed socket to drain); the store would be away until the process was restarted.
 * @returns what ends it.
 */
export function reviveClient(client: mongo.MongoClient, lookMs = LOOK_MS): () => void {
  const looks = new Map<string, NodeJS.Timeout>();
  let isEnded = false;

  const forget = (server: string): void => {
    clearTimeout(looks.get(server));
    looks.delete(server);
  };
  const ended = ({ connectionId }: Look): void => forget(connectionId);
  client.on('serverHeartbeatStarted', ({ connectionId, awaited }) => {
    forget(connectionId);
    looks.set(connectionId, setTimeout(revive, awaited ? lookMs + NEWS_MS : lookMs).unref());
  });
  client.on('serverHeartbeatSucceeded', ended);
  client.on('serverHeartbeatFailed', ended);
  client.on('serverClosed', ({ address }) => forget(address));

  function revive(): void {
    log.warn('The driver no longer looks at the store: its client is started anew.');
    startAnew().catch((error: unknown) => log.error({ err: error }, 'The client of the store was not started anew.'));
  }

  async function startAnew(): Promise<void> {
    await client.close();
    // Each try looks for the store for some seconds.
    while (!isEnded && !(await connects(client)));
  }

  return () => {
    isEnded = true;
    for (const server of looks.keys()) forget(server);
  };
}

function connects(client: mongo.MongoClient): Promise<boolean> {
  return client.connect().then(
    () => true,
    () => false,
  );
}
