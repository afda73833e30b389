import { skipToken } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { mayChangeRights, permit, Access } from '../../../domain/permissions.ts';
import { Membership } from '../../../domain/record/membership.ts';
import { counted } from '../../../domain/words.ts';
import { useIsChanging } from '../../app/api/changesUnderWay.ts';
import { dataOf } from '../../app/api/dataOf.ts';
import { useFirstIdle } from '../../app/browser/idle.ts';
import { isGone } from '../../app/failures/failure.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { useNewDay } from '../../app/live/useNewDay.ts';
import { useRefetchAfterChange } from '../../app/live/useRefetchAfterChange.ts';
import { paths } from '../../app/paths.ts';
import type { RecordPart } from '../../app/people/recordAddress.ts';
import { withUnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { usePerson } from '../../app/session/PersonContext.ts';
import { Link } from '../../components/Link.tsx';
import { Note } from '../../components/Note.tsx';
import { QuietLink } from '../../components/QuietLink.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import words from '../../components/words.module.css';
import { ScheduledSchools } from '../schools/scheduled/ScheduledSchools.tsx';
import { HistoryPanel } from './history/HistoryPanel.tsx';
import { LastChanges } from './history/LastChanges.tsx';
import { LoginPanel } from './login/LoginPanel.tsx';
import { MembershipPanel } from './membership/MembershipPanel.tsx';
import classes from './record.module.css';
import { RecordGroups } from './RecordGroups.tsx';
import { RecordHead, RecordName } from './RecordHead.tsx';
import { RecordMenu } from './RecordMenu.tsx';
import { OtherScores, RecordNow, useDueOf } from './RecordNow.tsx';
import { RecordTrail } from './RecordTrail.tsx';
import { useCommentCountQuery, useSoldierChangedSubscription, useUserInfoQuery } from './UserInfoScreen.generated.ts';

/** A soldier's record: My Info, or anyone's for staff. */
export const UserInfoScreen = withUnitPolicy(UserInfo);

function UserInfo() {
  const { id = '' } = useParams();
  return <UserRecord key={id} id={id} />;
}

function UserRecord({ id }: { id: string }) {
  const { hash } = useLocation();
  const person = usePerson();
  const [chosen, setChosen] = useState<readonly RecordPart[] | null>(null);
  const [wasHidden, setHidden] = useState(false);
  const [wasMoving, setWasMoving] = useState(false);
  const [wasShown, setShown] = useState(false);
  /** How often the record was erased while the screen showed it: it can come back. */
  const [erasures, setErasures] = useState(0);
  // Shows the cached record at once, and refetches it. If that fails, the cached record stays.
  const query = useUserInfoQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const { data, previousData, error, refetch } = query;
  const isChanging = useIsChanging();
  const refetchAfterChange = useRefetchAfterChange(query);
  useNewDay(refetchAfterChange);
  // Follows other people's changes. The first event is the current record.
  useSoldierChangedSubscription({
    variables: { id },
    ignoreResults: true,
    onData: () => {
      // A query in progress may bring an older record and overwrite this one, so it's sent again. So is a failed query.
      if (query.loading || error || isChanging) refetchAfterChange(0);
    },
    onError: (failed) => isGone(failed) && setErasures((count) => count + 1),
  });
  const hasRecord = data !== undefined;
  const dropRecord = useEffectEvent(() => refetchAfterChange(0));
  useEffect(() => {
    // The record must go, too. Without one, the query says itself that there is none.
    if (erasures > 0 && hasRecord) dropRecord();
  }, [erasures, hasRecord]);
  // Deferred, so that rendering the large screen doesn't block the page.
  const soldier = useDeferredValue((data ?? previousData)?.soldier);
  const hasLeft = soldier?.membership === Membership.DEPARTED;
  const due = useDueOf(id, !hasLeft);
  // Both appear at once, so that nothing moves. After that the record stays, even if the unit makes its first requirement.
  if (soldier && !due.isAwaited && !wasShown) setShown(true);
  if (error && (!soldier || isGone(error))) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  const reload = async () => dataOf(await refetch()).soldier;
  const isOwn = id === person?.soldierId;
  const isMoving = soldier !== undefined && (soldier.departure !== null || soldier.membership !== Membership.PRESENT);
  const parts: readonly RecordPart[] = [
    'HISTORY',
    ...(mayChangeRights(person, id) ? (['LOGIN'] as const) : []),
    ...(person?.isStaff ? (['STAY'] as const) : []),
  ];
  const chosenParts = chosen ?? parts.filter((part) => hash === `#${part}`);
  const hidePart = (part: RecordPart) => {
    setChosen(chosenParts.filter((one) => one !== part));
    setHidden(true);
  };
  const openPart = (part: RecordPart) => setChosen([...chosenParts.filter((one) => one !== part), part]);
  // Somebody who comes or leaves: how they stand to the unit is open from the start, and stays open once it is settled.
  if (person?.isStaff && isMoving && !wasMoving) setWasMoving(true);
  const opened = new Set<RecordPart>([...(wasMoving ? (['STAY'] as const) : []), ...chosenParts]);
  return (
    <Stack gap="var(--app-gap)">
      <div>
        <ScreenTitle
          back={<RecordTrail id={id} isOwn={isOwn} />}
          title={isOwn ? 'My Info' : soldier && rankAndName(soldier)}
          actions={
            <Group gap="sm" className={`${words.line} ${classes.links}`}>
              {permit(Access.STAFF_NOT_SELF, person, id) === 'ALLOWED' && !hasLeft && (
                <QuietLink to={paths.commentCreate(id)} icon={IconPlus}>
                  Add Comment
                </QuietLink>
              )}
              <CommentsLink id={id} isRecordShown={soldier !== undefined} />
              {!hasLeft && (
                <Button component={Link} to={paths.userInfoEdit(id)} variant="default">
                  Edit Info
                </Button>
              )}
              <RecordMenu parts={parts} isMoving={isMoving} onOpen={openPart} />
            </Group>
          }
        />
      </div>
      <QueryAlert error={error} onRetry={() => void refetch()} />
      {soldier && wasShown ? (
        <>
          <div className={classes.head}>
            <RecordName soldier={soldier} />
            <RecordHead soldier={soldier} />
          </div>
          {hasLeft && (
            <Note>
              Has left the unit. The record is kept as it was; nobody changes it unless they are brought back.
            </Note>
          )}
          {!hasLeft && <RecordNow soldier={soldier} due={due} />}
          <RecordGroups soldier={soldier}>
            <ScheduledSchools soldier={soldier} />
          </RecordGroups>
          <div className={classes.later}>
            {!hasLeft && <OtherScores series={due.series} />}
            {!opened.has('HISTORY') && (
              <OpenedPart takesFocus={wasHidden}>
                <LastChanges soldierId={id} onShowAll={() => openPart('HISTORY')} />
              </OpenedPart>
            )}
          </div>
          {[...opened].map((part) => (
            <OpenedPart key={part} takesFocus={part === chosenParts.at(-1)}>
              {part === 'HISTORY' && <HistoryPanel soldier={soldier} onHide={() => hidePart('HISTORY')} />}
              {part === 'LOGIN' && <LoginPanel soldier={soldier} />}
              {part === 'STAY' && <MembershipPanel soldier={soldier} reload={reload} isLeaving={!isMoving} />}
            </OpenedPart>
          ))}
        </>
      ) : (
        <ScreenSkeleton what="the record" parts={['9rem', '6rem', '24rem']} />
      )}
    </Stack>
  );
}

/** A part of the record that was opened, or is back. It takes the focus, unless it is there from the start. */
function OpenedPart({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = part;
    // A form inside may have taken it already.
    if (!takesFocus || current?.contains(document.activeElement)) return;
    (current?.querySelector<HTMLElement>('[tabindex="-1"]') ?? current?.querySelector('button'))?.focus();
  }, [takesFocus]);
  return <div ref={part}>{children}</div>;
}

type CommentsLinkProps = {
  id: string;
  /** The number of comments is fetched only after that, so that the record doesn't wait for it. */
  isRecordShown: boolean;
};

/** The link to the comments about a soldier. Their number is beside the link's name but not part of it. */
function CommentsLink({ id, isRecordShown }: CommentsLinkProps) {
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
          // Keeps its width without the number, which arrives later and must not move other buttons.
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
