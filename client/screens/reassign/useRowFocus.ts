import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type ReassignLists, useReassign } from './ReassignContext.ts';

/** The elements of a row that the keyboard can focus, but for its menu. */
const FOCUSABLE = ['a', 'button:not(:disabled, [title])'];

/** Remembers the focused element of the last removed row. Used once, by the screen around the rows. */
export function useLostFocus(): Pick<ReassignLists, 'loseFocus' | 'takeFocus'> {
  const lost = useRef<{ row: string; focused: string } | null>(null);
  const loseFocus = useCallback((row: string, focused: string) => {
    lost.current = { row, focused };
  }, []);
  const takeFocus = useCallback((row: string) => {
    // With a space after both, `board` is a prefix of `board 7`, but `board 7` isn't one of `board 70`.
    if (!lost.current || !`${lost.current.row} `.startsWith(`${row} `)) return null;
    const { focused } = lost.current;
    lost.current = null;
    return focused;
  }, []);
  return { loseFocus, takeFocus };
}

/**
 * Restores the focus in a row that other people's changes may move to another list.
 * @param name the row's name, unique on the screen
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

/** For the element around such rows, whose names start with its own. Takes the focus if the row that had it was removed. */
export function useFocusOfGoneRows<Element extends HTMLElement>(name: string): RefObject<Element | null> {
  const { takeFocus } = useReassign();
  const around = useRef<Element>(null);
  useLayoutEffect(() => {
    if (takeFocus(name) !== null) around.current?.focus();
  });
  return around;
}
