import { IconCircleCheck, IconClock, IconMailOff, IconMailX } from '@tabler/icons-react';
import { StatusMark } from '../../../components/parts/StatusMark.tsx';
import type { ReminderStateMark_ReminderFragment } from './ReminderStateMark.generated.ts';

type State = ReminderStateMark_ReminderFragment['state'];

const MARKS = {
  WAITING: { tone: 'plain', icon: IconClock },
  SENT: { tone: 'good', icon: IconCircleCheck },
  UNDELIVERABLE: { tone: 'bad', icon: IconMailX },
  NOT_MAILED: { tone: 'plain', icon: IconMailOff },
} as const;

export const reminderStateLabel: Readonly<Record<State, string>> = {
  WAITING: 'Being sent',
  SENT: 'Sent',
  UNDELIVERABLE: 'Not delivered',
  NOT_MAILED: 'Not emailed',
};

/** What happened to a reminder's mail. */
export function ReminderStateMark({ reminder: { state } }: { reminder: ReminderStateMark_ReminderFragment }) {
  const { tone, icon } = MARKS[state];
  return (
    <StatusMark tone={tone} icon={icon}>
      {reminderStateLabel[state]}
    </StatusMark>
  );
}
