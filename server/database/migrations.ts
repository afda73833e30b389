import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isDuplicateOf } from './duplicateKey.ts';

/** A change to data that an older release left behind. It may run again after a crash, so it must not mind its own traces. */
export interface Migration {
  /** Unique and lasting: the day and what it does, `2026-11-21-rename-x`. */
  id: string;
  run(connection: Connection): Promise<void>;
}

/** All migrations in the order in which they run; new ones go to the end. */
const MIGRATIONS: readonly Migration[] = [];

/** A server that died while migrating holds the others up this long, in milliseconds. */
const LOCK_LIFE_MS = 60_000;
const LOCK_RETRY_MS = 100;

interface MigrationRecord {
  _id: string;
  ranAt: Date;
}

/** Runs the migrations that this store has not seen, once each and in order, also when several servers start together. */
export async function migrate(connection: Connection, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const records = connection.collection<MigrationRecord>('migrations');
  const done = new Set((await records.find().toArray()).map((record) => record._id));
  if (migrations.every(({ id }) => done.has(id))) return;
  await underLock(connection, async () => {
    for (const migration of migrations) {
      if (await records.findOne({ _id: migration.id })) continue;
      await migration.run(connection);
      await records.insertOne({ _id: migration.id, ranAt: new Date() });
    }
  });
}

async function underLock(connection: Connection, work: () => Promise<void>): Promise<void> {
  const locks = connection.collection<{ _id: string; until: Date }>('locks');
  for (;;) {
    await locks.deleteOne({ _id: 'migrations', until: { $lt: new Date() } });
    try {
      await locks.insertOne({ _id: 'migrations', until: new Date(Date.now() + LOCK_LIFE_MS) });
      break;
    } catch (error) {
      if (!isDuplicateOf(error, '_id')) throw error;
      await wait(LOCK_RETRY_MS);
    }
  }
  try {
    await work();
  } finally {
    await locks.deleteOne({ _id: 'migrations' });
  }
}
