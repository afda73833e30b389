import classes from './ShareBar.module.css';

type ShareBarProps = { percent: number; tone?: 'plain' | 'bad' };

/** A thin bar, filled to a part of its width. It is not read out: the number stands beside it, or is said of what is around it. */
export function ShareBar({ percent, tone }: ShareBarProps) {
  return (
    <span aria-hidden className={classes.bar}>
      <span className={classes.share} data-tone={tone} style={{ width: `${percent}%` }} />
    </span>
  );
}
