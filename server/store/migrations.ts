import mongoose, { type Connection } from 'mongoose';
import { log } from '../operations/log.ts';
import { collectionsWithContent } from './collections.ts';
import { underLock } from './lock.ts';

/**
 * A change to data that an older release left behind. It may run again after a crash, so it must cope with what an earlier run has done. If
 * it takes longer than a lock lasts, another server may run it, too, and already answer requests. It must cope with both.
 */
export interface Migration {
  /** Unique and permanent: the day and what it does, `2026-11-21-rename-x`. */
  id: string;
  run: (connection: Connection) => Promise<void>;
}

/** The mark of a release's store; a trial version left none. */
const FIRST_RELEASE: Migration = { id: '1.0.0', run: async () => undefined };

/**
 * All migrations in the order in which they run. New ones go to the end, and none is ever removed: a store where it ran would be refused.
 */
const MIGRATIONS: readonly Migration[] = [FIRST_RELEASE];

/** The newest migration that this release knows, which names the store's version. A start brings the store up to it. */
export const STORE_VERSION = MIGRATIONS.at(-1)?.id ?? '';

/** Whether this release has a migration; a newer release may have others. */
export function isKnownMigration(id: string): boolean {
  return MIGRATIONS.some((migration) => migration.id === id);
}

/** What the operator must do with a trial version's data. */
const EXPORT_AND_IMPORT = 'was made by a trial version. Export everything there and import it here.';

/** A trial version made the store, and this release cannot read it. */
export class TrialStore extends Error {
  constructor() {
    super(`This store ${EXPORT_AND_IMPORT}`);
  }
}

/** The refusal of a trial version's backup. */
export const trialBackup = (path: string): Error => new Error(`The backup ${path} ${EXPORT_AND_IMPORT}`);

/** Whether a migration is the mark of the first release. */
export const isFirstRelease = (id: string): boolean => id === FIRST_RELEASE.id;

/** A newer release has changed the store, so this one's writes would not fit. */
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

/**
 * Checks the store; writes nothing.
 * @throws TrialStore when there is data from people but no mark of a release; NewerStore when a migration has run that this release does
 * not know.
 */
export async function refuseOtherStore(): Promise<void> {
  const ran = (await records().find().toArray()).map(({ _id }) => _id);
  if (!ran.some(isFirstRelease) && (await collectionsWithContent()).length > 0) throw new TrialStore();
  refuseUnknown(ran, MIGRATIONS);
}

function refuseUnknown(ran: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ id }) => id));
  const unknown = ran.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new NewerStore(unknown);
}

/**
 * Runs the migrations that this store has not seen, once each and in order, even if several servers start together.
 * @throws NewerStore when a newer release was faster.
 */
export async function migrate(migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const runMissing = async (): Promise<void> => {
    refuseUnknown(
      (await records().find().toArray()).map(({ _id }) => _id),
      migrations,
    );
    for (const { id, run } of migrations) {
      if (await records().findOne({ _id: id })) continue;
      const from = performance.now();
      await run(mongoose.connection);
      // If this took longer than the lock lasts, another server may have run the migration, too, and finished first.
      await records().updateOne({ _id: id }, { $setOnInsert: { ranAt: new Date() } }, { upsert: true });
      log.info({ migration: id, ms: Math.round(performance.now() - from) }, 'A migration of the store ran.');
    }
  };
  await underLock('migrations', runMissing, 'BACKGROUND');
}
