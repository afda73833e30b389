import { createContext, use, useEffect } from 'react';
import type { UnitLists_SoldierFragment } from './unitLists.generated.ts';
import type { ReassignQuery } from './useReassignLists.generated.ts';

/** The lists shared by the parts of the screen. They follow other people's changes. */
export type ReassignLists = {
  /** Stops updates of the lists until the returned function is called. */
  readonly hold: () => () => void;
  /** Applies the viewer's own change to the lists, even while updates are stopped. */
  readonly remember: (soldier: UnitLists_SoldierFragment) => void;
  /** Shows a change that is already in the cache, possibly with other people's later changes. */
  readonly show: (soldier: UnitLists_SoldierFragment) => void;
  /** Refetches the lists, even while updates are stopped. */
  readonly refresh: () => Promise<ReassignQuery | null>;
  /** Remembers that a row is being removed while it has the focus, with the focused element's selector. */
  readonly loseFocus: (row: string, focused: string) => void;
  /** Returns and forgets the selector remembered for that row, or for a row whose name starts with it; null for none. */
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
