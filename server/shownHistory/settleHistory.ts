import { type Comment, CommentModel } from '../comments/comment.model.ts';
import { finishDeletion } from '../comments/finishDeletion.ts';
import { HAS_PENDING_HISTORY, moveAllToAuditLog } from '../history/auditLog.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';

/** Moves entries that a crash left in documents to the audit log: one soldier's, or everybody's. */
export async function settleHistory(soldierId?: string): Promise<void> {
  const [soldiers, comments] = await Promise.all([
    SoldierModel.find({ ...(soldierId !== undefined && { _id: soldierId }), ...HAS_PENDING_HISTORY }).lean(),
    CommentModel.find({ ...(soldierId !== undefined && { soldierId }), ...HAS_PENDING_HISTORY }).lean(),
  ]);
  const waiting = await withoutErased(comments.filter(({ deletedAt }) => !deletedAt));
  await moveAllToAuditLog('users', soldiers);
  await moveAllToAuditLog('comments', waiting);
  for (const comment of comments) if (comment.deletedAt) await finishDeletion(comment);
}

/**
 * Deletes comments whose soldier was erased: a crash came between writing the comment and looking for its soldier. One database command if
 * there are any comments, otherwise none.
 */
async function withoutErased(comments: readonly Comment[]): Promise<readonly Comment[]> {
  if (comments.length === 0) return [];
  const known = await SoldierModel.find(
    { _id: { $in: comments.map((comment) => comment.soldierId) } },
    { _id: 1 },
  ).lean();
  const isLeft = (comment: Comment) => known.some(({ _id }) => _id === comment.soldierId);
  const gone = comments.filter((comment) => !isLeft(comment));
  if (gone.length > 0) await CommentModel.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } });
  return comments.filter(isLeft);
}
