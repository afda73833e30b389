import { useEffect, useEffectEvent, useState } from 'react';
import { useNewDay } from '../../../app/live/useNewDay.ts';
import { useUnitChanges } from '../../../app/live/useUnitChanges.ts';
import { usePaginatedList } from '../../../app/tables/usePaginatedList.ts';
import { RosterDocument, type RosterQuery } from './useRoster.generated.ts';

const VARIABLES = {};
const listOf = ({ soldiers }: RosterQuery) => soldiers;

/**
 * Everybody's record, page after page until all are there, kept up to date: what was loaded is asked for again when anybody's record changes, and
 * when a new day begins.
 */
export function useRoster() {
  const { data, error, retry, showMore, refetchAfterChange } = usePaginatedList(RosterDocument, VARIABLES, listOf);
  useUnitChanges(refetchAfterChange);
  useNewDay(refetchAfterChange);
  const [failed, setFailed] = useState<{ after: string; error: unknown } | null>(null);
  const { hasNextPage = false, endCursor = null } = data?.soldiers.pageInfo ?? {};
  const after = hasNextPage ? endCursor : null;

  function loadMore(cursor: string) {
    showMore().then(
      () => setFailed(null),
      (moreError: unknown) => setFailed({ after: cursor, error: moreError }),
    );
  }

  const goOn = useEffectEvent(loadMore);
  useEffect(() => {
    if (after !== null) goOn(after);
  }, [after]);
  const hasStopped = failed !== null && failed.after === after;
  return {
    soldiers: data?.soldiers.edges,
    /** Whether there are people who are not loaded yet. */
    isLoading: after !== null && !hasStopped,
    error: error ?? (hasStopped ? failed.error : undefined),
    retry: () => {
      if (after !== null) loadMore(after);
      else retry();
    },
  };
}
