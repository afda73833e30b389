import { useDeferredValue } from 'react';
import { useNewDay } from './useNewDay.ts';
import { type FollowedQuery, useRefetchAfterChange } from './useRefetchAfterChange.ts';
import { useUnitChanges } from './useUnitChanges.ts';

/** A query about the whole unit, in the form that `useQuery` returns. */
type UnitQuery<Data> = FollowedQuery & {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
};

/**
 * Keeps a query about the whole unit up to date: it refetches when anybody's record changes, and when a new day starts. Older data stays
 * during that, and if it fails.
 */
export function useUnitList<Data>({ data, previousData, error, loading, refetch }: UnitQuery<Data>) {
  const refetchAfterChange = useRefetchAfterChange({ loading, error, refetch });
  useUnitChanges(refetchAfterChange);
  useNewDay(refetchAfterChange);
  // Deferred, so that rendering a large list doesn't block the page.
  return { data: useDeferredValue(data ?? previousData), error, retry: () => void refetch() };
}
