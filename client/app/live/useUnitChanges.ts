import type { RefetchAfterChange } from './useRefetchAfterChange.ts';
import { useUnitChangesSubscription } from './useUnitChanges.generated.ts';

/** Has a query refetched each time that anybody's record changes. */
export function useUnitChanges(refetchAfterChange: RefetchAfterChange): void {
  useUnitChangesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => refetchAfterChange(data?.unitChanged.unchangedForSeconds),
  });
}
