import { Button, Text } from '@mantine/core';
import { counted } from '../../../domain/words.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';

type CommentsLinkProps = {
  /** The soldier's. */
  id: string;
  /** How many comments there are; left out until it is known. */
  count: number | undefined;
};

/** The link to the comments about a soldier. Their number stands beside its name, and is no part of it. */
export function CommentsLink({ id, count }: CommentsLinkProps) {
  return (
    <>
      <Button
        component={Link}
        to={paths.comments(id)}
        variant="default"
        aria-describedby="comment-count"
        rightSection={
          <Text component="span" aria-hidden size="sm" c="dimmed">
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
