import { laterIfNotNow, writeToAuditLog } from '../history/auditLog.ts';
import { type HistoryEntry, HistoryModel } from '../history/history.model.ts';
import { type Comment, CommentModel } from './comment.model.ts';

/**
 * The second half of a deletion: takes the comment's text out of the history, and the comment out of the store. It may run again after
 * a crash, and beside the move of an earlier entry to the audit log: whichever writes an entry first, it ends without the text.
 */
export async function finishDeletion({ _id, pendingHistory = [] }: Comment): Promise<void> {
  await laterIfNotNow(_id, async () => {
    await writeToAuditLog(pendingHistory.map(withoutText));
    await HistoryModel.updateMany(
      { subjectId: _id, 'changes.field': 'text' },
      { $set: { 'changes.$.from': null, 'changes.$.to': null } },
    );
    await CommentModel.deleteOne({ _id });
  });
}

function withoutText(entry: HistoryEntry): HistoryEntry {
  const changes = entry.changes.map((change) =>
    change.field === 'text' ? { ...change, from: null, to: null } : change,
  );
  return { ...entry, changes };
}
