import { useState } from 'react';
import { isPerson, type RosterRow } from './arranged.ts';
import { nameLines } from './nameLines.ts';
import { NAME_COLUMN } from './rosterColumns.ts';

/** The height of a row, and of each further line of a long name, in rem. */
const ROW = 1.75;
const LINE = 1.25;
/** The padding on both sides of a name, in rem. */
const PADDING = 0.75;

/** The height of each row. A long name is wrapped in its own column, which makes its row higher. */
export function useRowHeight(rem: number): (row: RosterRow) => number {
  const [width] = useState(() => measured(rem));
  const [heightOf] = useState(() => {
    const known = new Map<string, number>();
    const room = (NAME_COLUMN.width - PADDING) * rem;
    return (row: RosterRow) => {
      if (!isPerson(row)) return ROW * rem;
      const name = NAME_COLUMN.text(row);
      const height = known.get(name) ?? (ROW + LINE * (nameLines(name, room, width) - 1)) * rem;
      known.set(name, height);
      return height;
    };
  });
  return heightOf;
}

/** Measures names in the table's font. */
function measured(rem: number): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `650 ${0.875 * rem}px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => context?.measureText(text).width ?? 0;
}
