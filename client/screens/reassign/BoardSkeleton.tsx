import { Skeleton, VisuallyHidden } from '@mantine/core';
import { SECTIONS } from '../../../domain/values.ts';
import classes from './Board.module.css';

/** The skeleton of the board while it is loading. */
export function BoardSkeleton() {
  return (
    <div role="status" className={classes.board}>
      <VisuallyHidden>Loading the sections</VisuallyHidden>
      {SECTIONS.map((section) => (
        <Skeleton key={section} data-section={section} className={classes.waiting ?? ''} />
      ))}
    </div>
  );
}
