import classes from './ShareBar.module.css';

type ShareBarProps = { percent: number; tone?: 'plain' | 'bad' };

/** A thin bar, filled in part. Screen readers skip it: the number is next to it, or part of the surrounding text. */
export function ShareBar({ percent, tone }: ShareBarProps) {
  return (
    <span aria-hidden className={classes.bar}>
      <span className={classes.share} data-tone={tone} style={{ width: `${percent}%` }} />
    </span>
  );
}
