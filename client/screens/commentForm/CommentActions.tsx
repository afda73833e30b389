import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { CancelLink } from '../../components/form/CancelLink.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';

type CommentActionsProps = {
  soldierId: string;
  submitLabel: string;
  isSubmitting: boolean;
  /** What else can be done with the comment. */
  children?: ReactNode;
};

/** Cancel, which leads back to the comments, and Save. */
export function CommentActions({ soldierId, submitLabel, isSubmitting, children }: CommentActionsProps) {
  return (
    <FormActions>
      {children}
      <CancelLink to={paths.comments(soldierId)} isSubmitting={isSubmitting} />
      <Button type="submit" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </FormActions>
  );
}
