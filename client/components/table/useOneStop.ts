import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** How many rows PageUp and PageDown skip. */
const PAGE = 10;

type OneStop = {
  /** How many rows the table has. Each one has its number from 1 as `aria-rowindex`. */
  rows: number;
  /** Draws a row that isn't in the page, because it is far away. */
  draw: (row: number) => void;
};

/**
 * Makes a table a single stop for the Tab key, like a spreadsheet. Arrow keys, Home, End, PageUp and PageDown move between cells, and Tab
 * leaves the table. In a cell with a link or a button, that one has the focus. They need `tabIndex={-1}`, because rows are drawn at any time.
 * @returns props for the table element
 */
export function useOneStop({ rows, draw }: OneStop) {
  const table = useRef<HTMLTableElement>(null);
  const current = useRef<HTMLElement>(null);

  function stopAt(stop: HTMLElement) {
    if (current.current) current.current.tabIndex = -1;
    stop.tabIndex = 0;
    current.current = stop;
  }

  // After every render, because cells come and go.
  useLayoutEffect(() => {
    if (!table.current || (current.current && table.current.contains(current.current))) return;
    current.current = null;
    const first = table.current.querySelector<HTMLElement>('tbody a') ?? table.current.querySelector('td');
    if (first) stopAt(first);
  });

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const cell = cellOf(event.target);
    const next = cell && nextPlace(cell, rows, event);
    if (!next) return;
    const of = event.currentTarget;
    if (!rowAt(of, next.row)) flushSync(() => draw(next.row));
    const found = rowAt(of, next.row)?.cells[next.column];
    if (!found) return;
    event.preventDefault();
    const stop = stopIn(found);
    stopAt(stop);
    stop.focus();
  }

  function onFocus({ target }: { target: EventTarget }) {
    const cell = cellOf(target);
    if (cell) stopAt(stopIn(cell));
  }

  return { ref: table, 'aria-rowcount': rows, onKeyDown, onFocus };
}

function cellOf(target: EventTarget): HTMLTableCellElement | null {
  return target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null;
}

/** The element in a cell that takes the focus. */
function stopIn(cell: HTMLTableCellElement): HTMLElement {
  return cell.querySelector<HTMLElement>('a, button') ?? cell;
}

function rowAt(table: HTMLTableElement, row: number): HTMLTableRowElement | null {
  return table.querySelector<HTMLTableRowElement>(`[aria-rowindex="${row}"]`);
}

type Place = { readonly row: number; readonly column: number };

/** Where a key leads; null if it leads nowhere, or beyond the table. */
function nextPlace(
  cell: HTMLTableCellElement,
  rows: number,
  { key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent,
): Place | null {
  const line = cell.closest('tr');
  if (line === null || altKey || metaKey || shiftKey) return null;
  const row = Number(line.getAttribute('aria-rowindex'));
  const column = cell.cellIndex;
  const lastColumn = line.cells.length - 1;
  const places: Readonly<Partial<Record<string, Place>>> = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: { row: ctrlKey ? 1 : row, column: 0 },
    End: { row: ctrlKey ? rows : row, column: lastColumn },
    PageUp: { row: Math.max(1, row - PAGE), column },
    PageDown: { row: Math.min(rows, row + PAGE), column },
  };
  const next = places[key];
  return next && next.row >= 1 && next.row <= rows && next.column >= 0 && next.column <= lastColumn ? next : null;
}
