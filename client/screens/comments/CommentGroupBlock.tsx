import { Text, Title } from '@mantine/core';
import { mayEditComment } from '../../../domain/permissions.ts';
import { commentCategoryLabel } from '../../../domain/values.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import block from '../../components/block.module.css';
import { CommentEntry } from './CommentEntry.tsx';
import classes from './CommentGroupBlock.module.css';
import type { CommentGroup } from './commentGroups.ts';

/** The comments of one category, with their number. */
export function CommentGroupBlock({ group: { category, comments, total } }: { group: CommentGroup }) {
  const person = usePerson();
  const headingId = `category-${category}`;
  return (
    <section aria-labelledby={headingId} className={block['block']}>
      <div className={`${block['head']} ${classes['head']}`}>
        <Title order={2} id={headingId}>
          {commentCategoryLabel[category]}
        </Title>
        <Text size="sm" c="dimmed">
          {comments.length < total ? `${comments.length} of ${total}` : total}
        </Text>
      </div>
      {comments.length === 0 ? (
        <Text c="dimmed" p="md">
          Older comments only.
        </Text>
      ) : (
        <ul className={`${block['list']} ${classes['comments']}`}>
          {comments.map((comment) => (
            <CommentEntry key={comment.id} comment={comment} mayEdit={mayEditComment(person, comment)} />
          ))}
        </ul>
      )}
    </section>
  );
}
