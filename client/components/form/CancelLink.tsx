import { Button } from '@mantine/core';
import { Link } from '../Link.tsx';

type CancelLinkProps = { to: string; state?: unknown; isSubmitting: boolean; label?: string };

/** The way out of a form, beside its submit button. It cannot call back what was sent: until the call has finished it is disabled. */
export function CancelLink({ to, state, isSubmitting, label = 'Cancel' }: CancelLinkProps) {
  if (isSubmitting) {
    return (
      <Button variant="default" disabled>
        {label}
      </Button>
    );
  }
  return (
    <Button component={Link} to={to} state={state} variant="default">
      {label}
    </Button>
  );
}
