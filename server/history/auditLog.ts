import mongoose from 'mongoose';
import { isDuplicateOf } from '../database/duplicateKey.ts';
import { log } from '../log.ts';
import { HistoryModel, type HistoryEntry, type WithPendingHistory } from './history.model.ts';

/*
 * A change and its history entry are one write to one document: the entry first waits in the document's `pendingHistory`. From there it
 * moves to the audit log, at once as a rule; after a crash in between, with the next start or the next look at the history. Entries keep
 * their ids, so that moving one twice leaves one. (docs/decisions/0005-history.md)
 */

/** Condition for documents with entries that have not been moved. */
export const HAS_PENDING_HISTORY = { 'pendingHistory._id': { $exists: true } };

/**
 * Moves entries from a document to the audit log. The change they tell of is done and stays done: what goes wrong here is logged
 * and made up for later.
 */
export async function moveToAuditLog(
  collection: 'users' | 'comments',
  id: string,
  entries: readonly HistoryEntry[],
): Promise<void> {
  await laterIfNotNow(id, async () => {
    await writeToAuditLog(entries);
    await mongoose.connection
      .collection<WithPendingHistory & { _id: string }>(collection)
      .updateOne({ _id: id }, { $pull: { pendingHistory: { _id: { $in: entries.map((entry) => entry._id) } } } });
  });
}

/** Adds entries to the audit log, but for those that are there. */
export async function writeToAuditLog(entries: readonly HistoryEntry[]): Promise<void> {
  for (const entry of entries) {
    try {
      await HistoryModel.create(entry);
    } catch (error) {
      if (!isDuplicateOf(error, '_id')) throw error;
    }
  }
}

/** Does what is left to do after a change to a document. When it fails, `settleHistory` makes up for it. */
export async function laterIfNotNow(id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error, id }, 'History waits in its document.');
  }
}
