import mongoose, { type ConnectOptions, type Model } from 'mongoose';
import { observeCommands } from '../operations/observability/storeCommands.ts';
import { followStore } from './changes/followStore.ts';
import { logAbsence } from './logAbsence.ts';
import { migrate, refuseOtherStore } from './migrations.ts';
import { reviveClient } from './reviveClient.ts';
import { refuseUnfinishedRestore } from './unfinishedRestore.ts';

/** What the store needs from a model: how to make its indexes. */
type Indexed = Pick<Model<unknown>, 'createIndexes'>;

/** How long to look for the store before giving up, in milliseconds. */
const SERVER_SELECTION_MS = 5000;
/** How long to wait for a free connection, in milliseconds. Together with `ANSWER_MS`, it is still less than an operation may take. */
export const FREE_CONNECTION_MS = 10_000;
/** How long to wait for the store's answer, in milliseconds. The longest one, to an import of 2,000 rows, takes a fraction of it. */
export const ANSWER_MS = 8000;

/** Aborted when this process closes its store. */
let open = new AbortController();

let endFollowing = async (): Promise<void> => undefined;
let endReviving = (): void => undefined;
let endLoggingAbsence = (): void => undefined;

/**
 * Connects to a store, makes the indexes that the product needs, updates older data, and follows changes.
 * @param models everything that the product keeps in the store: `MODELS` in server/models.ts.
 * @throws UnfinishedRestore when the store holds part of a backup; TrialStore for a trial version's store; NewerStore when a newer release
 * has migrated it.
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

/** Connects to a store without changing it. */
export async function openConnection(uri: string, options: ConnectOptions = {}): Promise<void> {
  open = new AbortController();
  await mongoose.connect(uri, {
    autoIndex: false,
    autoCreate: false,
    // While the store is away, a request learns so at once, rather than waiting for it.
    bufferCommands: false,
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    waitQueueTimeoutMS: FREE_CONNECTION_MS,
    connectTimeoutMS: SERVER_SELECTION_MS,
    // Without this, a command would wait forever when the network drops packets.
    socketTimeoutMS: ANSWER_MS,
    ...options,
  });
  const client = mongoose.connection.getClient();
  endReviving = reviveClient(client);
  endLoggingAbsence = logAbsence(client);
  if (options.monitorCommands) observeCommands(client);
}

/**
 * Makes the indexes that the product needs, and updates what an older release has left.
 * @throws TrialStore or NewerStore, with nothing written, for another release's store that this one does not read.
 */
export async function prepareStore(models: readonly Indexed[]): Promise<void> {
  await refuseOtherStore();
  await Promise.all(models.map((model) => model.createIndexes()));
  await migrate();
}

/**
 * Aborted when this process closes its store, so that background work on the store ends, too. A store that is only away does not abort it.
 */
export const untilStoreCloses = (): AbortSignal => open.signal;

export async function disconnectStore(): Promise<void> {
  open.abort();
  endReviving();
  await endFollowing();
  endLoggingAbsence();
  await mongoose.disconnect();
}
