import { Text, Title, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { CommentCategory, commentCategoryLabel } from '../../../domain/values.ts';
import { paths } from '../../app/paths.ts';
import { ShowMore } from '../../app/tables/ShowMore.tsx';
import block from '../../components/block.module.css';
import { Link } from '../../components/Link.tsx';
import { CommentEntry } from './CommentEntry.tsx';
import { type CommentGroup, groupComments } from './commentGroups.ts';
import type { CommentsByCategory_CommentsFragment } from './CommentsByCategory.generated.ts';
import classes from './CommentsByCategory.module.css';
import { writingAbout } from './form/commentValues.ts';

type CommentsByCategoryProps = {
  comments: CommentsByCategory_CommentsFragment;
  /** The soldier has left the unit, so nothing can be added. */
  hasLeft: boolean;
  whenEmpty: string;
  /** The soldier that the viewer may add comments about; null if they may not. */
  addTo: string | null;
  onMore: () => Promise<unknown>;
};

/** The comments by category, as on a counseling sheet. Categories without comments come last. */
export function CommentsByCategory({ comments, hasLeft, whenEmpty, addTo, onMore }: CommentsByCategoryProps) {
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
      {without.length > 0 && <Without categories={without} addTo={addTo} />}
      {/* Older comments join the groups above; this announces them. */}
      <ShowMore
        label="Show older comments"
        status={pageInfo.hasNextPage ? `The newest ${edges.length} of ${total} comments` : `All ${total} comments`}
        hasMore={pageInfo.hasNextPage}
        onMore={onMore}
      />
    </>
  );
}

/** The categories that nobody has written about. Leaders open the form of a comment from them; only soldiers recommend comments. */
function Without({ categories, addTo }: { categories: readonly CommentCategory[]; addTo: string | null }) {
  return (
    <div className={classes.without}>
      <span>No comments yet:</span>
      <ul>
        {categories.map((category) => (
          <li key={category}>
            {addTo === null || category === CommentCategory.RECOMMENDED ? (
              commentCategoryLabel[category]
            ) : (
              <Link to={paths.commentCreate(addTo)} state={writingAbout(category)} className={classes.add}>
                <IconPlus aria-hidden />
                <VisuallyHidden>Write about </VisuallyHidden>
                {commentCategoryLabel[category]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One category's comments, with their number. */
function CommentGroupBlock({ group, hasLeft }: { group: CommentGroup; hasLeft: boolean }) {
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
