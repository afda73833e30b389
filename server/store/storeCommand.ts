import 'reflect-metadata';
import { type Config, readConfig } from '../operations/settings/config.ts';
import { refuseUnusedStore } from './collections.ts';
import { disconnectStore, openConnection } from './connection.ts';
import { refuseOtherStore } from './migrations.ts';
import { openExistingStore, openStore, reachStore } from './openStore.ts';
import { refuseUnfinishedRestore } from './unfinishedRestore.ts';

/** Which store a command needs: a possibly running product's, a stopped product's, or an empty one. */
const OPEN = { RUNNING: reachStore, STOPPED: openExistingStore, EMPTY: openStore } as const;

interface StoreCommand<Arguments> {
  /** The command's arguments, read before the store is opened. Throws an error that says how to use the command. */
  readArguments: () => Arguments | Promise<Arguments>;
  store: keyof typeof OPEN;
  /** Runs once the store is connected, unchanged. */
  work: (given: Arguments, config: Config) => Promise<void>;
}

/**
 * Runs a command on the store of the settings, after printing which store it is. An error is printed as one sentence. Unless the command
 * needs an empty store, the product must have used the store. Then no newer release may have changed it, and no restore may be unfinished.
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
    // Open connections would keep the process alive.
    process.exit(1);
  }
}

async function refuseUnfitStore(): Promise<void> {
  await refuseUnusedStore();
  await refuseOtherStore();
  await refuseUnfinishedRestore();
}
