import { useMissed } from './missed.ts';
import { useUnitChangesSubscription } from './UnitChanges.generated.ts';

/** Asks again, by the function given, each time that somebody's record changes. For staff. */
export function useUnitChanges(askAgain: () => Promise<unknown>): void {
  // What was loaded before stays when that fails; the query says so.
  const ask = () => void askAgain().catch(() => undefined);
  useUnitChangesSubscription({ ignoreResults: true, onData: ask });
  useMissed(ask);
}
