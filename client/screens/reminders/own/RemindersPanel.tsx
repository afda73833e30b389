import { Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ReminderPace } from '../../../../domain/due/reminders.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { checked } from '../../../app/forms/checked.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import block from '../../../components/block.module.css';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { instantText } from '../../../components/dayText.ts';
import { Facts } from '../../../components/Facts.tsx';
import { Folded } from '../../../components/Folded.tsx';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { ProblemSummary } from '../../../components/form/ProblemSummary.tsx';
import { Note } from '../../../components/Note.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { today } from '../../../components/today.ts';
import classes from '../reminders.module.css';
import { MailPreview } from './MailPreview.tsx';
import { paceLabel } from './paceLabel.ts';
import { clockFact, dailyFact, weeklyFact } from './reminderFacts.ts';
import {
  OwnRemindersDocument,
  type RemindersPanel_RemindersFragment,
  useOwnRemindersQuery,
  useSetRemindersMutation,
} from './RemindersPanel.generated.ts';
import { ReminderStateMark } from './ReminderStateMark.tsx';
import { SendMineNow } from './SendMineNow.tsx';
import { ToldCounts } from './ToldCounts.tsx';
import { toldParts } from './toldText.ts';
import { useWaitingMails } from './useWaitingMails.ts';

/** The person's own reminders: how often they come, when the next one comes, and what the past ones said. */
export function RemindersPanel() {
  const { data, previousData, error, refetch } = useOwnRemindersQuery({ fetchPolicy: 'cache-and-network' });
  const reminders = (data ?? previousData)?.myReminders;
  useWaitingMails(reminders?.told, refetch);
  const retry = () => void refetch().catch(() => undefined);
  return (
    <Panel title="Reminders">
      {reminders?.mailsAreSent !== false && <Text>Emails say how many items are due, never which.</Text>}
      {!reminders && <QueryAlert error={error} onRetry={retry} />}
      {!reminders && !error && <Skeleton h="28rem" role="status" aria-label="Loading the reminders" />}
      {reminders && (
        <>
          {!reminders.mailsAreSent && (
            <Note>
              Emails are off, so your reminders only show here. If you want them by email, ask your leadership.
            </Note>
          )}
          <PaceForm pace={reminders.pace} />
          {reminders.pace !== 'NEVER' && (
            <>
              <Facts facts={factsOf(reminders)} />
              <MailPreview mail={reminders.nextMail} />
            </>
          )}
          <SendMineNow onSent={retry} />
          {reminders.told.length > 0 ? (
            <Folded summary="Past reminders">
              <ul className={block.list} aria-label="Past reminders">
                {reminders.told.map((reminder) => (
                  <li key={reminder.id} className={classes.told}>
                    <span>
                      <time dateTime={reminder.at}>{instantText(reminder.at)}</time>:{' '}
                      <ToldCounts parts={toldParts(reminder)} />
                    </span>{' '}
                    <ReminderStateMark reminder={reminder} />
                  </li>
                ))}
              </ul>
            </Folded>
          ) : (
            <Text c="dimmed">No reminders yet.</Text>
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

const PACES: readonly ReminderPace[] = Object.values(ReminderPace);

/** Chooses how often reminders come. */
function PaceForm({ pace }: { pace: ReminderPace }) {
  const [chosen, setChosen] = useState<ReminderPace | null>(null);
  const value = chosen ?? pace;
  const [setReminders] = useSetRemindersMutation({
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: OwnRemindersDocument, data: { myReminders: data.setReminders } });
    },
  });
  const { form, problems, isSubmitting } = useSubmission({
    title: 'How often',
    hasChanges: value !== pace,
    check: () => checked([], value),
    send: async (input) => {
      dataOf(await setReminders({ variables: { pace: input } }));
      setChosen(null);
    },
    doneText: 'Reminders saved.',
  });
  return (
    <FormElement isSubmitting={isSubmitting} aria-label={form.title} onSubmit={form.onSubmit} data-screen-only>
      <Stack gap="sm">
        <ProblemSummary problems={problems} />
        <ChoiceField
          name="pace"
          label="Remind me"
          options={PACES.map((one) => ({ value: one, label: paceLabel[one] }))}
          value={value}
          onChange={setChosen}
          problem={messageFor(problems, 'pace')}
        />
      </Stack>
      <FormActions>
        <BusyButton type="submit" variant="default" loading={isSubmitting}>
          Save reminders
        </BusyButton>
      </FormActions>
    </FormElement>
  );
}
