import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ErrorCode } from '../../../../../domain/errorCodes.ts';
import type { LocalDate } from '../../../../../domain/localDate.ts';
import { dateMessage } from '../../../../../domain/record/validation.ts';
import { failureOf } from '../../../../app/failures/failure.ts';
import type { Drafts } from '../../../../app/forms/drafts/drafts.ts';
import { useDraft } from '../../../../app/forms/drafts/useDraft.ts';
import { useAttempt } from '../../../../app/forms/useAttempt.ts';
import { useSubmission } from '../../../../app/forms/useSubmission.ts';
import { BusyButton } from '../../../../components/BusyButton.tsx';
import { ErrorText } from '../../../../components/ErrorText.tsx';
import { DateField, withUnreadableDays } from '../../../../components/form/DateField.tsx';
import { FormActions } from '../../../../components/form/FormActions.tsx';
import { FormElement } from '../../../../components/form/FormElement.tsx';
import { messageFor } from '../../../../components/form/problem.ts';
import { ProblemSummary } from '../../../../components/form/ProblemSummary.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import classes from './DayPanel.module.css';

type DayPanelProps = {
  title: string;
  /** The name of the field, and what it is called. */
  field: string;
  label: string;
  /** What the day does. */
  text: string;
  /** The day that is stored; null for none. */
  day: LocalDate | null;
  drafts: Drafts<string>;
  /** Stores another day in place of the one that was shown; null for none. */
  send: (before: LocalDate | null, day: LocalDate | null) => Promise<unknown>;
  refetch: () => Promise<unknown>;
  /** What the buttons say: to store a first day, another one, and none. */
  buttons: { readonly set: string; readonly change: string; readonly end: string };
  doneText: string;
};

/** One day of a requirement of a soldier, which is set, changed and taken away. */
export function DayPanel(props: DayPanelProps) {
  const { title, field, label, text, day: shown, drafts, send, refetch, buttons, doneText } = props;
  const stored = shown ?? '';
  const [typed, setTyped] = useDraft(drafts, stored);
  const [known, setKnown] = useState(stored);
  if (stored !== known) {
    setKnown(stored);
    // What is typed stays when a colleague changes the day.
    if (typed === known) setTyped(stored);
  }
  /** What was saved here: known also where the series cannot be loaded after it. */
  const [saved, setSaved] = useState<string | null>(null);
  const ending = useAttempt(buttons.end);
  // If it cannot be loaded, the alert of the screen says so.
  const show = () => refetch().catch(() => undefined);
  const set = async (day: string | null) => {
    try {
      await send(shown, day);
    } catch (error) {
      if (failureOf(error).code === ErrorCode.CONFLICT) await show();
      throw error;
    }
    setSaved(day ?? '');
    await show();
  };
  const end = async () => {
    await set(null);
    setTyped('');
    // The button that had the focus is removed.
    document.getElementById(field)?.focus();
  };
  const { form, problems, isSubmitting } = useSubmission({
    title,
    hasChanges: typed !== stored && typed !== saved,
    check: (element) => {
      const { [field]: day = '' } = withUnreadableDays({ [field]: typed }, element);
      const message = dateMessage(label, day);
      return message === null ? { input: day } : { problems: [{ field, message }] };
    },
    send: set,
    doneText,
  });
  return (
    <Panel title={title}>
      <Text c="dimmed">{text}</Text>
      <FormElement isSubmitting={isSubmitting} aria-label={title} className={classes['day']} onSubmit={form.onSubmit}>
        <ProblemSummary problems={problems} />
        <DateField
          name={field}
          label={label}
          required
          value={typed}
          onChange={setTyped}
          problem={messageFor(problems, field)}
        />
        <FormActions>
          {shown !== null && (
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
            {shown === null ? buttons.set : buttons.change}
          </Button>
        </FormActions>
      </FormElement>
      {ending.problem !== null && <ErrorText>{ending.problem.message}</ErrorText>}
    </Panel>
  );
}
