import { createContext, use, useEffect } from 'react';
import type { UnitLists_SoldierFragment } from './unitLists.generated.ts';
import type { ReassignQuery } from './useReassignLists.generated.ts';

/** What the parts of the screen share about its lists, which are updated when others make changes. */
export type ReassignLists = {
  /** Stops updates of the lists until the returned function is called. */
  readonly hold: () => () => void;
  /** Applies the viewer's own change to the lists, also while updates are stopped. */
  readonly remember: (soldier: UnitLists_SoldierFragment) => void;
  /** Shows such a change, which is in the cache already, and perhaps what others have changed since. */
  readonly show: (soldier: UnitLists_SoldierFragment) => void;
  /** Refetches the lists, also while updates are stopped. */
  readonly refresh: () => Promise<ReassignQuery | null>;
  /** Remembers that a row with the focus in it is being removed, and the selector of the focused element. */
  readonly loseFocus: (row: string, focused: string) => void;
  /** The selector remembered for that row, or for one whose name begins with it; null for none. Forgets it. */
  readonly takeFocus: (row: string) => string | null;
};

export const ReassignContext = createContext<ReassignLists | null>(null);

export function useReassign(): ReassignLists {
  const lists = use(ReassignContext);
  if (!lists) throw new Error('There is no Reassign screen around this.');
  return lists;
}

/** Stops updates of the lists while the viewer is editing, so that nothing moves under the pointer. */
export function useHold(isAtWork: boolean): void {
  const { hold } = useReassign();
  useEffect(() => (isAtWork ? hold() : undefined), [isAtWork, hold]);
}
