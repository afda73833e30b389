import type { ReactNode } from 'react';
import classes from './rows.module.css';

type PersonRowProps = {
  /** As it is shown: `CO FSO`. Left out in lists that are not about roles; then its column goes, too. */
  role?: string;
  /** As it is shown: `2LT`. */
  rank: string;
  name: ReactNode;
  /** What matters about the person here, before the mark. */
  note?: ReactNode;
  /** A `StatusSquare`, at the end. */
  mark?: ReactNode;
};

/**
 * A person in a list: role, rank, name, note and mark, in columns that are in the same place in every row. A long name wraps in its own
 * column. It is the content of a row: the link or button around it is the screen's.
 */
export function PersonRow({ role, rank, name, note, mark }: PersonRowProps) {
  return (
    <span className={classes.person} data-plain={role === undefined || undefined}>
      {role !== undefined && <span className={classes.label}>{role}</span>}{' '}
      <span className={classes.label}>{rank}</span> <span className={classes.name}>{name}</span>{' '}
      <span className={classes.note}>{note}</span> <span className={classes.end}>{mark}</span>
    </span>
  );
}

/** An open place in a list of people, on the same columns: a dashed frame with the role, and `open`. */
export function PersonHole({ role, children }: { role: string; children: ReactNode }) {
  return (
    <span className={`${classes.person} ${classes.hole}`}>
      <span className={classes.label}>{role}</span> <span className={classes.open}>{children}</span>
    </span>
  );
}
