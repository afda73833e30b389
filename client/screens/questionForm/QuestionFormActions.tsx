import { Button } from '@mantine/core';
import { paths } from '../../app/paths.ts';
import { FormActions } from '../../components/form/FormActions.tsx';
import { Link } from '../../components/Link.tsx';

type QuestionFormActionsProps = { submitLabel: string; isSubmitting: boolean };

/** Back to the bank without or with what was typed. */
export function QuestionFormActions({ submitLabel, isSubmitting }: QuestionFormActionsProps) {
  return (
    <FormActions>
      <Button component={Link} to={paths.questionBank} variant="default">
        Cancel
      </Button>
      <Button type="submit" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </FormActions>
  );
}
