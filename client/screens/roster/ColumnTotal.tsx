import { VisuallyHidden } from '@mantine/core';
import { NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import classes from './RosterGrid.module.css';
import type { RosterPerson } from './rosterPerson.ts';
import { scoreBars } from './scoreBars.ts';

type ColumnTotalProps = { column: RosterColumn; people: readonly RosterPerson[] };

/** The total below a column: a number, and for scores a picture of how they are distributed, with the failed ones in red. */
export function ColumnTotal({ column, people }: ColumnTotalProps) {
  const text = column.total(people);
  if (column === NAME_COLUMN) return <strong>{text}</strong>;
  // 'avg 487.8' and '28 of 30': the number says enough below its column.
  const [number] = /\d[\d.]*/.exec(text) ?? [];
  if (column.look === 'text' || number === undefined) return text;
  return (
    <>
      {column.look === 'number' && <Bars column={column} people={people} />}
      <span aria-hidden>{number}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

function Bars({ column, people }: ColumnTotalProps) {
  const bars = scoreBars(
    people.flatMap((person) => {
      const score = column.number(person);
      return score === null ? [] : [{ score, isFailed: column.mark(person) === 'failed' }];
    }),
  );
  const highest = Math.max(...bars.map(({ all }) => all));
  return (
    <svg aria-hidden className={classes.bars} viewBox={`0 0 ${bars.length} 1`} preserveAspectRatio="none">
      {bars.map(({ all, failed }, index) => (
        <g key={index} transform={`translate(${index} 1) scale(0.8 ${-1 / highest})`}>
          <rect width={1} height={all} className={classes.bar} />
          <rect width={1} height={failed} className={classes.failedBar} />
        </g>
      ))}
    </svg>
  );
}
