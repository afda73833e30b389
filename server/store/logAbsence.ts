import type { mongo } from 'mongoose';
import { log } from '../operations/log.ts';

/**
 * Logs once when a server of the store does not answer, and why, and again when it answers. The driver retries what waited for it, so a
 * slow request may be the only other sign.
 * @returns a function that ends this. Call it before the client is closed, because closing breaks off pending questions although the store
 * answers.
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
