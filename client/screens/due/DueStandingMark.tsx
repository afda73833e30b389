import {
  IconCalendarX,
  IconCircleCheck,
  IconClock,
  IconMinus,
  IconPlayerPause,
  IconSquare,
  IconX,
} from '@tabler/icons-react';
import { Fragment } from 'react';
import { duePhrase, typedText } from '../../../domain/due/dueText.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { StatusMark } from '../../components/parts/StatusMark.tsx';
import type { DueStandingMark_StandingFragment } from './DueStandingMark.generated.ts';
import classes from './DueStandingMark.module.css';

const MARKS = {
  FAILED: { tone: 'bad', icon: IconX },
  OVERDUE: { tone: 'bad', icon: IconCalendarX },
  DUE_SOON: { tone: 'warn', icon: IconClock },
  TO_DO: { tone: 'plain', icon: IconSquare },
  EXCUSED: { tone: 'plain', icon: IconPlayerPause },
  CURRENT: { tone: 'good', icon: IconCircleCheck },
  NOT_REQUIRED: { tone: 'plain', icon: IconMinus },
} as const;

type DueStandingMarkProps = {
  standing: DueStandingMark_StandingFragment;
  /** The day that the status is for. */
  on: LocalDate;
};

/** A soldier's status for a requirement, with its dates, or what the record says without a date. */
export function DueStandingMark({ standing, on }: DueStandingMarkProps) {
  const { tone, icon } = MARKS[standing.state];
  const { state, rest } = duePhrase(standing, on);
  const typed = typedText(standing);
  return (
    <span className={classes.standing}>
      <StatusMark tone={tone} icon={icon}>
        {/* The space stands for the comma. */}
        {state.replace(/,$/, '')}
      </StatusMark>{' '}
      {rest.split(/(?<=,) /).map((part) => (
        <Fragment key={part}>
          <span className={classes.day}>{unbroken(part)}</span>{' '}
        </Fragment>
      ))}
      {typed !== null && <span className={classes.day}>{typed}</span>}
    </span>
  );
}

/** Keeps a date on one line when the words around it wrap. */
function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d\d|[A-Z]{3}) (?=[A-Z]{3}|\d{4})/g, '\u00a0');
}
