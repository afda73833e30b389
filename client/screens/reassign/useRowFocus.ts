import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type ReassignLists, useReassign } from './ReassignContext.ts';

/** The elements of a row that can be focused by the keyboard. */
const FOCUSABLE = ['a', 'button:not(:disabled)'];

/** Remembers the focused element of the row that was removed last. Used once, by the screen around the rows. */
export function useLostFocus(): Pick<ReassignLists, 'loseFocus' | 'takeFocus'> {
  const lost = useRef<{ row: string; focused: string } | null>(null);
  const loseFocus = useCallback((row: string, focused: string) => {
    lost.current = { row, focused };
  }, []);
  const takeFocus = useCallback((row: string) => {
    // With a blank after both, `board` is a prefix of `board 7`, but `board 7` is none of `board 70`.
    if (!lost.current || !`${lost.current.row} `.startsWith(`${row} `)) return null;
    const { focused } = lost.current;
    lost.current = null;
    return focused;
  }, []);
  return { loseFocus, takeFocus };
}

/**
 * For a row that somebody else's change may move to another list: restores the focus within it.
 * @param name the name of the row, unique on the screen.
 */
export function useRowFocus(name: string): RefObject<HTMLLIElement | null> {
  const { loseFocus, takeFocus } = useReassign();
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    const focused = takeFocus(name);
    if (focused !== null) element?.querySelector<HTMLElement>(focused)?.focus();
    return () => {
      // Layout effects are cleaned up before the elements are removed.
      const { activeElement } = document;
      if (!activeElement || !element?.contains(activeElement)) return;
      loseFocus(name, FOCUSABLE.find((kind) => activeElement.matches(kind)) ?? '[tabindex]');
    };
  }, [name, loseFocus, takeFocus]);
  return row;
}

/** For the element around such rows, whose names begin with its own: takes the focus when the row that had it has been removed. */
export function useFocusOfGoneRows<Element extends HTMLElement>(name: string): RefObject<Element | null> {
  const { takeFocus } = useReassign();
  const around = useRef<Element>(null);
  useLayoutEffect(() => {
    if (takeFocus(name) !== null) around.current?.focus();
  });
  return around;
}
