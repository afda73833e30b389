import classes from './counts.module.css';
import type { DueCountText_CountFragment } from './DueCountText.generated.ts';

/** `83% current` and, if there are any, `2 not current` and `3 to do`. */
export function DueCountText({ count: { percent, notCurrent, toDo } }: { count: DueCountText_CountFragment }) {
  return (
    <span className={classes.count}>
      {percent !== null && <span>{percent}% current</span>}{' '}
      {notCurrent > 0 && <span className={classes.notCurrent}>{notCurrent} not current</span>}{' '}
      {toDo > 0 && <span>{toDo} to do</span>}
    </span>
  );
}
