import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { useLocation } from 'react-router-dom';
import { placeOf } from '../../app/browser/place.ts';
import { rowPlace } from '../../app/people/openList.ts';
import { useTakesFocus } from '../../components/PageLoad.tsx';
import type { RosterRow } from './arranged.ts';

/** The list's name on the way back from a record. */
export const ROSTER_LIST = 'Roster';

/** Makes Tab leave the table instead of moving through every cell. In an editor it still moves to the next cell. */
export function useTabLeaves(grid: RefObject<DataGridHandle | null>): void {
  useEffect(() => {
    const element = grid.current?.element;
    function leave(event: KeyboardEvent) {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      if (event.key === 'Tab' && !isTyping) event.stopPropagation();
    }
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, [grid]);
}

/**
 * Goes to the row of the record that the person came back from. The row may not be loaded yet.
 * @param goTo focuses a row
 * @returns the index of that row; -1 for none
 */
export function useReturnToRow(rows: readonly RosterRow[], goTo: (rowIdx: number) => void): number {
  const place = placeOf(useLocation().state);
  const takesFocus = useTakesFocus();
  const isThere = useRef(false);
  const rowIdx = useMemo(
    () => (place === null ? -1 : rows.findIndex(({ id }) => rowPlace({ name: ROSTER_LIST }, id) === place)),
    [rows, place],
  );
  const goOn = useEffectEvent(() => {
    if (rowIdx < 0 || isThere.current || !takesFocus()) return;
    isThere.current = true;
    goTo(rowIdx);
  });
  useEffect(() => goOn(), [rowIdx]);
  return rowIdx;
}

/** A cell by person and column, with its position. */
type ActiveCell = { readonly id: string; readonly column: string; readonly rowIdx: number; readonly idx: number };

/** The current cell. It moves with its person and column when others come or go, so that the next text goes to the same person. */
export function useActiveCell(
  grid: RefObject<DataGridHandle | null>,
  rows: readonly RosterRow[],
  columns: readonly { readonly key: string }[],
): RefObject<ActiveCell | null> {
  const activeRef = useRef<ActiveCell>(null);
  const follow = useEffectEvent(() => {
    const cell = activeRef.current;
    const { activeElement } = document;
    // If fewer rows are left than the grid was scrolled by, it briefly draws none and nothing has the focus.
    const isHere = activeElement === document.body || grid.current?.element?.contains(activeElement);
    if (cell === null || !grid.current || !isHere) return;
    const rowIdx = rows.findIndex(({ id }) => id === cell.id);
    const idx = columns.findIndex(({ key }) => key === cell.column);
    const isMoved = rowIdx !== cell.rowIdx || idx !== cell.idx;
    if (isMoved && rowIdx >= 0 && idx >= 0) grid.current.selectCell({ rowIdx, idx }, { shouldFocusCell: true });
  });
  // This runs before the rows are painted, so that a key pressed right after doesn't go to somebody else.
  useLayoutEffect(() => follow(), [rows, columns]);
  return activeRef;
}
