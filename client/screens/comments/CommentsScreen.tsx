import { Button, Group, Stack, Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { permit, Access } from '../../../domain/permissions.ts';
import { Membership } from '../../../domain/record/membership.ts';
import { isGone } from '../../app/failures/failure.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { useNewDay } from '../../app/live/useNewDay.ts';
import { paths } from '../../app/paths.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import type { OnProgress } from '../../app/tables/export/exportedFile.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { LARGEST_PAGE, useWholeList } from '../../app/tables/export/useWholeList.ts';
import { usePaginatedList } from '../../app/tables/usePaginatedList.ts';
import { BackLink } from '../../components/BackLink.tsx';
import line from '../../components/line.module.css';
import { Link } from '../../components/Link.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import { byCategory, COMMENT_COLUMNS } from './commentColumns.ts';
import { CommentsByCategory } from './CommentsByCategory.tsx';
import {
  CommentsDocument,
  useCommentedSoldierChangedSubscription,
  useCommentsChangedSubscription,
} from './CommentsScreen.generated.ts';
import classes from './CommentsScreen.module.css';

/** The comments about a soldier: My Comments, or anyone's for staff. */
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
  const mayAdd = permit(Access.STAFF_NOT_SELF, person, id) === 'ALLOWED' && !hasLeft;
  const title = isOwn ? 'My Comments' : name && `Comments for ${name}`;
  return (
    <Stack gap="lg">
      <ScreenTitle
        back={<BackLink to={paths.userInfo(id)} screen="the record" />}
        title={title}
        actions={
          <Group gap="sm">
            {title && data && data.comments.edges.length > 0 && <ExportComments soldierId={id} label={title} />}
            {mayAdd && (
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
          addTo={mayAdd ? id : null}
          onMore={showMore}
        />
      ) : (
        <ScreenSkeleton what="the comments" parts={['14rem']} />
      )}
    </Stack>
  );
}

/** Invites the soldier to recommend a comment about themself. */
function RecommendPrompt({ soldierId }: { soldierId: string }) {
  return (
    <div className={`${line.head} ${classes.prompt}`}>
      <Text>Done something your leaders should know about? Recommend a comment about yourself.</Text>
      <Button component={Link} to={paths.commentRecommend(soldierId)}>
        Add Recommended Comment
      </Button>
    </div>
  );
}

type ExportCommentsProps = {
  soldierId: string;
  /** The title of the screen. */
  label: string;
};

/** Exports all comments about a soldier, including pages not loaded yet. */
function ExportComments({ soldierId, label }: ExportCommentsProps) {
  const variables = { id: soldierId, first: LARGEST_PAGE };
  const readAll = useWholeList(CommentsDocument, variables, ({ comments }) => comments);

  async function readRows(onProgress: OnProgress) {
    const { rows, isWhole } = await readAll(onProgress);
    return { rows: byCategory(rows), isWhole };
  }

  return <ExportMenu label={label} columns={COMMENT_COLUMNS} rows={readRows} />;
}

/** The comments about a soldier, kept up to date with other people's changes and the day. The soldier must not change during the component's life. */
function useComments(soldierId: string) {
  const variables = { id: soldierId };
  const { refetchAfterChange, ...pages } = usePaginatedList(CommentsDocument, variables, ({ comments }) => comments);
  useNewDay(refetchAfterChange);
  useCommentsChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ data: told }) => refetchAfterChange(told.data?.commentsChanged.unchangedForSeconds),
  });
  useCommentedSoldierChangedSubscription({
    variables,
    ignoreResults: true,
    // The soldier was erased in the meantime, so their comments must go too.
    onError: (failed) => isGone(failed) && refetchAfterChange(0),
  });
  return pages;
}
