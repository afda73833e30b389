import { VisuallyHidden } from '@mantine/core';
import { Bar } from '../../components/parts/Bar.tsx';
import classes from './counts.module.css';
import type { DueCountBar_CountFragment } from './DueCountBar.generated.ts';

type DueCountBarProps = {
  count: DueCountBar_CountFragment;
  /** What the bar has room for beside it: numbers, words, or how many have it to do as well. */
  room?: 'narrow' | 'wide' | 'widest';
};

/** How a section stands with a requirement: a bar, the percent that is current, and how many are not. */
export function DueCountBar({ count, room = 'widest' }: DueCountBarProps) {
  if (count.asked === 0) return <span className={classes.none}>Not required</span>;
  return (
    <Bar counts={count}>
      {count.percent !== null && (
        <span>
          {count.percent}% <VisuallyHidden>current</VisuallyHidden>
        </span>
      )}{' '}
      {count.notCurrent > 0 && (
        <span aria-hidden className={classes.notCurrent}>
          {count.notCurrent}
          {room !== 'narrow' && ' not current'}
        </span>
      )}{' '}
      {count.toDo > 0 && room === 'widest' && (
        <span aria-hidden className={classes.toDo}>
          {count.toDo} to do
        </span>
      )}
    </Bar>
  );
}
