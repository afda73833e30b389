import { Button, Group, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { Membership } from '../../../domain/record/membership.ts';
import { permit, Access } from '../../../domain/permissions.ts';
import { paths } from '../../app/paths.ts';
import { isGone } from '../../app/failures/failure.ts';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { usePerson } from '../../app/session/PersonContext.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Link } from '../../components/Link.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import { CommentsByCategory } from './CommentsByCategory.tsx';
import { ExportComments } from './ExportComments.tsx';
import { RecommendPrompt } from './RecommendPrompt.tsx';
import { useComments } from './useComments.ts';

/** The comments about a soldier: My Comments, or anybody's for staff. */
export function CommentsScreen() {
  const { id = '' } = useParams();
  return <SoldierComments key={id} id={id} />;
}

function SoldierComments({ id }: { id: string }) {
  const person = usePerson();
  const { data, error, retry, showMore } = useComments(id);
  if (error && (!data || isGone(error))) return <QueryFailure error={error} onRetry={retry} />;
  const isOwn = id === person?.soldierId;
  const hasLeft = data?.soldier.membership === Membership.DEPARTED;
  const name = data && rankAndName(data.soldier);
  const title = isOwn ? 'My Comments' : name && `Comments for ${name}`;
  return (
    <Stack gap="lg">
      <ScreenTitle
        back={<BackLink to={paths.userInfo(id)} screen="the record" />}
        title={title}
        actions={
          <Group gap="sm">
            {title && data && data.comments.edges.length > 0 && <ExportComments soldierId={id} label={title} />}
            {permit(Access.STAFF_NOT_SELF, person, id) === 'ALLOWED' && !hasLeft && (
              <Button component={Link} to={paths.commentCreate(id)}>
                Add Comment
              </Button>
            )}
          </Group>
        }
      />
      <QueryAlert error={error} onRetry={retry} />
      {isOwn && <RecommendPrompt soldierId={id} />}
      {data ? (
        <CommentsByCategory
          comments={data.comments}
          hasLeft={hasLeft}
          whenEmpty={`Nobody has written about ${isOwn ? 'you' : name} yet.`}
          onMore={showMore}
        />
      ) : (
        <ScreenSkeleton what="the comments" parts={['14rem']} />
      )}
    </Stack>
  );
}
