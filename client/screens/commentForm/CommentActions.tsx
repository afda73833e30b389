import { Button } from '@mantine/core';
import { paths } from '../../app/paths.ts';
import { FormActions } from '../../components/form/FormActions.tsx';
import { Link } from '../../components/Link.tsx';

type CommentActionsProps = { soldierId: string; submitLabel: string; isSubmitting: boolean };

/** Back to the comments without or with what was typed. */
export function CommentActions({ soldierId, submitLabel, isSubmitting }: CommentActionsProps) {
  return (
    <FormActions>
      <Button component={Link} to={paths.comments(soldierId)} variant="default">
        Cancel
      </Button>
      <Button type="submit" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </FormActions>
  );
}
