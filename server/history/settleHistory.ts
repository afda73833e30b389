import { IN_ONE_BATCH } from '../store/inOneBatch.ts';
import { CommentModel } from '../comments/comment.model.ts';
import { finishDeletion } from '../comments/finishDeletion.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import type { WithPendingHistory } from '../records/history/history.model.ts';
import { HAS_PENDING_HISTORY, moveAllToAuditLog } from '../records/history/auditLog.ts';

/** Moves what a crash has left in the documents to the audit log: one soldier's, or everybody's. */
export async function settleHistory(soldierId?: string): Promise<void> {
  const [soldiers, comments] = await Promise.all([
    SoldierModel.find({ ...(soldierId !== undefined && { _id: soldierId }), ...HAS_PENDING_HISTORY })
      .batchSize(IN_ONE_BATCH)
      .lean(),
    CommentModel.find({ ...(soldierId !== undefined && { soldierId }), ...HAS_PENDING_HISTORY })
      .batchSize(IN_ONE_BATCH)
      .lean(),
  ]);
  const waiting = comments.filter(({ deletedAt }) => !deletedAt);
  await moveAllToAuditLog('users', soldiers.map(toWaiting));
  await moveAllToAuditLog('comments', waiting.map(toWaiting));
  for (const comment of comments) if (comment.deletedAt) await finishDeletion(comment);
}

function toWaiting({ _id: id, pendingHistory: entries = [] }: WithPendingHistory & { _id: string }) {
  return { id, entries };
}
