import { Skeleton, Text } from '@mantine/core';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import block from '../../../components/block.module.css';
import { Facts } from '../../../components/Facts.tsx';
import { instantText } from '../../../components/dayText.ts';
import { Note } from '../../../components/Note.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { today } from '../../../components/today.ts';
import { PaceForm } from './PaceForm.tsx';
import { clockFact, dailyFact, weeklyFact } from './reminderFacts.ts';
import classes from '../reminders.module.css';
import { type RemindersPanel_RemindersFragment, useOwnRemindersQuery } from './RemindersPanel.generated.ts';
import { ReminderStateMark } from './ReminderStateMark.tsx';
import { SendMineNow } from './SendMineNow.tsx';
import { ToldCounts } from './ToldCounts.tsx';
import { toldParts } from './toldText.ts';
import { useWaitingMails } from './useWaitingMails.ts';

/** How often one is told what is due, when the next time is, and what one was told. */
export function RemindersPanel() {
  const { data, previousData, error, refetch } = useOwnRemindersQuery({ fetchPolicy: 'cache-and-network' });
  const reminders = (data ?? previousData)?.myReminders;
  useWaitingMails(reminders?.told, refetch);
  const retry = () => void refetch().catch(() => undefined);
  return (
    <Panel title="Reminders">
      {reminders?.mailsAreSent !== false && (
        <Text>A mail tells you how much is due, and where to look; never what.</Text>
      )}
      {!reminders && <QueryAlert error={error} onRetry={retry} />}
      {!reminders && !error && <Skeleton h="12rem" role="status" aria-label="Loading the reminders" />}
      {reminders && (
        <>
          {!reminders.mailsAreSent && (
            <Note>
              Emails are off here. What you would be told stands here. If it should be mailed, ask your leadership.
            </Note>
          )}
          <PaceForm pace={reminders.pace} />
          {reminders.pace !== 'NEVER' && <Facts facts={factsOf(reminders)} />}
          <SendMineNow onSent={retry} />
          {reminders.told.length > 0 ? (
            <ul className={block.list} aria-label="What you were told">
              {reminders.told.map((reminder) => (
                <li key={reminder.id} className={classes.told}>
                  <span>
                    Told <time dateTime={reminder.at}>{instantText(reminder.at)}</time>:{' '}
                    <ToldCounts parts={toldParts(reminder)} />
                  </span>{' '}
                  <ReminderStateMark reminder={reminder} />
                </li>
              ))}
            </ul>
          ) : (
            <Text c="dimmed">You have not been told anything yet.</Text>
          )}
        </>
      )}
    </Panel>
  );
}

function factsOf(reminders: RemindersPanel_RemindersFragment) {
  const day = today();
  const daily = reminders.pace === 'DAILY' ? [dailyFact(reminders, day)] : [];
  return [weeklyFact(reminders, day), ...daily, clockFact(reminders)];
}
