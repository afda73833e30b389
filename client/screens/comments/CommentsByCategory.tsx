import { Text } from '@mantine/core';
import { commentCategoryLabel } from '../../../domain/values.ts';
import { ShowMore } from '../../app/tables/ShowMore.tsx';
import block from '../../components/block.module.css';
import { CommentGroupBlock } from './CommentGroupBlock.tsx';
import { groupComments } from './commentGroups.ts';
import type { CommentsByCategory_CommentsFragment } from './CommentsByCategory.generated.ts';

type CommentsByCategoryProps = {
  comments: CommentsByCategory_CommentsFragment;
  /** Whether the soldier has left the unit, so that nothing is added. */
  hasLeft: boolean;
  whenEmpty: string;
  onMore: () => Promise<unknown>;
};

/** The comments by category, as on a counseling sheet; below them, the categories without comments. */
export function CommentsByCategory({ comments, hasLeft, whenEmpty, onMore }: CommentsByCategoryProps) {
  const { groups, without } = groupComments(comments);
  const { edges, pageInfo } = comments;
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      {groups.length === 0 && <Text>{whenEmpty}</Text>}
      {groups.length > 0 && (
        <div className={block.block}>
          {groups.map((group) => (
            <CommentGroupBlock key={group.category} group={group} hasLeft={hasLeft} />
          ))}
        </div>
      )}
      {without.length > 0 && (
        <Text c="dimmed">No comments yet: {without.map((category) => commentCategoryLabel[category]).join(', ')}</Text>
      )}
      {/* Older comments are added to the groups above; this announces them. */}
      <ShowMore
        label="Show older comments"
        status={pageInfo.hasNextPage ? `The newest ${edges.length} of ${total} comments` : `All ${total} comments`}
        hasMore={pageInfo.hasNextPage}
        onMore={onMore}
      />
    </>
  );
}
