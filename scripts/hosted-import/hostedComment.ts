import { fromStoredDate } from '../../domain/localDate.ts';
import { dateMessage, validateComment } from '../../domain/record/validation.ts';
import { cleanText } from '../../domain/texts.ts';
import { COMMENT_CATEGORIES, commentCategoryLabel } from '../../domain/values.ts';
import type { Comment } from '../../server/comments/comment.model.ts';
import type { HostedDocument, HostedProblem } from './hostedExport.ts';
import { HostedFields } from './hostedFields.ts';

/** The comment fields that are imported. Others are left out, and the operator is told. */
export const KNOWN_COMMENT_FIELDS: readonly string[] = [
  'id',
  'category',
  'text',
  'timestamp',
  'commentor_id',
  'user_id',
];

/**
 * Reads a comment with its author and the soldier it is about (Spec 16.1).
 * @param soldierIdOf gives the record's id for an id in the export
 */
export function readComment(
  { id, fields }: HostedDocument,
  soldierIdOf: (hostedId: string) => string | undefined,
): { comment: Comment | null; problems: HostedProblem[] } {
  const document = new HostedFields(fields);
  const person = (field: string): string | undefined => {
    const found = soldierIdOf(document.text(field));
    if (found === undefined) document.refuse(field, 'Nobody in the file or in the store has this id.');
    return found;
  };
  const list = { label: 'Category', values: COMMENT_CATEGORIES, shown: commentCategoryLabel };
  const category = document.listed('category', list, null);
  if (category === null) document.refuse('category', 'A comment needs a category.');
  const text = cleanText(document.text('text'));
  for (const { message } of validateComment(text)) document.refuse('text', message);
  const timestamp = document.instant('timestamp');
  if (timestamp === null) document.refuse('timestamp', 'A comment needs a timestamp.');
  const notWithin = timestamp && dateMessage('Timestamp', fromStoredDate(timestamp));
  if (notWithin !== null) document.refuse('timestamp', notWithin);
  const [soldierId, commentorId] = [person('user_id'), person('commentor_id')];
  const problems = document.problems.map((problem) => ({ collection: 'comments', id, ...problem }));
  if (!category || !timestamp || soldierId === undefined || commentorId === undefined || problems.length > 0) {
    return { comment: null, problems };
  }
  return { comment: { _id: id, version: 1, soldierId, commentorId, category, text, timestamp }, problems };
}
