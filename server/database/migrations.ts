import mongoose from 'mongoose';
import { underLock } from './lock.ts';
import { countVersions } from './migrations/countVersions.ts';
import { factorSessions } from './migrations/factorSessions.ts';
import type { Migration } from './migrations/migration.ts';
import { sortNames } from './migrations/sortNames.ts';
import { windowSessions } from './migrations/windowSessions.ts';

/** All migrations in the order in which they run; new ones go to the end. */
const MIGRATIONS: readonly Migration[] = [countVersions, windowSessions, factorSessions, sortNames];

/** Whether a migration is one of this release; a newer one may have others. */
export function isKnownMigration(id: string): boolean {
  return MIGRATIONS.some((migration) => migration.id === id);
}

interface MigrationRecord {
  _id: string;
  ranAt: Date;
}

/** Runs the migrations that this store has not seen, once each and in order, also when several servers start together. */
export async function migrate(migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const { connection } = mongoose;
  const records = connection.collection<MigrationRecord>('migrations');
  const runMissing = async (): Promise<void> => {
    for (const { id, run } of migrations) {
      if (await records.findOne({ _id: id })) continue;
      await run(connection);
      // Where this took longer than the lock lasts, another server may have run it beside this one, and have been faster.
      await records.updateOne({ _id: id }, { $setOnInsert: { ranAt: new Date() } }, { upsert: true });
    }
  };
  await underLock('migrations', runMissing, 'BACKGROUND');
}
