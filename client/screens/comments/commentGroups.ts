import { COMMENT_CATEGORIES, type CommentCategory } from '../../../domain/values.ts';
import type { CommentEntry_CommentFragment } from './CommentEntry.generated.ts';
import type { CommentsByCategory_CommentsFragment } from './CommentsByCategory.generated.ts';

/** The loaded comments of a category, newest first, among them always the newest of all, and the number of all. */
export type CommentGroup = {
  readonly category: CommentCategory;
  readonly comments: readonly CommentEntry_CommentFragment[];
  readonly total: number;
};

/** Groups the comments by category, in the order of the categories; lists the categories without comments separately. */
export function groupComments({ edges, newest, counts, pageInfo }: CommentsByCategory_CommentsFragment): {
  groups: CommentGroup[];
  without: CommentCategory[];
} {
  const all = COMMENT_CATEGORIES.map((category): CommentGroup => {
    const loaded = edges.map(({ node }) => node).filter((comment) => comment.category === category);
    // Where the newest is on a later page, all are.
    const comments = loaded.length > 0 ? loaded : newest.filter((comment) => comment.category === category);
    const count = counts.find((one) => one.category === category)?.count ?? 0;
    // The server's count includes the comments that are not loaded yet.
    return { category, comments, total: pageInfo.hasNextPage ? Math.max(count, comments.length) : comments.length };
  });
  return {
    groups: all.filter(({ total }) => total > 0),
    without: all.filter(({ total }) => total === 0).map(({ category }) => category),
  };
}
