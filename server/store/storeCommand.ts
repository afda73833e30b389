import 'reflect-metadata';
import { type Config, readConfig } from '../operations/settings/config.ts';
import { refuseUnusedStore } from './collections.ts';
import { disconnectStore, openConnection } from './connection.ts';
import { refuseOtherStore } from './migrations.ts';
import { openExistingStore, openStore, reachStore } from './openStore.ts';
import { refuseUnfinishedRestore } from './unfinishedRestore.ts';

/** Which store a command is for: that of a product that may be running, that of one that is not, or an empty one. */
const OPEN = { RUNNING: reachStore, STOPPED: openExistingStore, EMPTY: openStore } as const;

interface StoreCommand<Arguments> {
  /** What the command was given, read before the store is opened. It throws an error with how to use the command. */
  readArguments: () => Arguments | Promise<Arguments>;
  store: keyof typeof OPEN;
  /** Runs once the store is connected as it is. */
  work: (given: Arguments, config: Config) => Promise<void>;
}

/**
 * Runs a command on the store of the settings, after it has said which one that is; an error is printed as one sentence. But for an empty
 * one, the store has to be one that the product has used, no newer release has changed, and no restore has left in the middle.
 */
export async function runStoreCommand<Arguments>(command: StoreCommand<Arguments>): Promise<void> {
  try {
    const given = await command.readArguments();
    const config = readConfig();
    const store = await OPEN[command.store](config);
    try {
      console.log(`Store: ${store.description}`);
      await openConnection(store.uri);
      if (command.store !== 'EMPTY') await refuseUnfitStore();
      await command.work(given, config);
    } finally {
      await disconnectStore();
      await store.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Connections that are open by then would keep the process alive.
    process.exit(1);
  }
}

async function refuseUnfitStore(): Promise<void> {
  await refuseUnusedStore();
  await refuseOtherStore();
  await refuseUnfinishedRestore();
}
