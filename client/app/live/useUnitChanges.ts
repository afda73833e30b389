import { type FollowedQuery, type Pace, useAskAgain } from './useAskAgain.ts';
import { useUnitChangesSubscription } from './UnitChanges.generated.ts';

/** Asks a query again each time that somebody's record changes. */
export function useUnitChanges(query: FollowedQuery, pace?: Pace): void {
  const askAgain = useAskAgain(query, pace);
  useUnitChangesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => askAgain(data?.unitChanged.unchangedForSeconds),
  });
}
