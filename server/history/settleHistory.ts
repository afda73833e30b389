import { CommentModel } from '../comments/comment.model.ts';
import { finishDeletion } from '../comments/finishDeletion.ts';
import { SoldierModel } from '../soldiers/soldier.model.ts';
import { HAS_PENDING_HISTORY, moveToAuditLog } from './auditLog.ts';

/** Moves what a crash has left in the documents to the audit log: one soldier's, or everybody's. */
export async function settleHistory(soldierId?: string): Promise<void> {
  const [soldiers, comments] = await Promise.all([
    SoldierModel.find({ ...(soldierId !== undefined && { _id: soldierId }), ...HAS_PENDING_HISTORY }).lean(),
    CommentModel.find({ ...(soldierId !== undefined && { soldierId }), ...HAS_PENDING_HISTORY }).lean(),
  ]);
  for (const { _id, pendingHistory = [] } of soldiers) await moveToAuditLog('users', _id, pendingHistory);
  for (const comment of comments) {
    if (comment.deletedAt) await finishDeletion(comment);
    else await moveToAuditLog('comments', comment._id, comment.pendingHistory ?? []);
  }
}
