import { laterIfNotNow, writeToAuditLog } from '../history/auditLog.ts';
import { HistoryModel } from '../history/history.model.ts';
import { type Comment, CommentModel } from './comment.model.ts';

/**
 * The second half of a deletion: takes the comment's text out of the history, and the comment out of the store. It may run again after
 * a crash. The entries that wait come first: one that is being moved to the audit log at the same moment is not written there after
 * the text was taken out.
 */
export async function finishDeletion({ _id, pendingHistory = [] }: Comment): Promise<void> {
  await laterIfNotNow(_id, async () => {
    await writeToAuditLog(pendingHistory);
    await HistoryModel.updateMany(
      { subjectId: _id, 'changes.field': 'text' },
      { $set: { 'changes.$.from': null, 'changes.$.to': null } },
    );
    await CommentModel.deleteOne({ _id });
  });
}
