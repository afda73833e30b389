import { COMMENT_CATEGORIES, type CommentCategory } from '../../../domain/values.ts';
import type { CommentEntry_CommentFragment } from './CommentEntry.generated.ts';
import type { CommentsByCategory_CommentsFragment } from './CommentsByCategory.generated.ts';

/** A category's loaded comments, newest first, and the number of all its comments. The newest of all is always loaded. */
export type CommentGroup = {
  readonly category: CommentCategory;
  readonly comments: readonly CommentEntry_CommentFragment[];
  readonly total: number;
};

/** Groups the comments by category, in the categories' order. Categories without comments are listed separately. */
export function groupComments({ edges, newest, counts, pageInfo }: CommentsByCategory_CommentsFragment): {
  groups: CommentGroup[];
  without: CommentCategory[];
} {
  const all = COMMENT_CATEGORIES.map((category): CommentGroup => {
    const loaded = edges.map(({ node }) => node).filter((comment) => comment.category === category);
    // If a category's newest comment is on a later page, so are all its others.
    const comments = loaded.length > 0 ? loaded : newest.filter((comment) => comment.category === category);
    const count = counts.find((one) => one.category === category)?.count ?? 0;
    // The server's count includes comments that aren't loaded yet.
    return { category, comments, total: pageInfo.hasNextPage ? Math.max(count, comments.length) : comments.length };
  });
  return {
    groups: all.filter(({ total }) => total > 0),
    without: all.filter(({ total }) => total === 0).map(({ category }) => category),
  };
}
