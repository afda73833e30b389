import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { formatDay, type LocalDate } from '../../../../domain/localDate.ts';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import { saverIn } from '../../../app/forms/edit/conflict.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { ConflictChoices } from '../../../components/form/ConflictChoices.tsx';
import { DateField, withUnreadableDays } from '../../../components/form/DateField.tsx';
import forms from '../../../components/form/form.module.css';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { ProblemSummary } from '../../../components/form/ProblemSummary.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { useExcuseFromDueMutation, useSetFirstDueMutation } from './DayPanel.generated.ts';
import { useDay } from './useDay.ts';

type DayPanelProps = {
  title: string;
  /** The field's name and label. */
  field: string;
  label: string;
  /** The label of the date when a conflict shows two versions. */
  dayName: string;
  /** What the date does. */
  text: string;
  /** The stored date; null for none. */
  stored: LocalDate | null;
  /** Saves the new date. `before` is the date that the form showed when typing began. Null means no date. */
  send: (before: LocalDate | null, day: LocalDate | null) => Promise<unknown>;
  /** Reloads the series and returns its current date. */
  reload: () => Promise<LocalDate | null>;
  /** The buttons' texts for a first date, a changed date and a removed one. */
  buttons: { readonly set: string; readonly change: string; readonly end: string };
  doneText: string;
};

/** One date of a soldier's requirement, to set, change or remove. */
function DayPanel({ title, field, label, dayName, text, stored, ...props }: DayPanelProps) {
  const { send, reload, buttons, doneText } = props;
  const { day, before, conflict, type, meet, keep } = useDay(field, stored ?? '');
  /** The date saved here. Known even if reloading the series fails. */
  const [saved, setSaved] = useState<string | null>(null);
  const ending = useAttempt(buttons.end);
  const ownId = usePerson()?.soldierId ?? null;
  // If reloading fails, the screen's alert says so.
  const show = () => reload().catch(() => undefined);
  const set = async (next: LocalDate | null, over: string) => {
    try {
      await send(over || null, next);
    } catch (error) {
      const theirs = failureOf(error).code === ErrorCode.CONFLICT ? await show() : undefined;
      // Removing shows no conflict: the line above already shows the newer date.
      if (theirs !== undefined && next !== null) meet(theirs ?? '', next, saverIn(error, ownId));
      throw error;
    }
    setSaved(next ?? '');
    keep(next ?? '');
    await show();
  };
  const end = async () => {
    await set(null, stored ?? '');
    // The button that had the focus is removed.
    document.getElementById(field)?.focus();
  };
  const { form, problems, isSubmitting } = useSubmission({
    title,
    hasChanges: day !== (stored ?? '') && day !== saved,
    check: (element) => {
      const { [field]: typed = '' } = withUnreadableDays({ [field]: day }, element);
      const message = dateMessage(label, typed);
      return message === null ? { input: typed } : { problems: [{ field, message }] };
    },
    send: (typed) => set(typed, before),
    doneText,
  });
  return (
    <Panel title={title}>
      <Text c="dimmed">{text}</Text>
      <FormElement isSubmitting={isSubmitting} aria-label={title} className={forms.form} onSubmit={form.onSubmit}>
        <Stack gap="sm">
          <ProblemSummary problems={problems} />
          {conflict && (
            <ConflictChoices
              fields={[
                {
                  label: dayName,
                  fields: ['day'],
                  text: (values) => (values.day === '' ? 'none' : formatDay(values.day)),
                },
              ]}
              conflict={conflict}
              values={{ day }}
              onTake={(taken) => type(taken.day ?? day)}
            />
          )}
          <DateField
            name={field}
            label={label}
            required
            value={day}
            onChange={type}
            problem={messageFor(problems, field)}
          />
        </Stack>
        <FormActions>
          {stored !== null && (
            <BusyButton
              variant="default"
              disabled={isSubmitting}
              loading={ending.isBusy}
              onClick={() => void ending.attempt(end)}
            >
              {buttons.end}
            </BusyButton>
          )}
          <Button type="submit" variant="default" loading={isSubmitting}>
            {stored === null ? buttons.set : buttons.change}
          </Button>
        </FormActions>
      </FormElement>
      {ending.problem !== null && <ErrorText>{ending.problem.message}</ErrorText>}
    </Panel>
  );
}

type ExcusePanelProps = {
  soldierId: string;
  requirementId: string;
  excusedUntil: LocalDate | null;
  /** Reloads the series and returns its current excuse. */
  reload: () => Promise<LocalDate | null>;
};

/** Excuses a soldier from a requirement until a date, or ends the excuse. */
export function ExcusePanel({ soldierId, requirementId, excusedUntil, reload }: ExcusePanelProps) {
  const [excuse] = useExcuseFromDueMutation();
  return (
    <DayPanel
      title="Excuse"
      field="until"
      label="Excused until"
      dayName="Last day"
      text={
        excusedUntil === null
          ? 'An excuse lasts through its last day. A requirement never done starts over the day after.'
          : `Excused until ${formatDay(excusedUntil)}.`
      }
      stored={excusedUntil}
      send={(before, until) => excuse({ variables: { soldierId, requirementId, before, until } })}
      reload={reload}
      buttons={{ set: 'Excuse', change: 'Change excuse', end: 'End excuse' }}
      doneText="Excuse saved."
    />
  );
}

type FirstDuePanelProps = {
  soldierId: string;
  requirementId: string;
  firstDueOn: LocalDate | null;
  /** Reloads the series and returns its current date. */
  reload: () => Promise<LocalDate | null>;
};

/** Sets the first due date of a requirement with fixed dates that the soldier has never done. */
export function FirstDuePanel({ soldierId, requirementId, firstDueOn, reload }: FirstDuePanelProps) {
  const [setFirstDue] = useSetFirstDueMutation();
  return (
    <DayPanel
      title="First day"
      field="on"
      label="First due on"
      dayName="First day"
      text={
        firstDueOn === null
          ? 'Never done. Enter a due date. Until you do, it shows as to do and is never overdue.'
          : "Never done. It's due by this date."
      }
      stored={firstDueOn}
      send={(before, on) => setFirstDue({ variables: { soldierId, requirementId, before, on } })}
      reload={reload}
      buttons={{ set: 'Save day', change: 'Change day', end: 'Remove day' }}
      doneText="Day saved."
    />
  );
}
