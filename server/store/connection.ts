import mongoose, { type ConnectOptions, type Model } from 'mongoose';
import { observeCommands } from '../operations/observability/storeCommands.ts';
import { followStore } from './changes/followStore.ts';
import { logAbsence } from './logAbsence.ts';
import { migrate, refuseOtherStore } from './migrations.ts';
import { reviveClient } from './reviveClient.ts';
import { refuseUnfinishedRestore } from './unfinishedRestore.ts';

/** What the store has to know of a model: how its indexes are made. */
type Indexed = Pick<Model<unknown>, 'createIndexes'>;

/** How long to look for the store before giving up, in milliseconds. */
const SERVER_SELECTION_MS = 5000;
/** How long to wait for a free connection, in milliseconds: together with `ANSWER_MS` still less than an operation may take. */
export const FREE_CONNECTION_MS = 10_000;
/** How long to wait for an answer of the store, in milliseconds; the longest one, to an import of 2,000 rows, takes a fraction of it. */
export const ANSWER_MS = 8000;

/** Ended when this process closes its store. */
let open = new AbortController();

let endFollowing = async (): Promise<void> => undefined;
let endReviving = (): void => undefined;
let endLoggingAbsence = (): void => undefined;

/**
 * Connects to a store, makes the indexes that the product relies on, brings older data up to date, and follows what changes.
 * @param models all that the product keeps in the store: `MODELS` of server/models.ts.
 * @throws UnfinishedRestore when the store holds a part of a backup; TrialStore for one of a trial version; NewerStore when a newer release has migrated it.
 */
export async function connectStore(
  uri: string,
  models: readonly Indexed[],
  options: ConnectOptions = {},
): Promise<void> {
  await openConnection(uri, options);
  await refuseUnfinishedRestore();
  await prepareStore(models);
  endFollowing = await followStore(mongoose.connection);
}

/** Connects to a store as it is. */
export async function openConnection(uri: string, options: ConnectOptions = {}): Promise<void> {
  open = new AbortController();
  await mongoose.connect(uri, {
    autoIndex: false,
    autoCreate: false,
    // While the store is away a request is told so at once, rather than waiting for it.
    bufferCommands: false,
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    waitQueueTimeoutMS: FREE_CONNECTION_MS,
    connectTimeoutMS: SERVER_SELECTION_MS,
    // Without it, a command would wait for ever when the network drops packets.
    socketTimeoutMS: ANSWER_MS,
    ...options,
  });
  const client = mongoose.connection.getClient();
  endReviving = reviveClient(client);
  endLoggingAbsence = logAbsence(client);
  if (options.monitorCommands) observeCommands(client);
}

/**
 * Makes the indexes that the product relies on, and brings what an older release has left up to date.
 * @throws TrialStore or NewerStore, with nothing written, for a store of another release that this one does not read.
 */
export async function prepareStore(models: readonly Indexed[]): Promise<void> {
  await refuseOtherStore();
  await Promise.all(models.map((model) => model.createIndexes()));
  await migrate();
}

/** Aborted when this process closes its store, so that background work on it ends as well. A store that is merely away does not abort it. */
export const untilStoreCloses = (): AbortSignal => open.signal;

export async function disconnectStore(): Promise<void> {
  open.abort();
  endReviving();
  await endFollowing();
  endLoggingAbsence();
  await mongoose.disconnect();
}
