import { createContext, useContext, useEffect } from 'react';
import type { ReassignScreen_SoldierFragment, ReassignQuery } from './ReassignScreen.generated.ts';

/** What the parts of the screen share about its lists, which follow what others change. */
export type ReassignLists = {
  /** Keeps the lists as they show, until what it returns is called. */
  readonly hold: () => () => void;
  /** Takes one's own change into the lists, also while they are kept as they are. */
  readonly remember: (soldier: ReassignScreen_SoldierFragment) => void;
  /** Brings the lists up to date, also while they are kept as they are. */
  readonly refresh: () => Promise<ReassignQuery | null>;
  /** Remembers a row that goes away with the focus in it, and the selector of what has the focus there. */
  readonly loseFocus: (row: string, focused: string) => void;
  /** What had the focus in a row that went away with it, or in one whose name begins so; null when none did. It is given once. */
  readonly takeFocus: (row: string) => string | null;
};

export const ReassignContext = createContext<ReassignLists | null>(null);

export function useReassign(): ReassignLists {
  const lists = useContext(ReassignContext);
  if (!lists) throw new Error('There is no Reassign screen around this.');
  return lists;
}

/** Keeps the lists as they show while the viewer is at work with them, so that nothing moves under their hands. */
export function useHold(isAtWork: boolean): void {
  const { hold } = useReassign();
  useEffect(() => (isAtWork ? hold() : undefined), [isAtWork, hold]);
}
