import 'reflect-metadata';
import { type Config, readConfig } from '../operations/settings/config.ts';
import { disconnectStore } from './connection.ts';
import type { OpenStore } from './openStore.ts';

/**
 * Runs a command on the store of the settings; an error is printed as one sentence.
 * @param readArguments what the command was given, read before the store is opened. It throws an error with how to use the command.
 */
export async function runStoreCommand<Arguments>(
  readArguments: () => Arguments | Promise<Arguments>,
  open: (config: Config) => Promise<OpenStore>,
  work: (store: OpenStore, given: Arguments) => Promise<void>,
): Promise<void> {
  try {
    const given = await readArguments();
    const store = await open(readConfig());
    try {
      console.log(`Store: ${store.description}`);
      await work(store, given);
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
