import { Stack } from '@mantine/core';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { usePerson } from '../../app/session/PersonContext.ts';
import { QueryNotice } from '../../app/QueryNotice.tsx';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { useMinimumWait } from '../../components/useMinimumWait.ts';
import { ExportSections } from './ExportSections.tsx';
import { useSectionOverviewQuery } from './HomeScreen.generated.ts';
import classes from './HomeScreen.module.css';
import { RefusalMessage } from './RefusalMessage.tsx';
import { SectionBlock } from './SectionBlock.tsx';

/** Loaded when the sections show. Where it cannot be loaded, they stay as they were when the screen was opened. */
const UnitFollower = lazy(() =>
  import('../../app/live/UnitFollower.tsx').then(
    (module) => ({ default: module.UnitFollower }),
    () => ({ default: () => null }),
  ),
);

/** The whole unit may have this screen open: a change does not have all of it ask at once. */
const SPREAD_MS = 4000;

/** Section Overview: who stands where. */
export function HomeScreen() {
  const soldierId = usePerson()?.soldierId ?? null;
  // What was loaded before shows at once and is brought up to date behind.
  const { data, previousData, error, loading, refetch } = useSectionOverviewQuery({ fetchPolicy: 'cache-and-network' });
  const [askedAt] = useState(() => Date.now());
  const sections = (data ?? previousData)?.sectionOverview;
  // The sections are much to work out, and are so in small steps.
  const isWaiting = useDeferredValue(useMinimumWait(!sections && !error));
  return (
    <Stack gap="lg">
      <div className={classes['head']}>
        <ScreenTitle title="Section Overview" />
        {sections && !isWaiting && <ExportSections sections={sections} />}
      </div>
      <RefusalMessage sections={isWaiting ? null : (sections ?? [])} />
      {!isWaiting && <QueryNotice error={error} onRetry={() => void refetch()} />}
      {isWaiting && <LoadingPart label="Loading the sections" />}
      {sections && !isWaiting && (
        <div className={classes['sections']}>
          {sections.map((section) => (
            <SectionBlock key={section.section} section={section} />
          ))}
        </div>
      )}
      {sections && !isWaiting && soldierId !== null && (
        <Suspense fallback={null}>
          <UnitFollower query={{ loading, refetch }} pace={{ askedAt, spreadMs: SPREAD_MS }} soldierId={soldierId} />
        </Suspense>
      )}
    </Stack>
  );
}
