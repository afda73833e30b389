import mongoose from 'mongoose';
import { log } from '../operations/log.ts';
import { areDuplicates } from '../store/duplicateKey.ts';
import { IN_ONE_BATCH } from '../store/storedModel.ts';
import { type HistoryEntry, HistoryModel, type WithPendingHistory } from './history.model.ts';

/*
 * A change and its history entry are one write to one document: the entry first waits in the document's `pendingHistory`. From there it
 * moves to the audit log, usually at once; after a crash, at the next start or when somebody next opens the history. Entries keep their
 * ids, so moving one twice leaves one. (docs/decisions/0005-history.md)
 */

/** Matches documents with entries that have not been moved. */
export const HAS_PENDING_HISTORY = { 'pendingHistory._id': { $exists: true } };

/** The collections whose documents may hold waiting entries. */
type WithHistory = 'users' | 'comments' | 'accounts' | 'unit';

/** What is read of a document whose entries are to be moved. */
type Waiting = WithPendingHistory & { readonly _id: string };

/** Moves entries from a document to the audit log. Their change is saved either way, so a failure here is logged and made up for later. */
export function moveToAuditLog(collection: WithHistory, _id: string, pendingHistory: HistoryEntry[]): Promise<void> {
  return moveAllToAuditLog(collection, [{ _id, pendingHistory }]);
}

/** The same for many documents: two database commands, however many documents there are. */
export async function moveAllToAuditLog(collection: WithHistory, documents: readonly Waiting[]): Promise<void> {
  const [first] = documents;
  if (!first) return;
  await laterIfNotNow(documents.length === 1 ? first._id : collection, async () => {
    const entries = documents.flatMap(({ pendingHistory = [] }) => pendingHistory);
    await writeToAuditLog(entries);
    const { matchedCount } = await mongoose.connection.collection<Waiting>(collection).bulkWrite(
      documents.map(({ _id, pendingHistory = [] }) => ({
        updateOne: {
          filter: { _id },
          update: { $pull: { pendingHistory: { _id: { $in: pendingHistory.map((entry) => entry._id) } } } },
        },
      })),
    );
    if (matchedCount < documents.length) await forgetOfErased(entries);
  });
}

/** Moves entries that a crash left in a collection's documents to the audit log. Takes one database command if nothing waits. */
export async function settleWaiting(collection: WithHistory): Promise<void> {
  const left = await mongoose.connection
    .collection<Waiting>(collection)
    .find(HAS_PENDING_HISTORY, { projection: { pendingHistory: 1 }, batchSize: IN_ONE_BATCH })
    .toArray();
  await moveAllToAuditLog(collection, left);
}

/** Removes entries from the audit log again, if their soldier was erased between the change and its entry. */
export async function forgetOfErased(entries: readonly HistoryEntry[]): Promise<void> {
  const about = [...new Set(entries.map(({ soldierId }) => soldierId))];
  const kept = await mongoose.connection
    .collection<{ _id: string }>('users')
    .find({ _id: { $in: about }, erasure: { $exists: false } }, { projection: { _id: 1 } })
    .toArray();
  const gone = about.filter((id) => !kept.some(({ _id }) => _id === id));
  await HistoryModel.deleteMany({ _id: { $in: entries.map(({ _id }) => _id) }, soldierId: { $in: gone } });
}

/** Adds entries to the audit log, except those already there. */
export async function writeToAuditLog(entries: readonly HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  try {
    // Not through the model, which takes a second for a thousand entries. Their type describes them well enough.
    await mongoose.connection.collection<HistoryEntry>('auditLog').insertMany(entries, { ordered: false });
  } catch (error) {
    if (!areDuplicates(error)) throw error;
  }
}

/**
 * Which of these entries are in the history, waiting or in the audit log. If an entry is there, its change was made. One database command.
 * @param documents those with waiting entries, read before this call, so that an entry which moves meanwhile is found
 */
export async function entriesMade(
  ids: readonly string[],
  documents: readonly WithPendingHistory[],
): Promise<ReadonlySet<string>> {
  const logged = await HistoryModel.find({ _id: { $in: ids } }, { _id: 1 }).lean();
  const waiting = documents.flatMap(({ pendingHistory = [] }) => pendingHistory);
  return new Set([...logged, ...waiting].map(({ _id }) => _id));
}

/** Does the rest of the work after a change to one document or to many of a collection. If that fails, `settleHistory` does it later. */
export async function laterIfNotNow(id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error, id }, 'A history entry waits in its document.');
  }
}
