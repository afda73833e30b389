import { skipToken } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { counted } from '../../../domain/words.ts';
import { useFirstIdle } from '../../app/browser/idle.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';
import { useCommentCountQuery } from './CommentsLink.generated.ts';

type CommentsLinkProps = {
  id: string;
  /** The number is asked for after that, and not while the first screen is rendered, so that the record does not wait for it. */
  isRecordShown: boolean;
};

/** The link to the comments about a soldier. Their number stands beside its name, and is no part of it. */
export function CommentsLink({ id, isRecordShown }: CommentsLinkProps) {
  const isIdle = useFirstIdle();
  const { data } = useCommentCountQuery(
    isRecordShown && isIdle ? { variables: { soldierId: id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const count = data?.commentCount;
  return (
    <>
      <Button
        component={Link}
        to={paths.comments(id)}
        variant="default"
        aria-describedby="comment-count"
        rightSection={
          // As wide without the number, which comes later and moves no other button.
          <Text component="span" aria-hidden size="sm" c="dimmed" miw="2ch">
            {count}
          </Text>
        }
      >
        View Comments
      </Button>
      <span id="comment-count" hidden>
        {count !== undefined && counted(count, 'comment')}
      </span>
    </>
  );
}
