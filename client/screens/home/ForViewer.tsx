import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { groupCountsText } from '../../../domain/due/counts.ts';
import { counted } from '../../../domain/words.ts';
import type { FollowedQuery } from '../../app/live/useRefetchAfterChange.ts';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { paths } from '../../app/paths.ts';
import { useHasRequirements } from '../../app/session/useHasRequirements.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import words from '../../components/words.module.css';
import { Note } from '../../components/Note.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useForViewerQuery } from './ForViewer.generated.ts';
import { OwnDue } from './OwnDue.tsx';
import { RefusedPageNote } from './RefusedPageNote.tsx';
import classes from './HomeScreen.module.css';
import type { SectionBlock_SectionFragment } from './SectionBlock.generated.ts';
import { UnitFollower } from './UnitFollower.tsx';
import { whomToAsk } from './whomToAsk.ts';

/** The whole unit may have this screen open: refetches after a change are spread over this time, in milliseconds. */
const SPREAD_MS = 4000;

export type ForViewerProps = {
  soldierId: string;
  /** Once they are shown. */
  sections: readonly SectionBlock_SectionFragment[] | undefined;
  /** The query of the sections, and when it was first sent. */
  query: FollowedQuery;
  askedAt: number;
};

/**
 * What the viewer should know before the sections: why a page did not open, how to get a place, and what waits for staff. It also has the
 * sections follow changes once they are shown. The screen loads it lazily.
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

/** What waits for staff, each with its number and a link. It keeps its place until that is known, so that nothing below it moves. */
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
          {/* One element: a link whose parts were placed by themselves would lose the blanks between them. */}
          <span>{text}</span>
        </TextLink>
      ))}
    </Group>
  );
}

/** Words for which a phone's line has no room; they are read out there, too. */
function OnDesk({ children }: { children: ReactNode }) {
  return <span className={words.words}>{children}</span>;
}
