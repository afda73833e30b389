import { VisuallyHidden } from '@mantine/core';
import { Bar } from '../../components/parts/Bar.tsx';
import classes from './counts.module.css';
import type { DueCountBar_CountFragment } from './DueCountBar.generated.ts';

/** How a section stands with a requirement: a bar, the percent that is current, and how many are not. */
export function DueCountBar({ count }: { count: DueCountBar_CountFragment }) {
  if (count.asked === 0) return <span className={classes.none}>Not required</span>;
  return (
    <span className={classes.bar}>
      <Bar counts={count}>
        {count.percent !== null && (
          <span>
            {count.percent}% <VisuallyHidden>current</VisuallyHidden>
          </span>
        )}{' '}
        {count.notCurrent > 0 && (
          <span aria-hidden className={classes.notCurrent}>
            {count.notCurrent} <span className={classes.words}>not current</span>
          </span>
        )}{' '}
        {count.toDo > 0 && (
          <span aria-hidden className={classes.toDo}>
            {count.toDo} to do
          </span>
        )}
      </Bar>
    </span>
  );
}
