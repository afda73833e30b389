import {
  IconAlertTriangle,
  IconCalendarX,
  IconCheck,
  IconClock,
  IconPlayerPause,
  IconSquare,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { formatDay, type LocalDate } from '../../../domain/localDate.ts';
import classes from './status.module.css';

/** How a requirement stands, as a cell shows it. */
export type CellState =
  | 'current'
  | 'dueSoon'
  | 'late'
  | 'failed'
  | 'overdue'
  | 'neverDone'
  | 'excused'
  | 'toDo'
  | 'notRequired';

type Look = {
  /** The state in words. Screen readers always get it. */
  readonly word: string;
  readonly icon: TablerIcon | null;
  readonly fill: 'bad' | 'warn' | 'excused' | 'none';
  /** Whether the words stay in a narrow cell, because the day alone would not say it. */
  readonly isSaid?: boolean;
};

const LOOKS: Readonly<Record<CellState, Look>> = {
  current: { word: 'Current', icon: IconCheck, fill: 'none' },
  dueSoon: { word: 'Due soon', icon: IconClock, fill: 'warn' },
  late: { word: 'Late', icon: IconClock, fill: 'warn' },
  failed: { word: 'Failed', icon: IconX, fill: 'bad', isSaid: true },
  overdue: { word: 'Overdue', icon: IconCalendarX, fill: 'bad' },
  neverDone: { word: 'Never done', icon: IconAlertTriangle, fill: 'bad', isSaid: true },
  excused: { word: 'Excused', icon: IconPlayerPause, fill: 'excused' },
  toDo: { word: 'To do', icon: IconSquare, fill: 'none', isSaid: true },
  notRequired: { word: 'Not required', icon: null, fill: 'none' },
};

type StatusCellProps = {
  state: CellState;
  /** The word before the day. A narrow cell that is current shows only the day. */
  link?: 'until' | 'since' | 'by' | 'on';
  day?: LocalDate | null;
};

/**
 * The status of a person for a requirement, in a cell of a table. It fills the width that the cell gives it: the table has to set one. From
 * 200 px, the state's word joins. What is current is quiet, and what needs somebody is filled.
 */
export function StatusCell({ state, link, day = null }: StatusCellProps) {
  const { word, icon: Icon, fill, isSaid = false } = LOOKS[state];
  return (
    <span className={classes.cell}>
      <span className={classes.filled} data-fill={fill} data-state={state}>
        {Icon === null ? <span aria-hidden>–</span> : <Icon aria-hidden className={classes.icon} />}
        <span className={isSaid ? undefined : classes.joins} data-hidden={Icon === null || undefined}>
          {word}
        </span>{' '}
        {day !== null && (
          <>
            {link && <span className={state === 'current' ? classes.joins : undefined}>{link}</span>}{' '}
            <time dateTime={day}>{formatDay(day)}</time>
          </>
        )}
      </span>
    </span>
  );
}
