import { setTimeout as wait } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { log } from '../operations/log.ts';

/** How often heartbeats are counted, in milliseconds. If the process itself stands still, that counts as one tick, however long. */
const TICK_MS = 1000;
/** How many ticks the driver itself waits for a heartbeat's answer, plus a little. */
const HEARTBEAT_TICKS = 7;
/** How many more ticks a heartbeat gets if the server answers only once it has news. */
const AWAITED_TICKS = 10;

type Heartbeat = Pick<mongo.ServerHeartbeatStartedEvent, 'connectionId'>;
type Answered = Pick<mongo.ServerHeartbeatSucceededEvent, 'connectionId' | 'reply'>;

/**
 * Works around a bug of the MongoDB driver, seen from mongodb 7.8 on (7.9 has it, too). If the monitoring connection is destroyed just as a
 * heartbeat is written, the driver waits for that socket's `drain` event, which never comes. The heartbeat never ends, no other begins, and
 * the store seems to be away until the process restarts. So a client with stalled heartbeats is closed and connected again. While another
 * server of a replica set takes writes, the client is left alone, because reconnecting would cut off running requests. Remove this once a
 * newer driver, without it, finds a busy store again after each of some twenty kills, as described in docs/resilience.md.
 * @returns a function that ends this.
 */
export function reviveClient(client: mongo.MongoClient, tickMs = TICK_MS): () => void {
  /** The ticks left for each server that must answer a heartbeat. */
  const ticksLeft = new Map<string, number>();
  /** The servers that said at the last heartbeat that they take writes. */
  const writable = new Set<string>();
  let isEnded = false;

  client.on('serverHeartbeatStarted', ({ connectionId, awaited }) => {
    ticksLeft.set(connectionId, awaited ? HEARTBEAT_TICKS + AWAITED_TICKS : HEARTBEAT_TICKS);
  });
  client.on('serverHeartbeatSucceeded', ({ connectionId, reply }: Answered) => {
    ticksLeft.delete(connectionId);
    // Until the driver knows that the server takes `hello`, it sends the legacy command, whose reply says `ismaster`.
    if (reply['isWritablePrimary'] === true || reply['ismaster'] === true) writable.add(connectionId);
    else writable.delete(connectionId);
  });
  client.on('serverHeartbeatFailed', ({ connectionId }: Heartbeat) => forget(connectionId));
  client.on('serverClosed', ({ address }) => forget(address));

  function forget(server: string): void {
    ticksLeft.delete(server);
    writable.delete(server);
  }

  const ticking = setInterval(() => {
    for (const [server, left] of ticksLeft) ticksLeft.set(server, left - 1);
    const stalled = [...ticksLeft].filter(([, left]) => left <= 0).map(([server]) => server);
    if (stalled.length === 0 || [...writable].some((server) => !stalled.includes(server))) return;
    ticksLeft.clear();
    writable.clear();
    log.warn('The driver stopped monitoring the store; its client is started anew.');
    startAnew().catch((error: unknown) => log.error({ err: error }, 'The client of the store was not started anew.'));
  }, tickMs).unref();

  async function startAnew(): Promise<void> {
    await client.close();
    // An attempt usually looks for the store for some seconds, but fails at once if a name does not resolve: hence the pause.
    while (!isEnded && !(await connects(client))) await wait(tickMs, undefined, { ref: false });
  }

  return () => {
    isEnded = true;
    clearInterval(ticking);
  };
}

function connects(client: mongo.MongoClient): Promise<boolean> {
  return client.connect().then(
    () => true,
    () => false,
  );
}
