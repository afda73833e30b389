import type { ReactNode } from 'react';
import classes from './Folded.module.css';

type FoldedProps = { summary: string; children: ReactNode };

/** Something that needs nobody now, behind a line that says what it is. */
export function Folded({ summary, children }: FoldedProps) {
  return (
    <details>
      <summary className={classes.summary}>{summary}</summary>
      <div className={classes.folded}>{children}</div>
    </details>
  );
}
