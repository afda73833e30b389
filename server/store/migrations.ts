import mongoose from 'mongoose';
import { log } from '../operations/log.ts';
import { underLock } from './lock.ts';
import { cleanTexts } from './migrations/cleanTexts.ts';
import { countVersions } from './migrations/countVersions.ts';
import { factorSessions } from './migrations/factorSessions.ts';
import type { Migration } from './migrations/migration.ts';
import { scoreTests } from './migrations/scoreTests.ts';
import { sortNames } from './migrations/sortNames.ts';
import { windowSessions } from './migrations/windowSessions.ts';

/** All migrations in the order in which they run; new ones go to the end, and none is removed: a store where it ran would be refused. */
const MIGRATIONS: readonly Migration[] = [
  countVersions,
  windowSessions,
  factorSessions,
  sortNames,
  cleanTexts,
  scoreTests,
];

/** The newest change of the store that this release knows, by which the store's version is called. A start brings the store there. */
export const STORE_VERSION = MIGRATIONS.at(-1)?.id ?? 'none';

/** Whether a migration is one of this release; a newer one may have others. */
export function isKnownMigration(id: string): boolean {
  return MIGRATIONS.some((migration) => migration.id === id);
}

/** A newer release has changed the store: what this one writes would not fit what is there. */
export class NewerStore extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `A newer release of the product has changed the store (${unknown.join(', ')}). Start that release, or restore a backup from before the upgrade.`,
    );
  }
}

interface MigrationRecord {
  _id: string;
  ranAt: Date;
}

const records = () => mongoose.connection.collection<MigrationRecord>('migrations');

/** @throws NewerStore where a migration has run that this release does not know. */
export async function refuseNewerStore(migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const known = new Set(migrations.map(({ id }) => id));
  const ran = await records().find().toArray();
  const unknown = ran.map(({ _id }) => _id).filter((id) => !known.has(id));
  if (unknown.length > 0) throw new NewerStore(unknown);
}

/**
 * Runs the migrations that this store has not seen, once each and in order, also when several servers start together.
 * @throws NewerStore where a newer release was faster.
 */
export async function migrate(migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const runMissing = async (): Promise<void> => {
    await refuseNewerStore(migrations);
    for (const { id, run } of migrations) {
      if (await records().findOne({ _id: id })) continue;
      const from = performance.now();
      await run(mongoose.connection);
      // Where this took longer than the lock lasts, another server may have run the migration too, and finished first.
      await records().updateOne({ _id: id }, { $setOnInsert: { ranAt: new Date() } }, { upsert: true });
      log.info({ migration: id, ms: Math.round(performance.now() - from) }, 'A migration of the store ran.');
    }
  };
  await underLock('migrations', runMissing, 'BACKGROUND');
}
