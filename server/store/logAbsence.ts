import type { mongo } from 'mongoose';
import { log } from '../operations/log.ts';

/**
 * Logs that a server of the store does not answer, and why, once each time, and that it answers again. The driver tries again what waited for
 * it, so that a request which took long may be all that is seen of it otherwise.
 * @returns what ends it, before the client is closed: that breaks off what was still asked, and the store answers all the same.
 */
export function logAbsence(client: mongo.MongoClient): () => void {
  /** Since when each server has been away, in milliseconds of the process. */
  const awaySince = new Map<string, number>();
  let isEnded = false;

  const away = (server: string, why: { err: Error } | { reason: string }): void => {
    if (isEnded || awaySince.has(server)) return;
    awaySince.set(server, performance.now());
    log.warn({ server, ...why }, 'The store does not answer.');
  };
  client.on('serverHeartbeatFailed', ({ connectionId, failure }) => away(connectionId, { err: failure }));
  client.on('connectionClosed', ({ address, reason }) => {
    // As opposed to a connection that is no longer needed. The driver does not say which of the two it was.
    if (reason === 'error') away(address, { reason: 'a connection broke, or had no answer in time' });
  });
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => {
    const since = awaySince.get(connectionId);
    if (since === undefined) return;
    awaySince.delete(connectionId);
    log.warn({ server: connectionId, ms: Math.round(performance.now() - since) }, 'The store answers again.');
  });
  return () => {
    isEnded = true;
  };
}
