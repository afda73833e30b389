import { Button, Stack, Title } from '@mantine/core';
import { useEffect, useId } from 'react';
import { REPORT_MAX_LENGTH, validateQuestionReport } from '../../../../domain/exam/questionReport.ts';
import { cleanText } from '../../../../domain/texts.ts';
import { checked } from '../../../app/forms/checked.ts';
import { useIdempotencyKey } from '../../../app/forms/useIdempotencyKey.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { ProblemSummary } from '../../../components/form/ProblemSummary.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { useReportQuestionMutation } from './ReportForm.generated.ts';

export const REPORTED = 'Reported. Staff will look at the question.';

/** The field's name and id. */
const TEXT = 'text';

type ReportFormProps = {
  questionId: string;
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
  onSent: () => void;
};

/** Reports a question to staff. */
export function ReportForm({ questionId, text, onChange, onClose, onSent }: ReportFormProps) {
  const headingId = useId();
  const [reportQuestion] = useReportQuestionMutation();
  const sentOf = useIdempotencyKey();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Report this question',
    hasChanges: text !== '',
    check: () => checked(validateQuestionReport(text), cleanText(text)),
    send: (sent) => reportQuestion({ variables: { id: questionId, text: sent, key: sentOf(sent).key } }),
    leftText: REPORTED,
    onDone: onSent,
  });
  useEffect(() => document.getElementById(TEXT)?.focus(), []);
  return (
    <FormElement isSubmitting={isSubmitting} aria-labelledby={headingId} onSubmit={form.onSubmit}>
      <Stack gap="md">
        <Title order={2} id={headingId}>
          {form.title}
        </Title>
        <ProblemSummary problems={problems} />
        <TextAreaField
          name={TEXT}
          label="What is wrong with it?"
          required
          help="Staff will see your name, but not your answers."
          problem={messageFor(problems, TEXT)}
          rows={3}
          maximum={REPORT_MAX_LENGTH}
          value={text}
          onChange={onChange}
        />
      </Stack>
      <FormActions>
        <Button variant="default" disabled={isSubmitting} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting}>
          Send report
        </Button>
      </FormActions>
    </FormElement>
  );
}
