import {
  IconAlertTriangle,
  IconCalendarX,
  IconCircleCheck,
  IconClock,
  IconMinus,
  IconPlayerPause,
  IconX,
} from '@tabler/icons-react';
import { DueState, dueStateLabel, isInGrace } from '../../../../domain/due/states.ts';
import { formatDay, type LocalDate } from '../../../../domain/localDate.ts';
import { StatusMark } from '../../../components/StatusMark.tsx';
import type { DueStandingMark_StandingFragment } from './DueStandingMark.generated.ts';
import classes from './DueStandingMark.module.css';

const MARKS = {
  FAILED: { tone: 'bad', icon: IconX },
  OVERDUE: { tone: 'bad', icon: IconCalendarX },
  NEVER_DONE: { tone: 'bad', icon: IconAlertTriangle },
  DUE_SOON: { tone: 'warn', icon: IconClock },
  EXCUSED: { tone: 'plain', icon: IconPlayerPause },
  CURRENT: { tone: 'good', icon: IconCircleCheck },
  NOT_REQUIRED: { tone: 'plain', icon: IconMinus },
} as const;

type DueStandingMarkProps = {
  standing: DueStandingMark_StandingFragment;
  /** The day on which it stands so. */
  on: LocalDate;
};

/** How a requirement stands with somebody: the state with its day, and whether the record was typed without one. */
export function DueStandingMark({ standing, on }: DueStandingMarkProps) {
  const { state, excusedUntil, noDate } = standing;
  const { tone, icon } = MARKS[state];
  const isExcused = state === DueState.EXCUSED;
  const day = isExcused ? excusedUntil : standing.dueOn;
  const isSince = isInGrace(standing, on);
  return (
    <span className={classes['standing']}>
      <StatusMark tone={tone} icon={icon}>
        {isSince ? 'Due' : dueStateLabel[state]}
      </StatusMark>{' '}
      {day !== null && (
        <span className={classes['day']}>
          {isExcused && 'until '}
          {isSince && 'since '}
          <time dateTime={day}>{formatDay(day)}</time>
        </span>
      )}{' '}
      {noDate && <span className={classes['day']}>no date</span>}
    </span>
  );
}
