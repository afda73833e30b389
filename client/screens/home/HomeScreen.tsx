import { skipToken } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { MINIMUM_SPINNER_MS } from '../../../domain/constants.ts';
import { leaderOf } from '../../../domain/record/leader.ts';
import { Section } from '../../../domain/values.ts';
import { useMatches } from '../../app/browser/useMatches.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import { usePerson } from '../../app/session/PersonContext.ts';
import { useHasRequirements } from '../../app/session/useHasRequirements.ts';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import words from '../../components/words.module.css';
import { FirstSteps } from '../firstSteps/FirstSteps.tsx';
import { useFirstSteps } from '../firstSteps/useFirstSteps.ts';
import { DoNow } from './DoNow.tsx';
import { ExportSections } from './ExportSections.tsx';
import type { ForViewerProps } from './ForViewer.tsx';
import { useForStaffQuery, useOwnTasksQuery, useSectionOverviewQuery } from './HomeScreen.generated.ts';
import classes from './HomeScreen.module.css';
import { peopleIn } from './peopleIn.ts';
import { SectionBlock } from './SectionBlock.tsx';
import { StaffSummary } from './StaffSummary.tsx';
import { ThisWeek } from './ThisWeek.tsx';

/** Loaded beside the sections. If that fails, the sections show without it and don't follow changes. */
const ForViewer = lazy<ComponentType<ForViewerProps>>(() =>
  import('./ForViewer.tsx').then(
    (module) => ({ default: module.ForViewer }),
    () => ({ default: () => null }),
  ),
);

/** From this width on, the sections are side by side in their usual order. */
const SIDE_BY_SIDE = '(min-width: 48em)';

/** Section Overview: the sections as an order of battle; for staff also what waits for them, and for others what they have to do. */
export function HomeScreen() {
  const { soldierId, isStaff } = usePerson() ?? { soldierId: null, isStaff: false };
  const hasRequirements = useHasRequirements();
  const isSideBySide = useMatches(SIDE_BY_SIDE);
  // Shows the cached overview at once, and refetches it.
  const { data, previousData, error, loading, refetch } = useSectionOverviewQuery({ fetchPolicy: 'cache-and-network' });
  const staffQuery = useForStaffQuery(isStaff ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const tasksQuery = useOwnTasksQuery(
    soldierId !== null && !isStaff
      ? { variables: { id: soldierId, hasRequirements }, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  const ownQuery = isStaff ? staffQuery : tasksQuery;
  const [askedAt] = useState(() => Date.now());
  const sections = (data ?? previousData)?.sectionOverview;
  const forStaff = staffQuery.data ?? staffQuery.previousData;
  const ownTasks = tasksQuery.data ?? tasksQuery.previousData;
  const hasMarks = isStaff && hasRequirements;
  const groups = new Map(hasMarks ? forStaff?.duePeople.people.map(({ soldierId: id, group }) => [id, group]) : []);
  const own = sections?.find(({ members }) => members.some(({ id }) => id === soldierId));
  // In a single column, one's own section comes first. It does in the document too, so that reading and the Tab key follow what is seen.
  const shown = own && !isSideBySide ? [own, ...(sections ?? []).filter((section) => section !== own)] : sections;
  // The card about the reader and the first steps have no size before they are known, and would move the sections.
  const { first, isAwaited } = useFirstSteps();
  const isCardAhead = (!ownTasks && tasksQuery.loading) || isAwaited;
  // Deferred, so that rendering the sections doesn't block the page.
  const isWaiting = useDeferredValue(useMinimumWait((!sections || isCardAhead) && !error));
  return (
    <Stack gap="sm" data-whole-width>
      <ScreenTitle
        title="Section Overview"
        actions={
          sections && !isWaiting ? (
            <div className={words.line}>
              <ExportSections sections={sections} />
            </div>
          ) : null
        }
      />
      {first && !isWaiting && <FirstSteps {...first} />}
      {isStaff && <StaffSummary data={forStaff} hasMarks={hasMarks} />}
      {soldierId !== null && (
        <Suspense fallback={null}>
          <ForViewer
            soldierId={soldierId}
            sections={isWaiting ? undefined : sections}
            query={{ loading, error, refetch }}
            askedAt={askedAt}
            ownQuery={ownQuery}
          />
        </Suspense>
      )}
      {!isWaiting && <QueryAlert error={error} onRetry={() => void refetch()} />}
      {isWaiting && <LoadingPart label="Loading the sections" />}
      {!isWaiting && soldierId !== null && ownTasks && (
        <DoNow
          soldierId={soldierId}
          dataIssues={ownTasks.soldier.dataIssues}
          series={ownTasks.dueOf ?? []}
          leader={
            sections
              ? leaderOf({ id: soldierId, section: own?.section ?? Section.UNASSIGNED }, peopleIn(sections))
              : null
          }
        />
      )}
      {shown && !isWaiting && (
        <div className={classes.board} data-with-week={isStaff || undefined}>
          <PeopleList screen="Home" name="home" ids={shown.flatMap(({ members }) => members.map(({ id }) => id))}>
            <div className={classes.sections} data-marked={hasMarks || undefined}>
              {shown.map((section) => (
                <SectionBlock key={section.section} section={section} groups={groups} />
              ))}
            </div>
          </PeopleList>
          {forStaff && <ThisWeek dues={forStaff.duePeople.thisWeek} coming={forStaff.comingDays} />}
        </div>
      )}
    </Stack>
  );
}

/** Whether to show a spinner: while waiting, and for at least the minimum time, so that it doesn't flicker. */
function useMinimumWait(isWaiting: boolean): boolean {
  const [isMinimumOver, setMinimumOver] = useState(!isWaiting);
  useEffect(() => {
    const timer = setTimeout(() => setMinimumOver(true), MINIMUM_SPINNER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting || !isMinimumOver;
}
