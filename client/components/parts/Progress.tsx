import type { ReactNode } from 'react';
import classes from './charts.module.css';

type ShareBarProps = {
  percent: number;
  /** Red if it needs somebody. */
  tone?: 'bad' | undefined;
};

/** A thin bar, filled in part. Screen readers skip it: the number is next to it, or part of the surrounding text. */
export function ShareBar({ percent, tone }: ShareBarProps) {
  return (
    <span aria-hidden className={classes.share}>
      <span data-tone={tone} style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
    </span>
  );
}

type ProgressProps = {
  done: number;
  total: number;
  /** How far it is in words: `66 of 72 months in service`. */
  children: ReactNode;
  tone?: 'bad' | undefined;
};

/** How far something is: a thin bar, and words above it. */
export function Progress({ done, total, children, tone }: ProgressProps) {
  return (
    <span className={classes.progress}>
      <span className={classes.progressText}>{children}</span>
      <ShareBar percent={total === 0 ? 100 : (done * 100) / total} tone={tone} />
    </span>
  );
}
