import mongoose, { type Connection } from 'mongoose';
import { log } from '../operations/log.ts';
import { collectionsWithContent } from './collections.ts';
import { underLock } from './lock.ts';

/**
 * A change to data that an older release left behind. It may run again after a crash, so it must cope with what an earlier run has already
 * done. Where it takes longer than a lock lasts, it must also cope with a run on another server, and with the requests that the other
 * server answers by then.
 */
export interface Migration {
  /** Unique and lasting: the day and what it does, `2026-11-21-rename-x`. */
  id: string;
  run: (connection: Connection) => Promise<void>;
}

/** The mark of a store that a release made: a trial version left none. */
const FIRST_RELEASE: Migration = { id: '1.0.0', run: async () => undefined };

/** All migrations in the order in which they run; new ones go to the end, and none is removed: a store where it ran would be refused. */
const MIGRATIONS: readonly Migration[] = [FIRST_RELEASE];

/** The newest change of the store that this release knows, by which the store's version is called. A start brings the store there. */
export const STORE_VERSION = MIGRATIONS.at(-1)?.id ?? '';

/** Whether a migration is one of this release; a newer one may have others. */
export function isKnownMigration(id: string): boolean {
  return MIGRATIONS.some((migration) => migration.id === id);
}

/** What the operator does with the data of a trial version. */
const EXPORT_AND_IMPORT = 'was made by a trial version. Export everything there and import it here.';

/** A trial version made the store: this release does not read it. */
export class TrialStore extends Error {
  constructor() {
    super(`This store ${EXPORT_AND_IMPORT}`);
  }
}

/** The refusal of a backup that a trial version made. */
export const trialBackup = (path: string): Error => new Error(`The backup ${path} ${EXPORT_AND_IMPORT}`);

/** Whether a migration is the mark of the first release. */
export const isFirstRelease = (id: string): boolean => id === FIRST_RELEASE.id;

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

/**
 * Writes nothing.
 * @throws TrialStore where people's data stands without the mark of a release; NewerStore where a migration has run that this release does not know.
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
 * Runs the migrations that this store has not seen, once each and in order, also when several servers start together.
 * @throws NewerStore where a newer release was faster.
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
      // Where this took longer than the lock lasts, another server may have run the migration too, and finished first.
      await records().updateOne({ _id: id }, { $setOnInsert: { ranAt: new Date() } }, { upsert: true });
      log.info({ migration: id, ms: Math.round(performance.now() - from) }, 'A migration of the store ran.');
    }
  };
  await underLock('migrations', runMissing, 'BACKGROUND');
}
