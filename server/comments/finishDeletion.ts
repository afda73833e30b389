import { forgetOfErased, laterIfNotNow, writeToAuditLog } from '../history/auditLog.ts';
import { HistoryModel } from '../history/history.model.ts';
import { type Comment, CommentModel } from './comment.model.ts';

/**
 * The second half of a deletion: removes the comment's text from the history, and the comment from the store. It may run again after a crash.
 * Waiting entries are moved first, so that none of them brings the text back into the audit log.
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
