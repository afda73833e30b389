import {
  IconAlertTriangle,
  IconCalendarX,
  IconCheck,
  IconClock,
  IconMinus,
  IconPlayerPause,
  IconSquare,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
  readonly fill: 'bad' | 'warn' | 'excused' | 'none';
  /** What stays in a narrow cell, if not the day and the word before it. What is current shows only its day everywhere. */
  readonly narrow?: 'both' | 'word' | 'dayOnly';
};

const LOOKS: Readonly<Record<CellState, Look>> = {
  current: { word: 'Current', fill: 'none', narrow: 'dayOnly' },
  dueSoon: { word: 'Due soon', fill: 'warn' },
  late: { word: 'Late', fill: 'warn' },
  failed: { word: 'Failed', fill: 'bad', narrow: 'both' },
  overdue: { word: 'Overdue', fill: 'bad' },
  neverDone: { word: 'Never done', fill: 'bad', narrow: 'word' },
  excused: { word: 'Excused', fill: 'excused' },
  toDo: { word: 'To do', fill: 'none' },
  notRequired: { word: 'Not required', fill: 'none' },
};

/** The icons of the states, for lists and legends. */
export const STATE_ICONS: Readonly<Record<CellState, TablerIcon>> = {
  current: IconCheck,
  dueSoon: IconClock,
  late: IconClock,
  failed: IconX,
  overdue: IconCalendarX,
  neverDone: IconAlertTriangle,
  excused: IconPlayerPause,
  toDo: IconSquare,
  notRequired: IconMinus,
};

type StatusCellProps = {
  state: CellState;
  /** The word before the day. */
  link?: 'until' | 'since' | 'by' | 'on';
  day?: LocalDate | null;
  /** Whether it has 200 px, if the table knows. Otherwise each cell measures itself, which a table of thousands can't afford. */
  room?: 'wide' | 'narrow';
  /** What else there is to say, on a line of its own. */
  children?: ReactNode;
};

/**
 * The status of a person for a requirement, in a cell of a table. It fills the width that the cell gives it: the table has to set one. From
 * 200 px, the state's word joins. What is current is quiet, and what needs somebody is filled.
 */
export function StatusCell({ state, link, day = null, room, children = null }: StatusCellProps) {
  const { word, fill, narrow } = LOOKS[state];
  const Icon = state === 'notRequired' ? null : STATE_ICONS[state];
  const isHidden = Icon === null || narrow === 'dayOnly';
  const isSaid = day === null || narrow === 'both' || narrow === 'word';
  return (
    <span className={classes.cell} data-room={room}>
      <span className={classes.filled} data-fill={fill} data-state={state}>
        {Icon === null ? <span aria-hidden>–</span> : <Icon aria-hidden className={classes.icon} />}
        <span className={isSaid && !isHidden ? undefined : classes.joins} data-hidden={isHidden || undefined}>
          {word}
        </span>{' '}
        {day !== null && (
          <span className={narrow === 'word' ? classes.joins : undefined}>
            {link && (
              <span
                className={isHidden && link === 'until' ? classes.joins : undefined}
                data-hidden={isHidden || undefined}
              >
                {link}
              </span>
            )}{' '}
            <time dateTime={day}>{formatDay(day)}</time>
          </span>
        )}
        {children !== null && <span className={classes.more}>{children}</span>}
      </span>
    </span>
  );
}
