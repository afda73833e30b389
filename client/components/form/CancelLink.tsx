import { Button } from '@mantine/core';
import { Link } from '../Link.tsx';

type CancelLinkProps = { to: string; state?: unknown; replace?: boolean; isSubmitting: boolean; label?: string };

/** Leaves a form without saving. Disabled during the request, which it could not cancel. */
export function CancelLink({ to, state, replace = false, isSubmitting, label = 'Cancel' }: CancelLinkProps) {
  if (isSubmitting) {
    return (
      <Button variant="default" disabled>
        {label}
      </Button>
    );
  }
  return (
    <Button component={Link} to={to} state={state} replace={replace} variant="default">
      {label}
    </Button>
  );
}
