import { Stack } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { MINIMUM_SPINNER_MS } from '../../../domain/constants.ts';
import { useMatches } from '../../app/browser/useMatches.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import { usePerson } from '../../app/session/PersonContext.ts';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import words from '../../components/words.module.css';
import { ExportSections } from './ExportSections.tsx';
import type { ForViewerProps } from './ForViewer.tsx';
import { useSectionOverviewQuery } from './HomeScreen.generated.ts';
import classes from './HomeScreen.module.css';
import { SectionBlock } from './SectionBlock.tsx';

/** Loaded beside the sections. If that fails, the sections show without it and don't follow changes. */
const ForViewer = lazy<ComponentType<ForViewerProps>>(() =>
  import('./ForViewer.tsx').then(
    (module) => ({ default: module.ForViewer }),
    () => ({ default: () => null }),
  ),
);

/** From this width on, the sections are side by side in their usual order. */
const SIDE_BY_SIDE = '(min-width: 48em)';

/** Section Overview: the sections and their people. */
export function HomeScreen() {
  const { soldierId, isStaff } = usePerson() ?? { soldierId: null, isStaff: false };
  const isSideBySide = useMatches(SIDE_BY_SIDE);
  // Shows the cached overview at once, and refetches it.
  const { data, previousData, error, loading, refetch } = useSectionOverviewQuery({ fetchPolicy: 'cache-and-network' });
  const [askedAt] = useState(() => Date.now());
  const [refusedId, setRefusedId] = useState<string | null>(null);
  const sections = (data ?? previousData)?.sectionOverview;
  const own = sections?.find(({ members }) => members.some(({ id }) => id === soldierId));
  // In a single column, one's own section comes first. It does in the document too, so that reading and the Tab key follow what is seen.
  const shown = own && !isSideBySide ? [own, ...(sections ?? []).filter((section) => section !== own)] : sections;
  // Deferred, so that rendering the sections doesn't block the page.
  const isWaiting = useDeferredValue(useMinimumWait(!sections && !error));
  return (
    <Stack gap="md">
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
      {soldierId !== null && (
        <Suspense fallback={isStaff ? <div className={classes.waiting} /> : null}>
          <ForViewer
            soldierId={soldierId}
            sections={isWaiting ? undefined : sections}
            query={{ loading, error, refetch }}
            askedAt={askedAt}
          />
        </Suspense>
      )}
      {!isWaiting && <QueryAlert error={error} onRetry={() => void refetch()} />}
      {isWaiting && <LoadingPart label="Loading the sections" />}
      {shown && !isWaiting && (
        <PeopleList screen="Home" name="home" ids={shown.flatMap(({ members }) => members.map(({ id }) => id))}>
          <div className={classes.sections}>
            {shown.map((section) => (
              <SectionBlock key={section.section} section={section} refusedId={refusedId} onRefuse={setRefusedId} />
            ))}
          </div>
        </PeopleList>
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
