import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { listInWords } from '../../../domain/words.ts';
import classes from './charts.module.css';

/** How many people are in each state, in the order in which the bar draws them. */
export type BarCounts = {
  readonly current: number;
  readonly dueSoon: number;
  readonly notCurrent: number;
  readonly excused: number;
  readonly toDo: number;
};

const WORDS: readonly (readonly [keyof BarCounts, string])[] = [
  ['current', 'current'],
  ['dueSoon', 'due soon'],
  ['notCurrent', 'not current'],
  ['excused', 'excused'],
  ['toDo', 'to do'],
];

type BarProps = {
  counts: BarCounts;
  /** What stands beside the bar: `66%`, `2 not current`. */
  children?: ReactNode;
};

/** How a section stands with a requirement: a bar of 40 px beside its text. Screen readers, and a pointer that rests on it, get all counts. */
export function Bar({ counts, children }: BarProps) {
  const shown = WORDS.filter(([state]) => counts[state] > 0);
  const text = listInWords(
    shown.map(([state, word]) => `${counts[state]} ${word}`),
    'and',
  );
  return (
    <span className={classes.bar} title={text === '' ? undefined : text}>
      <span aria-hidden className={classes.parts}>
        {shown.map(([state]) => (
          <span key={state} data-state={state} style={{ flexGrow: counts[state] }} />
        ))}
      </span>
      {children} <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
