import type { AskAgain } from './useAskAgain.ts';
import { useUnitChangesSubscription } from './useUnitChanges.generated.ts';

/** Has a query refetched each time that anybody's record changes. */
export function useUnitChanges(askAgain: AskAgain): void {
  useUnitChangesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => askAgain(data?.unitChanged.unchangedForSeconds),
  });
}
