import type { RefetchAfterChange } from './useRefetchAfterChange.ts';
import { useUnitChangesSubscription } from './useUnitChanges.generated.ts';

/** Refetches a query whenever anybody's record changes. */
export function useUnitChanges(refetchAfterChange: RefetchAfterChange): void {
  useUnitChangesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => refetchAfterChange(data?.unitChanged.unchangedForSeconds),
  });
}
