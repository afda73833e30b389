import { Stack } from '@mantine/core';
import { useState } from 'react';
import { ReminderPace } from '../../../../domain/due/reminders.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { checked } from '../../../app/forms/checked.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { ProblemSummary } from '../../../components/form/ProblemSummary.tsx';
import { useSetRemindersMutation } from './PaceForm.generated.ts';
import { paceLabel } from './paceLabel.ts';
import { OwnRemindersDocument } from './RemindersPanel.generated.ts';

const PACES: readonly ReminderPace[] = Object.values(ReminderPace);

/** Chooses how often one is told. */
export function PaceForm({ pace }: { pace: ReminderPace }) {
  const [chosen, setChosen] = useState<ReminderPace | null>(null);
  const value = chosen ?? pace;
  const [setReminders] = useSetRemindersMutation({
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: OwnRemindersDocument, data: { myReminders: data.setReminders } });
    },
  });
  const { form, problems, isSubmitting } = useSubmission({
    title: 'How often you are told',
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
          label="Tell me"
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
