import { setTimeout as wait } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { log } from '../log.ts';

/** How often heartbeats are counted, in milliseconds. Time in which the process itself stands still counts once, whatever its length. */
const TICK_MS = 1000;
/** For how many ticks the driver waits for the answer to a heartbeat by itself, and a little more. */
const HEARTBEAT_TICKS = 7;
/** How many more for a server that answers only when it has news. */
const AWAITED_TICKS = 10;

type Heartbeat = Pick<mongo.ServerHeartbeatStartedEvent, 'connectionId'>;
type Answered = Pick<mongo.ServerHeartbeatSucceededEvent, 'connectionId' | 'reply'>;

/**
 * Starts a client anew when its heartbeats stall. A heartbeat never ends, and no other begins, when its connection is closing at the moment of
 * asking (mongodb 7.8 and 7.9 wait for a destroyed socket to drain); the store would be away until the process was restarted.
 * While another server of a replica set is seen to take writes the client goes on with that: starting anew cuts off who is being answered.
 * @returns what ends it.
 */
export function reviveClient(client: mongo.MongoClient, tickMs = TICK_MS): () => void {
  /** How many ticks are left to each server that has to answer a heartbeat. */
  const ticksLeft = new Map<string, number>();
  /** The servers that said at the last heartbeat that they take writes. */
  const writable = new Set<string>();
  let isEnded = false;

  client.on('serverHeartbeatStarted', ({ connectionId, awaited }) => {
    ticksLeft.set(connectionId, awaited ? HEARTBEAT_TICKS + AWAITED_TICKS : HEARTBEAT_TICKS);
  });
  client.on('serverHeartbeatSucceeded', ({ connectionId, reply }: Answered) => {
    ticksLeft.delete(connectionId);
    // `ismaster` is in the reply to the legacy command, which the driver sends until it knows that the server takes `hello`.
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
    // Most tries look for the store for some seconds; one for a name that does not resolve has failed at once.
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
