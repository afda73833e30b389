import { useNewDay } from './useNewDay.ts';
import { type FollowedQuery, useRefetchAfterChange } from './useRefetchAfterChange.ts';
import { useUnitChanges } from './useUnitChanges.ts';

/** A query about the whole unit, as `useQuery` gives it. */
type UnitQuery<Data> = FollowedQuery & {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
};

/**
 * Keeps a query about the whole unit up to date: it is refetched when anybody's record changes, and when a new day begins. What was loaded before
 * stays during that, and if it fails.
 */
export function useUnitList<Data>({ data, previousData, error, loading, refetch }: UnitQuery<Data>) {
  const refetchAfterChange = useRefetchAfterChange({ loading, error, refetch });
  useUnitChanges(refetchAfterChange);
  useNewDay(refetchAfterChange);
  return { data: data ?? previousData, error, retry: () => void refetch() };
}
