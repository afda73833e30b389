import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** How many rows PageUp and PageDown skip. */
const PAGE = 10;

/**
 * Makes a table a single stop for the Tab key, like a spreadsheet. Arrow keys, Home, End, PageUp and PageDown move between cells, and Tab
 * leaves the table. In a cell with a link, the link has the focus.
 * @returns props for the table element
 */
export function useOneStop() {
  const table = useRef<HTMLTableElement>(null);
  const current = useRef<HTMLElement>(null);

  function stopAt(stop: HTMLElement) {
    if (current.current) current.current.tabIndex = -1;
    stop.tabIndex = 0;
    current.current = stop;
  }

  // After every render, because cells come and go.
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

/** The element in a cell that takes the focus. */
function stopIn(cell: HTMLTableCellElement): HTMLElement {
  return cell.querySelector<HTMLElement>('a') ?? cell;
}

/** The cell that a key leads to; undefined if the key leads nowhere, or beyond the table. */
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
