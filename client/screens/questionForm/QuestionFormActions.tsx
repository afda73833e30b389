import { Button } from '@mantine/core';
import { CancelLink } from '../../components/form/CancelLink.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import { usePathToBank } from './usePathToBank.ts';

type QuestionFormActionsProps = { submitLabel: string; isSubmitting: boolean };

/** Back to the bank without or with what was typed. */
export function QuestionFormActions({ submitLabel, isSubmitting }: QuestionFormActionsProps) {
  return (
    <FormActions>
      <CancelLink to={usePathToBank()} isSubmitting={isSubmitting} />
      <Button type="submit" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </FormActions>
  );
}
