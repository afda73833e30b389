import { Text, Title } from '@mantine/core';
import { commentCategoryLabel } from '../../../domain/values.ts';
import block from '../../components/block.module.css';
import { CommentEntry } from './CommentEntry.tsx';
import classes from './CommentGroupBlock.module.css';
import type { CommentGroup } from './commentGroups.ts';

/** The comments of one category, with their number. */
export function CommentGroupBlock({ group, hasLeft }: { group: CommentGroup; hasLeft: boolean }) {
  const { category, comments, total } = group;
  const headingId = `category-${category}`;
  return (
    <section aria-labelledby={headingId} className={classes.group}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={headingId}>
          {commentCategoryLabel[category]}
        </Title>
        <Text size="sm" c="dimmed">
          {comments.length < total ? `${comments.length} of ${total}` : total}
        </Text>
      </div>
      {comments.length === 0 ? (
        <Text c="dimmed" px="md" py="sm">
          Older comments only.
        </Text>
      ) : (
        <ul className={block.list}>
          {comments.map((comment) => (
            <CommentEntry key={comment.id} comment={comment} hasLeft={hasLeft} />
          ))}
        </ul>
      )}
    </section>
  );
}
