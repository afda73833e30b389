import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ErrorCode } from '../../../../../domain/errorCodes.ts';
import { formatDay } from '../../../../../domain/localDate.ts';
import { dateMessage } from '../../../../../domain/record/validation.ts';
import { failureOf } from '../../../../app/failures/failure.ts';
import { useAttempt } from '../../../../app/forms/useAttempt.ts';
import { useSubmission } from '../../../../app/forms/useSubmission.ts';
import { BusyButton } from '../../../../components/BusyButton.tsx';
import { ErrorText } from '../../../../components/ErrorText.tsx';
import { ConflictChoices } from '../../../../components/form/ConflictChoices.tsx';
import { DateField, withUnreadableDays } from '../../../../components/form/DateField.tsx';
import { FormActions } from '../../../../components/form/FormActions.tsx';
import { FormElement } from '../../../../components/form/FormElement.tsx';
import { messageFor } from '../../../../components/form/problem.ts';
import { ProblemSummary } from '../../../../components/form/ProblemSummary.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import classes from './ExcusePanel.module.css';
import { useExcuseFromDueMutation } from './ExcusePanel.generated.ts';
import { EXCUSE_FIELDS, useExcuse } from './useExcuse.ts';

type ExcusePanelProps = {
  soldierId: string;
  kindId: string;
  excusedUntil: string | null;
  /** Loads the series anew; gives the excuse as it is then. */
  reload: () => Promise<string | null>;
};

const FIELD = 'until';

/** Excuses somebody from a requirement until a day, or ends that. */
export function ExcusePanel({ soldierId, kindId, excusedUntil, reload }: ExcusePanelProps) {
  const stored = excusedUntil ?? '';
  const { until, before, conflict, type, meet, keep } = useExcuse(stored);
  /** What was saved here: known also where the series cannot be loaded after it. */
  const [saved, setSaved] = useState<string | null>(null);
  const [excuse] = useExcuseFromDueMutation();
  const ending = useAttempt('End excuse');
  // If it cannot be loaded, the alert of the screen says so.
  const show = () => reload().catch(() => undefined);
  const set = async (day: string | null, over: string) => {
    try {
      await excuse({ variables: { soldierId, kindId, before: over || null, until: day } });
    } catch (error) {
      const theirs = failureOf(error).code === ErrorCode.CONFLICT ? await show() : undefined;
      // Ending says what it ends: the line above shows the newer one by then.
      if (theirs !== undefined && day !== null) meet(theirs ?? '', day);
      throw error;
    }
    setSaved(day ?? '');
    keep(day ?? '');
    await show();
  };
  const end = async () => {
    await set(null, stored);
    // The button that had the focus is removed.
    document.getElementById(FIELD)?.focus();
  };
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Excuse',
    hasChanges: until !== stored && until !== saved,
    check: (element) => {
      const { until: day } = withUnreadableDays({ until }, element);
      const message = dateMessage('Excused until', day);
      return message === null ? { input: day } : { problems: [{ field: FIELD, message }] };
    },
    send: (day) => set(day, before),
    doneText: 'Excuse saved.',
  });
  return (
    <Panel title="Excuse">
      <Text c="dimmed">
        {excusedUntil === null
          ? 'An excuse holds until its last day. Then the requirement stands as it would without.'
          : `Excused until ${formatDay(excusedUntil)}.`}
      </Text>
      <FormElement
        isSubmitting={isSubmitting}
        aria-label="Excuse"
        className={classes['excuse']}
        onSubmit={form.onSubmit}
      >
        <Stack gap="sm">
          <ProblemSummary problems={problems} />
          {conflict && (
            <ConflictChoices
              fields={EXCUSE_FIELDS}
              conflict={conflict}
              values={{ until }}
              onTake={(taken) => type(taken.until ?? until)}
            />
          )}
          <DateField
            name={FIELD}
            label="Excused until"
            required
            value={until}
            onChange={type}
            problem={messageFor(problems, FIELD)}
          />
        </Stack>
        <FormActions>
          {excusedUntil !== null && (
            <BusyButton
              variant="default"
              disabled={isSubmitting}
              loading={ending.isBusy}
              onClick={() => void ending.attempt(end)}
            >
              End excuse
            </BusyButton>
          )}
          <Button type="submit" variant="default" loading={isSubmitting}>
            {excusedUntil === null ? 'Excuse' : 'Change excuse'}
          </Button>
        </FormActions>
      </FormElement>
      {ending.problem !== null && <ErrorText>{ending.problem.message}</ErrorText>}
    </Panel>
  );
}
