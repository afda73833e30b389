import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkTarget } from '../Link.tsx';
import { FormActions } from './FormActions.tsx';

type SubmitActionsProps = {
  label: string;
  isSubmitting: boolean;
  /** Where to go when leaving the form without saving. */
  cancel?: LinkTarget | null | undefined;
  cancelLabel?: string;
  isLongForm?: boolean;
  /** Whether it removes something. */
  isDanger?: boolean;
  /** More actions, placed first. */
  children?: ReactNode;
};

/** Cancel, and the button that submits the form. */
export function SubmitActions(props: SubmitActionsProps) {
  const { label, isSubmitting, cancel, cancelLabel = 'Cancel', isLongForm = false, isDanger = false, children } = props;
  return (
    <FormActions isLongForm={isLongForm}>
      {children}
      {cancel &&
        // Disabled during the request, which it couldn't cancel.
        (isSubmitting ? (
          <Button variant="default" disabled>
            {cancelLabel}
          </Button>
        ) : (
          <Button component={Link} to={cancel.to} state={cancel.state} replace={cancel.replace} variant="default">
            {cancelLabel}
          </Button>
        ))}
      <Button type="submit" loading={isSubmitting} {...(isDanger && { color: 'red' })}>
        {label}
      </Button>
    </FormActions>
  );
}
