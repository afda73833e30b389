import 'reflect-metadata';
import mongoose from 'mongoose';
import { type Config, readConfig } from '../config.ts';
import type { OpenStore } from '../database/openStore.ts';
import type { Counts } from './backupFile.ts';

/** Runs a command about one file and the store of the settings; what goes wrong is told in one sentence. */
export async function runCommand(
  name: string,
  open: (config: Config) => Promise<OpenStore>,
  work: (store: OpenStore, file: string) => Promise<void>,
): Promise<void> {
  try {
    const [file, ...others] = process.argv.slice(2);
    if (file === undefined || others.length > 0) throw new Error(`Usage: npm run ${name} -- FILE`);
    const store = await open(readConfig());
    try {
      console.log(`Store: ${store.description}`);
      await work(store, file);
    } finally {
      await mongoose.disconnect();
      await store.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Connections that were opened on the way would keep the process alive.
    process.exit(1);
  }
}

/** Says what was done, with the number of documents of each collection. */
export function tell(what: string, counts: Counts): void {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const each = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(`${what}: ${all} documents (${each.join(', ')}).`);
}
