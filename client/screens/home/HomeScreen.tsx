import { Stack } from '@mantine/core';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import { usePerson } from '../../app/session/PersonContext.ts';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { ExportSections } from './ExportSections.tsx';
import { useSectionOverviewQuery } from './HomeScreen.generated.ts';
import classes from './HomeScreen.module.css';
import { RefusedPageNote } from './RefusedPageNote.tsx';
import { SectionBlock } from './SectionBlock.tsx';
import { useMinimumWait } from './useMinimumWait.ts';

/** Loaded once the sections are shown. If that fails, they just do not follow changes. */
const UnitFollower = lazy(() =>
  import('./UnitFollower.tsx').then(
    (module) => ({ default: module.UnitFollower }),
    () => ({ default: () => null }),
  ),
);

/** The whole unit may have this screen open: refetches after a change are spread over this time, in milliseconds. */
const SPREAD_MS = 4000;

/** Section Overview: the sections and their people. */
export function HomeScreen() {
  const soldierId = usePerson()?.soldierId ?? null;
  // Shows what is cached at once, and refetches it.
  const { data, previousData, error, loading, refetch } = useSectionOverviewQuery({ fetchPolicy: 'cache-and-network' });
  const [askedAt] = useState(() => Date.now());
  const sections = (data ?? previousData)?.sectionOverview;
  // Deferred, so that the sections are rendered without blocking the page.
  const isWaiting = useDeferredValue(useMinimumWait(!sections && !error));
  return (
    <Stack gap="lg">
      <ScreenTitle
        title="Section Overview"
        actions={sections && !isWaiting ? <ExportSections sections={sections} /> : null}
      />
      <RefusedPageNote sections={isWaiting ? null : (sections ?? [])} />
      {!isWaiting && <QueryAlert error={error} onRetry={() => void refetch()} />}
      {isWaiting && <LoadingPart label="Loading the sections" />}
      {sections && !isWaiting && (
        <PeopleList screen="Home" name="home" ids={sections.flatMap(({ members }) => members.map(({ id }) => id))}>
          <div className={classes['sections']}>
            {sections.map((section) => (
              <SectionBlock key={section.section} section={section} />
            ))}
          </div>
        </PeopleList>
      )}
      {sections && !isWaiting && soldierId !== null && (
        <Suspense fallback={null}>
          <UnitFollower
            query={{ loading, error, refetch }}
            pace={{ askedAt, spreadMs: SPREAD_MS }}
            soldierId={soldierId}
          />
        </Suspense>
      )}
    </Stack>
  );
}
