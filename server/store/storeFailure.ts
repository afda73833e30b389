import mongoose, { mongo } from 'mongoose';

/** How the store fails its callers, in the API's codes. */
type StoreFailure = 'STORE_UNAVAILABLE' | 'STORE_FULL';

/** MongoDB's codes for a server that stops, starts, or has handed its work to another one. */
const ELSEWHERE: readonly unknown[] = [91, 189, 10_107, 11_600, 11_602, 13_435, 13_436];

const OUT_OF_DISK_SPACE = 14_031;

/**
 * No connection, no server to connect to, no answer in time, or a client that was closed during a command (server/store/reviveClient.ts).
 * Subclasses of these count, too.
 */
const UNREACHABLE = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoOperationTimeoutError,
  mongo.MongoServerClosedError,
  mongo.MongoClientClosedError,
  mongo.MongoExpiredSessionError,
  mongoose.Error.MongooseServerSelectionError,
];

/** Node's code for a write to a socket that the other end has closed. The driver passes that error on unchanged. */
const BROKEN_PIPE = 'EPIPE';

/** Whether an error is about the store rather than about the request; null for any other error. */
export function storeFailureOf(error: unknown): StoreFailure | null {
  if (UNREACHABLE.some((kind) => error instanceof kind)) return 'STORE_UNAVAILABLE';
  // The driver does not export the errors of its connection pool.
  if (error instanceof Error && /^Mongo(?:PoolClosed|WaitQueueTimeout)Error$/.test(error.name))
    return 'STORE_UNAVAILABLE';
  if (error instanceof Error && 'code' in error && error.code === BROKEN_PIPE) return 'STORE_UNAVAILABLE';
  const codes = codesOf(error);
  if (codes.includes(OUT_OF_DISK_SPACE)) return 'STORE_FULL';
  return codes.some((code) => ELSEWHERE.includes(code)) ? 'STORE_UNAVAILABLE' : null;
}

/** MongoDB's codes of an error, and of each failed write in a batch. */
function codesOf(error: unknown): readonly unknown[] {
  if (!(error instanceof mongo.MongoServerError)) return [];
  const writes = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
  return [error.code, ...writes.map(({ code }) => code)];
}
