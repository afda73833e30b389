import type { ReactNode } from 'react';
import classes from './Folded.module.css';

type FoldedProps = {
  summary: string;
  /** Whether it starts unfolded. */
  startsOpen?: boolean;
  children: ReactNode;
};

/** Content that nobody needs right now, folded behind a line that names it. */
export function Folded({ summary, startsOpen = false, children }: FoldedProps) {
  return (
    <details open={startsOpen}>
      <summary className={classes.summary}>{summary}</summary>
      <div className={classes.folded}>{children}</div>
    </details>
  );
}
