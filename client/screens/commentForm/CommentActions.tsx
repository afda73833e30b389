import { Button } from '@mantine/core';
import { paths } from '../../app/paths.ts';
import { CancelLink } from '../../components/form/CancelLink.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';

type CommentActionsProps = { soldierId: string; submitLabel: string; isSubmitting: boolean };

/** Back to the comments without or with what was typed. */
export function CommentActions({ soldierId, submitLabel, isSubmitting }: CommentActionsProps) {
  return (
    <FormActions>
      <CancelLink to={paths.comments(soldierId)} isSubmitting={isSubmitting} />
      <Button type="submit" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </FormActions>
  );
}
