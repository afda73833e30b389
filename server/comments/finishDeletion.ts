import { forgetOfErased, laterIfNotNow, writeToAuditLog } from '../history/auditLog.ts';
import { HistoryModel } from '../history/history.model.ts';
import { type Comment, CommentModel } from './comment.model.ts';

/**
 * The second half of a deletion: takes the comment's text out of the history, and the comment out of the store. It may run again after a
 * crash. Waiting entries are moved first, so that none of them brings the text into the audit log after it was taken out there.
 */
export async function finishDeletion({ _id, pendingHistory = [] }: Comment): Promise<void> {
  await laterIfNotNow(_id, async () => {
    await writeToAuditLog(pendingHistory);
    await HistoryModel.updateMany(
      { subjectId: _id, 'changes.field': 'text' },
      { $set: { 'changes.$.from': null, 'changes.$.to': null } },
    );
    const { deletedCount } = await CommentModel.deleteOne({ _id });
    if (deletedCount === 0) await forgetOfErased(pendingHistory);
  });
}
