import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../Link.tsx';
import classes from './FormActions.module.css';

type DeleteLinkProps = { to: string; children: ReactNode };

/**
 * Leads to deleting the form's subject, apart from the form's buttons. It replaces the form's navigation entry, so that Back leads to
 * neither screen after the deletion.
 */
export function DeleteLink({ to, children }: DeleteLinkProps) {
  return (
    <Button component={Link} to={to} replace variant="outline" color="red" className={classes.delete}>
      {children}
    </Button>
  );
}
