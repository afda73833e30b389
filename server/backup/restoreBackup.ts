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

/** How many documents are written, and read back, at a time. */
const BATCH = 500;

/**
 * Restores a backup into an unused store, reads everything back, compares it, and updates it as a start does. Writes nothing until the
 * whole file has proved sound. After an interruption, the product refuses to start on that store, and you can run the restore again.
 * @throws Error with one sentence when the file cannot be used, the store is in use, or the store differs from the file.
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

/** Reads and checks the whole file without keeping it. */
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
  throw new Error(`The store already has people or their data (${used.join(', ')}). Restore into an empty store.`);
}

interface Batch {
  collection: string;
  documents: StoredDocument[];
}

/** A backup's documents in batches, each from one collection. */
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

/**
 * Reads back what was written.
 * @throws Error when a document differs, is missing, or is not from the backup.
 */
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
    `The collection ${collection} in the store differs from the backup. Is another process writing to it? Run the restore again.`,
  );
