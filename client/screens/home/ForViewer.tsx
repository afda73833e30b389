import { Group, Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { groupCountsText } from '../../../domain/due/counts.ts';
import { dueTextInSentence, soonestFirst } from '../../../domain/due/dueText.ts';
import { DueState } from '../../../domain/due/states.ts';
import { counted } from '../../../domain/words.ts';
import { type FollowedQuery, type Pace, useRefetchAfterChange } from '../../app/live/useRefetchAfterChange.ts';
import { useUnitChanges } from '../../app/live/useUnitChanges.ts';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { paths } from '../../app/paths.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { refusedPageOf } from '../../app/session/refusedPage.ts';
import { useHasRequirements } from '../../app/session/useHasRequirements.ts';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Note } from '../../components/Note.tsx';
import { type Called, rankAndName } from '../../components/soldierText.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { today } from '../../components/today.ts';
import words from '../../components/words.module.css';
import { useForViewerQuery, useOwnDueQuery } from './ForViewer.generated.ts';
import classes from './HomeScreen.module.css';
import { refusedPageText } from './refusedPageText.ts';
import type { SectionBlock_SectionFragment } from './SectionBlock.generated.ts';
import { whomToAsk } from './whomToAsk.ts';

/** The whole unit may have this screen open. Refetches after a change are spread over this time, in milliseconds. */
const SPREAD_MS = 4000;

export type ForViewerProps = {
  soldierId: string;
  /** Undefined until the sections show. */
  sections: readonly SectionBlock_SectionFragment[] | undefined;
  /** The query of the sections, and when it was first sent. */
  query: FollowedQuery;
  askedAt: number;
};

/**
 * What the viewer should know before reading the sections: why a page didn't open, how to get a place, and what waits for staff. Once the
 * sections show, it also keeps them up to date. The screen loads it lazily.
 */
export function ForViewer({ soldierId, sections, query, askedAt }: ForViewerProps) {
  const isStaff = usePerson()?.isStaff === true;
  const hasRequirements = useHasRequirements();
  const people = sections?.flatMap(({ members }) => members);
  return (
    <>
      <RefusedPageNote people={people ?? (query.error === undefined ? null : [])} />
      {people?.every(({ id }) => id !== soldierId) && (
        <Note>
          You have no place yet. Choose it in <TextLink to={paths.userInfoEdit(soldierId)}>Edit Info</TextLink>, or ask{' '}
          {whomToAsk(people)}.
        </Note>
      )}
      {isStaff && <WaitingForStaff />}
      {!isStaff && hasRequirements && <OwnDue soldierId={soldierId} />}
      {sections && <UnitFollower query={query} pace={{ askedAt, spreadMs: SPREAD_MS }} />}
    </>
  );
}

/** What waits for staff, each with a count and a link. Its space is reserved while it loads, so that nothing below it moves. */
function WaitingForStaff() {
  const { data } = useUnitList(useForViewerQuery({ fetchPolicy: 'cache-and-network' }));
  if (!data) return <div className={classes.waiting} />;
  const { notCurrent, dueSoon, toDo } = data.duePeople;
  const [mostUrgent, ...others] = groupCountsText(data.duePeople).split(', ');
  const waiting = [
    {
      count: data.staffApprovals.length,
      to: paths.adminReassign,
      text: counted(data.staffApprovals.length, 'approval'),
    },
    {
      count: data.openQuestionReports,
      to: paths.questionReports,
      text: counted(data.openQuestionReports, 'question report'),
    },
    {
      count: data.dataToComplete.length,
      to: paths.adminData,
      text: (
        <>
          {counted(data.dataToComplete.length, 'record')} <OnDesk>with data </OnDesk>to complete
        </>
      ),
    },
    {
      count: notCurrent + dueSoon + toDo,
      to: paths.adminDue,
      text: (
        <>
          <OnDesk>People: </OnDesk>
          {mostUrgent}
          {/* A phone has room for one number. */}
          {others.length > 0 && <OnDesk>{`, ${others.join(', ')}`}</OnDesk>}
        </>
      ),
    },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) return <Text className={classes.waiting}>Nothing waits for staff.</Text>;
  return (
    <Group
      component="nav"
      aria-label="Waiting for staff"
      align="baseline"
      gap="sm"
      className={`${words.line} ${classes.waiting}`}
    >
      <span aria-hidden className={words.words}>
        Waiting for staff:
      </span>
      {waiting.map(({ to, text }) => (
        <TextLink key={to} to={to}>
          {/* One element: placing a link's parts separately would drop the spaces between them. */}
          <span>{text}</span>
        </TextLink>
      ))}
    </Group>
  );
}

/** Words that don't fit a phone's line. Screen readers read them there too. */
function OnDesk({ children }: { children: ReactNode }) {
  return <span className={words.words}>{children}</span>;
}

/** Renders nothing and subscribes to the unit's changes. */
function UnitFollower({ query, pace }: { query: FollowedQuery; pace: Pace }) {
  useUnitChanges(useRefetchAfterChange(query, pace));
  return null;
}

type RefusedPageNoteProps = {
  /** Everyone in the sections, for the name of the soldier that the page was about; null while loading. */
  people: readonly (Called & { readonly id: string })[] | null;
};

/** Tells a redirected person why a page didn't open. Only once: not after a reload or on going back. */
function RefusedPageNote({ people }: RefusedPageNoteProps) {
  const person = usePerson();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [refused] = useState(() => refusedPageOf(state));
  const forget = useEffectEvent(() => {
    if (refusedPageOf(state) !== null) void navigate(pathname, { replace: true });
  });
  useEffect(() => forget(), []);
  const about = people?.find(({ id }) => id === refused?.soldierId);
  return (
    <LiveRegion>
      {refused !== null && people !== null && (
        <Note>{refusedPageText(refused.refused, person, about ? rankAndName(about) : null)}</Note>
      )}
    </LiveRegion>
  );
}

/** The number of requirements that fit. */
const SHOWN = 3;

/** What the viewer has due next, with links to their record. */
function OwnDue({ soldierId }: { soldierId: string }) {
  const { data } = useUnitList(useOwnDueQuery({ variables: { id: soldierId }, fetchPolicy: 'cache-and-network' }));
  if (!data) return <div className={classes.next} />;
  const next = [...data.dueOf]
    .filter(({ standing }) => standing.dueOn !== null || standing.state === DueState.TO_DO)
    .sort((one, other) => soonestFirst(one.standing, other.standing))
    .slice(0, SHOWN);
  if (next.length === 0) return null;
  return (
    <Group
      component="nav"
      aria-label="Due next"
      align="baseline"
      gap="sm"
      className={`${words.line} ${classes.next}`}
      // It may name medical requirements, which don't belong on paper that others can read.
      data-screen-only
    >
      <span aria-hidden className={words.words}>
        Due next:
      </span>
      {next.map(({ requirement, standing }) => (
        <TextLink key={requirement.id} to={paths.userInfo(soldierId)}>
          {requirement.name}: {dueTextInSentence(standing, today())}
        </TextLink>
      ))}
    </Group>
  );
}
