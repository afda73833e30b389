import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconClockPause,
  IconSquare,
  type TablerIcon,
} from '@tabler/icons-react';
import { dueTextInSentence, typedText, whatToDo } from '../../../../domain/due/dueText.ts';
import type { DueState } from '../../../../domain/due/states.ts';
import { formatDay } from '../../../../domain/localDate.ts';
import { paths } from '../../../app/paths.ts';
import { StateEntry } from '../../../components/StateEntry.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { today } from '../../../components/today.ts';
import type { DueEntry_SeriesFragment } from './DueEntry.generated.ts';
import classes from './DuePanel.module.css';
import { EventSeries } from './EventSeries.tsx';

type DueEntryProps = { series: DueEntry_SeriesFragment; soldierId: string; isStaff: boolean };

const LOOK: Readonly<Record<DueState, { tone: 'bad' | 'warn' | 'good' | 'plain'; icon: TablerIcon }>> = {
  FAILED: { tone: 'bad', icon: IconAlertTriangle },
  OVERDUE: { tone: 'bad', icon: IconAlertTriangle },
  DUE_SOON: { tone: 'warn', icon: IconClock },
  TO_DO: { tone: 'warn', icon: IconSquare },
  EXCUSED: { tone: 'plain', icon: IconClockPause },
  CURRENT: { tone: 'good', icon: IconCircleCheck },
  NOT_REQUIRED: { tone: 'plain', icon: IconCircleCheck },
};

/** A soldier's status for a requirement: the date, what to do, and its events on demand. */
export function DueEntry({ series: { requirement, standing, events }, soldierId, isStaff }: DueEntryProps) {
  const { doneOn, result } = standing;
  const typed = typedText(standing);
  const last = doneOn === null ? '' : `Last on ${formatDay(doneOn)}${result === null ? '' : `: ${result}`}. `;
  return (
    <StateEntry
      {...LOOK[standing.state]}
      title={`${requirement.name}: ${dueTextInSentence(standing, today())}`}
      action={
        isStaff ? (
          <TextLink to={paths.dueSeries(soldierId, requirement.id)}>
            Enter, correct or excuse {requirement.name}
          </TextLink>
        ) : (
          whatToDo(standing, today())
        )
      }
    >
      {typed !== null && <div>{typed}. It was typed, and no event says it.</div>}
      {events.length > 0 && (
        <details data-screen-only>
          <summary className={classes.summary}>{last}All events</summary>
          <EventSeries requirement={requirement} events={events} />
        </details>
      )}
    </StateEntry>
  );
}
