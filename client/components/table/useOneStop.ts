import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** How many rows PageUp and PageDown pass. */
const PAGE = 10;

/**
 * Makes a table one stop of the Tab key, as the grid of a spreadsheet is: the arrow keys, Home, End, PageUp and PageDown lead from cell to cell, and
 * Tab leaves it. A cell with a link has the focus on that.
 * @returns what the element of the table takes
 */
export function useOneStop() {
  const table = useRef<HTMLTableElement>(null);
  const current = useRef<HTMLElement>(null);

  function stopAt(stop: HTMLElement) {
    if (current.current) current.current.tabIndex = -1;
    stop.tabIndex = 0;
    current.current = stop;
  }

  // After every change, as cells come and go.
  useLayoutEffect(() => {
    if (!table.current) return;
    for (const link of table.current.querySelectorAll('a')) {
      if (link !== current.current) link.tabIndex = -1;
    }
    if (current.current && table.current.contains(current.current)) return;
    current.current = null;
    const first = table.current.querySelector<HTMLElement>('tbody a') ?? table.current.querySelector('td');
    if (first) stopAt(first);
  });

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const cell = cellOf(event.target);
    const next = cell && nextCell(event.currentTarget.rows, cell, event);
    if (!next) return;
    event.preventDefault();
    const stop = stopIn(next);
    stopAt(stop);
    stop.focus();
  }

  function onFocus({ target }: { target: EventTarget }) {
    const cell = cellOf(target);
    if (cell) stopAt(stopIn(cell));
  }

  return { ref: table, onKeyDown, onFocus };
}

function cellOf(target: EventTarget): HTMLTableCellElement | null {
  return target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null;
}

/** What has the focus in a cell. */
function stopIn(cell: HTMLTableCellElement): HTMLElement {
  return cell.querySelector<HTMLElement>('a') ?? cell;
}

/** Where a key leads from a cell; undefined for a key that leads nowhere, or beyond the table. */
function nextCell(
  rows: HTMLCollectionOf<HTMLTableRowElement>,
  cell: HTMLTableCellElement,
  { key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent,
): HTMLTableCellElement | undefined {
  if (altKey || metaKey || shiftKey) return undefined;
  const row = [...rows].findIndex(({ cells }) => [...cells].includes(cell));
  const [lastRow, lastColumn] = [rows.length - 1, (rows[row]?.cells.length ?? 0) - 1];
  const column = cell.cellIndex;
  const places: Readonly<Partial<Record<string, readonly [number, number]>>> = {
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    Home: [ctrlKey ? 0 : row, 0],
    End: [ctrlKey ? lastRow : row, lastColumn],
    PageUp: [Math.max(0, row - PAGE), column],
    PageDown: [Math.min(lastRow, row + PAGE), column],
  };
  const [nextRow, nextColumn] = places[key] ?? [];
  return nextRow === undefined || nextColumn === undefined ? undefined : rows[nextRow]?.cells[nextColumn];
}
