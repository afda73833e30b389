import { useState } from 'react';
import { isPerson, type RosterRow } from './arranged.ts';
import type { RosterPerson } from './rosterPerson.ts';

/** Cells of one column that are chosen together, by the ids of the rows: from where it began to where it was drawn. */
type Range = { readonly column: string; readonly from: string; readonly to: string };

/** The cells of a column that are chosen together, to be filled, cleared or copied. */
export function useRange(rows: readonly RosterRow[]) {
  const [range, setRange] = useState<Range | null>(null);
  // Rows move when people join or leave. Where one end has gone, nothing is chosen.
  const ends = range === null ? [] : [range.from, range.to].map((end) => rows.findIndex(({ id }) => id === end));
  const [top, bottom] = [Math.min(...ends), Math.max(...ends)];
  function isChosen(column: string, rowIdx: number): boolean {
    return range?.column === column && top >= 0 && rowIdx >= top && rowIdx <= bottom;
  }

  /** The people whose cells of a column are chosen together, from the top. */
  function chosenIn(column: string): readonly RosterPerson[] {
    return rows.filter((_, index) => isChosen(column, index)).filter(isPerson);
  }

  /** Chooses the cells of a column up to a row: from where it began, or else from another row. */
  function draw(column: string, from: string | undefined, to: string | undefined) {
    const isGoingOn = range?.column === column && top >= 0;
    if (from !== undefined && to !== undefined) setRange({ column, from: isGoingOn ? range.from : from, to });
  }

  return {
    /** The row of the first of them, as a number from 0; Infinity or -1 for none. */
    top,
    isChosen,
    chosenIn,
    draw,
    clear: () => setRange(null),
  };
}
