import { useCallback, useState } from 'react';
import { isPerson, type RosterRow } from './arranged.ts';
import { nameLines } from './nameLines.ts';
import { NAME_COLUMN } from './rosterColumns.ts';

/** The height of a row, and of each further line of a long name, in rem. */
const ROW = 1.75;
const LINE = 1.25;
/** The padding on both sides of a name, in rem. */
const PADDING = 0.75;
/** The mark of somebody past their ETS, with the gap before it, in rem. */
const MARK = 5.25;

/**
 * The height of each row. A long name is wrapped in its own column, which makes its row higher.
 * @param isMarked whether names are marked of people past their ETS
 */
export function useRowHeight(rem: number, isMarked: boolean): (row: RosterRow) => number {
  const [width] = useState(() => measured(rem));
  const [known] = useState(() => new Map<string, number>());
  // The grid measures all rows again whenever it gets another function.
  return useCallback(
    (row) => {
      if (!isPerson(row)) return ROW * rem;
      const name = NAME_COLUMN.text(row);
      const mark = isMarked && row.soldier.pastEts ? MARK : 0;
      const key = `${mark} ${name}`;
      const room = (NAME_COLUMN.width - PADDING - mark) * rem;
      const height = known.get(key) ?? (ROW + LINE * (nameLines(name, room, width) - 1)) * rem;
      known.set(key, height);
      return height;
    },
    [rem, isMarked, known, width],
  );
}

/** Measures names in the table's font. */
function measured(rem: number): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `650 ${0.875 * rem}px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => context?.measureText(text).width ?? 0;
}
