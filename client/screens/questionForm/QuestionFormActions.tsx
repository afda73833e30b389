import { Button } from '@mantine/core';
import { paths } from '../../app/paths.ts';
import { CancelLink } from '../../components/form/CancelLink.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';

type QuestionFormActionsProps = { submitLabel: string; isSubmitting: boolean };

/** Back to the bank without or with what was typed. */
export function QuestionFormActions({ submitLabel, isSubmitting }: QuestionFormActionsProps) {
  return (
    <FormActions>
      <CancelLink to={paths.questionBank} isSubmitting={isSubmitting} />
      <Button type="submit" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </FormActions>
  );
}
