import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../Link.tsx';
import classes from './rows.module.css';
import { StatusSquare } from './StatusMark.tsx';
import type { Tone } from './tone.ts';

type TaskRowProps = {
  tone: Tone;
  icon: TablerIcon;
  /** The state in words, for screen readers: `Overdue`. */
  state: string;
  /** What to do: `M4 qualification`. */
  what: ReactNode;
  /** How far it is: a `Progress`, or `5 days late`. */
  howFar?: ReactNode;
  /** `Ask the master driver` */
  withWhom?: ReactNode;
  /** `by 19 DEC 2026` */
  when?: ReactNode;
  /** The screen that the row leads to. It takes the place of `withWhom` and `when`. */
  where?: string;
  /** The address of what to do about it. The whole row then is the link. */
  to?: string;
};

/** A task in one line: what to do, how far it is, who helps, and by when. On a phone, how far and who helps stand below. */
export function TaskRow({ tone, icon, state, what, howFar, withWhom, when, where, to }: TaskRowProps) {
  const parts = (
    <>
      <StatusSquare tone={tone} icon={icon}>
        {state}:
      </StatusSquare>{' '}
      <span className={classes.what}>{what}</span> <span className={classes.howFar}>{howFar}</span>{' '}
      <span className={classes.withWhom}>{withWhom}</span> <span className={classes.when}>{when}</span>
      {where !== undefined && <span className={classes.where}>{where}</span>}
    </>
  );
  return to === undefined ? (
    <div className={classes.task} data-tone={tone}>
      {parts}
    </div>
  ) : (
    <Link to={to} className={classes.task} data-tone={tone} data-leads={where !== undefined || undefined}>
      {parts}
    </Link>
  );
}
