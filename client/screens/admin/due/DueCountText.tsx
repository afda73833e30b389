import classes from './DueCountText.module.css';
import type { DueCountText_CountFragment } from './DueCountText.generated.ts';

/** `83% current` and, where there are any, `2 short`. */
export function DueCountText({ count: { percent, short } }: { count: DueCountText_CountFragment }) {
  return (
    <span className={classes['count']}>
      {percent !== null && <span>{percent}% current</span>}{' '}
      {short > 0 && <span className={classes['short']}>{short} short</span>}
    </span>
  );
}
