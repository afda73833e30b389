import { messages } from '../../domain/errors.ts';
import { HistorySubject } from '../../domain/history.ts';
import { mayEditComment } from '../../domain/permissions.ts';
import { Refusal } from '../api/refusal.ts';
import type { Member } from '../api/signedIn.ts';
import { HistoryModel } from '../history/history.model.ts';
import { type Comment, CommentModel } from './comment.model.ts';

/** Matches comments that are not being deleted (server/comments/finishDeletion.ts). */
export const NOT_DELETED = { deletedAt: null };

/**
 * A comment that a person may read.
 * @throws Refusal `FORBIDDEN`; for staff, and for the soldier of a deleted comment, `NOT_FOUND` instead.
 */
export async function findReadable(person: Member, id: string): Promise<Comment> {
  const comment = await CommentModel.findOne({ _id: id, ...readableBy(person) }).lean();
  if (comment && !comment.deletedAt) return comment;
  // Only people who may read every comment learn which ones exist.
  if (comment || person.isStaff || (await wasAbout(person, id))) throw noSuchComment();
  throw new Refusal('FORBIDDEN');
}

/**
 * Matches the comments that a person may read, as `mayReadComments` says. The store is asked only for these. So a comment about somebody else
 * takes the same commands as a missing one, and the time of a refusal doesn't tell which it was.
 */
function readableBy({ isStaff, soldierId }: Member): Partial<Pick<Comment, 'soldierId'>> {
  return isStaff ? {} : { soldierId };
}

/** Whether a comment about the person once existed: their history still names it after it was deleted. */
async function wasAbout({ soldierId }: Member, subjectId: string): Promise<boolean> {
  return (await HistoryModel.exists({ subjectId, soldierId, subject: HistorySubject.COMMENT })) !== null;
}

/**
 * A comment that a person may change or delete.
 * @throws Refusal `FORBIDDEN`; `NOT_FOUND` as `findReadable`.
 */
export async function findEditable(person: Member, id: string): Promise<Comment> {
  const comment = await findReadable(person, id);
  if (!mayEditComment(person, { ...comment, authorId: comment.commentorId })) throw new Refusal('FORBIDDEN');
  return comment;
}

/** The refusal for a comment that does not exist, or no longer does. */
export function noSuchComment(): Refusal {
  return new Refusal('NOT_FOUND', { message: messages.commentDoesNotExist });
}
