import { useState } from 'react';
import { isPerson, type RosterRow } from './arranged.ts';
import type { RosterPerson } from './rosterPerson.ts';

/** Selected cells of one column, by row id: from where the selection began to where it was extended. */
type Range = { readonly column: string; readonly from: string; readonly to: string };

/** The selected cells of a column, to fill, clear or copy. */
export function useRange(rows: readonly RosterRow[]) {
  const [range, setRange] = useState<Range | null>(null);
  // Rows move when people join or leave. If one end is gone, nothing is selected.
  const ends = range === null ? [] : [range.from, range.to].map((end) => rows.findIndex(({ id }) => id === end));
  const [top, bottom] = [Math.min(...ends), Math.max(...ends)];
  function isChosen(column: string, rowIdx: number): boolean {
    return range?.column === column && top >= 0 && rowIdx >= top && rowIdx <= bottom;
  }

  /** The people with selected cells in a column, from the top. */
  function chosenIn(column: string): readonly RosterPerson[] {
    return rows.filter((_, index) => isChosen(column, index)).filter(isPerson);
  }

  /** Extends the selection in a column to a row. Starts a new one if there's none in this column. */
  function draw(column: string, from: string | undefined, to: string | undefined) {
    const isGoingOn = range?.column === column && top >= 0;
    if (from !== undefined && to !== undefined) setRange({ column, from: isGoingOn ? range.from : from, to });
  }

  return {
    /** The index of the first selected row; Infinity or -1 for none. */
    top,
    isChosen,
    chosenIn,
    draw,
    clear: () => setRange(null),
  };
}
