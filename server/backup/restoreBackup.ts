import mongoose, { mongo } from 'mongoose';
import { finishCutOff } from '../finishCutOff.ts';
import { finishImports } from '../imports/stagedImport.ts';
import { MODELS } from '../models.ts';
import { finishBeforeRights } from '../records/rights/rightsLock.ts';
import { backedUpCollections, collectionsWithContent, emptyStore } from '../store/collections.ts';
import { prepareStore } from '../store/connection.ts';
import { isFirstRelease, isKnownMigration, trialBackup } from '../store/migrations.ts';
import { beginRestore, endRestore, isRestoreUnfinished } from '../store/unfinishedRestore.ts';
import { type Counts, newerRelease, readBackup, type StoredDocument } from './backupFile.ts';

const { EJSON } = mongo.BSON;

/** Documents that are written, and read back, together. */
const BATCH = 500;

/**
 * Puts everything that a backup holds into a store that nobody uses yet, reads it back and compares it, and brings it up to date as a start
 * does. Nothing is written before the whole file was found sound. After an interruption the product does not start on that store, and the
 * restore can be run again.
 * @throws Error with one sentence when the file cannot be used, the store is in use, or what was read back differs.
 */
export async function restoreBackup(path: string, at: Date): Promise<Counts> {
  const counts = await checkedCounts(path);
  if (!(await isRestoreUnfinished())) await refuseStoreInUse();
  await beginRestore(at);
  await emptyStore();
  for await (const { collection, documents } of batchesOf(path)) {
    await mongoose.connection.collection<StoredDocument>(collection).insertMany(documents);
  }
  await compare(path, counts);
  await prepareStore(MODELS);
  finishBeforeRights(finishImports);
  await finishCutOff();
  await endRestore();
  return counts;
}

/** Reads the whole file without keeping it. */
async function checkedCounts(path: string): Promise<Counts> {
  const counts: Record<string, number> = {};
  let isOfRelease = false;
  let unknown = false;
  for await (const { collection, document } of readBackup(path)) {
    counts[collection] = (counts[collection] ?? 0) + 1;
    if (collection !== 'migrations') continue;
    const id = String(document._id);
    isOfRelease ||= isFirstRelease(id);
    unknown ||= !isKnownMigration(id);
  }
  if (!isOfRelease && Object.keys(counts).length > 0) throw trialBackup(path);
  if (unknown) throw newerRelease(path);
  return counts;
}

async function refuseStoreInUse(): Promise<void> {
  const used = await collectionsWithContent();
  if (used.length === 0) return;
  throw new Error(
    `The store has people or their data already (${used.join(', ')}), and a restore overwrites nobody. Give it an empty one.`,
  );
}

interface Batch {
  collection: string;
  documents: StoredDocument[];
}

/** The documents of a backup, many of a collection at a time. */
async function* batchesOf(path: string): AsyncGenerator<Batch> {
  let batch: Batch | undefined;
  for await (const { collection, document } of readBackup(path)) {
    if (batch && (batch.collection !== collection || batch.documents.length === BATCH)) {
      yield batch;
      batch = undefined;
    }
    batch ??= { collection, documents: [] };
    batch.documents.push(document);
  }
  if (batch) yield batch;
}

/** Reads back what was written. @throws Error when a document differs or is missing, or when there are others. */
async function compare(path: string, counts: Counts): Promise<void> {
  for await (const { collection, documents } of batchesOf(path)) {
    const written: mongo.Document = { _id: { $in: documents.map(({ _id }) => _id) } };
    const stored = mongoose.connection
      .collection<StoredDocument>(collection)
      .find(written, { promoteValues: false, batchSize: BATCH });
    const found = new Set((await stored.toArray()).map(textOf));
    for (const document of documents) if (!found.has(textOf(document))) throw differs(collection);
  }
  for (const name of await backedUpCollections()) {
    const count = await mongoose.connection.collection(name).countDocuments();
    if (count !== (counts[name] ?? 0)) throw differs(name);
  }
}

const textOf = (document: StoredDocument): string => EJSON.stringify(document, { relaxed: false });

const differs = (collection: string): Error =>
  new Error(
    `What the store holds in ${collection} differs from the backup. Is another process writing to it? Run the restore again.`,
  );
