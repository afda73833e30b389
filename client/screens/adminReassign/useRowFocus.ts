import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type ReassignLists, useReassign } from './ReassignContext.ts';

/** What of a row people focus; all else in it has the focus by script alone. */
const FOCUSABLE = ['a', 'button:not(:disabled)'];

/** What had the focus in the row that went away with it last, for the screen around the rows to remember. */
export function useLostFocus(): Pick<ReassignLists, 'loseFocus' | 'takeFocus'> {
  const lost = useRef<{ row: string; focused: string } | null>(null);
  const loseFocus = useCallback((row: string, focused: string) => {
    lost.current = { row, focused };
  }, []);
  const takeFocus = useCallback((row: string) => {
    // With a blank behind both, `board` is the beginning of `board 7`, and `board 7` not that of `board 70`.
    if (!lost.current || !`${lost.current.row} `.startsWith(`${row} `)) return null;
    const { focused } = lost.current;
    lost.current = null;
    return focused;
  }, []);
  return { loseFocus, takeFocus };
}

/**
 * For a row that somebody else's change may put elsewhere: what had the focus in it has it there again.
 * @param name names the row among all rows of the screen.
 */
export function useRowFocus(name: string): RefObject<HTMLLIElement | null> {
  const { loseFocus, takeFocus } = useReassign();
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    const focused = takeFocus(name);
    if (focused !== null) element?.querySelector<HTMLElement>(focused)?.focus();
    return () => {
      // Both are still there: effects end before the elements go.
      const { activeElement } = document;
      if (!activeElement || !element?.contains(activeElement)) return;
      loseFocus(name, FOCUSABLE.find((kind) => activeElement.matches(kind)) ?? '[tabindex]');
    };
  }, [name, loseFocus, takeFocus]);
  return row;
}

/** For what stands around such rows, whose names begin with its own: has the focus when the row that had it is gone for good. */
export function useFocusOfGoneRows<Element extends HTMLElement>(name: string): RefObject<Element | null> {
  const { takeFocus } = useReassign();
  const around = useRef<Element>(null);
  useLayoutEffect(() => {
    if (takeFocus(name) !== null) around.current?.focus();
  });
  return around;
}
