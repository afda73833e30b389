import { COMMENT_CATEGORIES, commentCategoryLabel } from '../../../domain/values.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { dayOf } from '../../components/browserClock.ts';
import { authorText } from '../../components/soldierText.ts';
import type { CommentEntry_CommentFragment } from './CommentEntry.generated.ts';

/** The columns of the exported comments. */
export const COMMENT_COLUMNS: readonly ExportColumn<CommentEntry_CommentFragment>[] = [
  { header: 'Category', exported: ({ category }) => commentCategoryLabel[category] },
  { header: 'Date', exported: ({ timestamp }) => ({ day: dayOf(timestamp) }) },
  { header: 'Author', exported: ({ author }) => authorText(author) },
  { header: 'Comment', exported: ({ text }) => text },
];

/** Sorted by category, as on the screen. Within a category the order is kept. */
export function byCategory<Comment extends Pick<CommentEntry_CommentFragment, 'category'>>(
  comments: readonly Comment[],
): Comment[] {
  return COMMENT_CATEGORIES.flatMap((category) => comments.filter((comment) => comment.category === category));
}
