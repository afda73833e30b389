import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../Link.tsx';
import classes from './FormActions.module.css';

type DeleteLinkProps = { to: string; children: ReactNode };

/**
 * The link to deleting what the form edits, set apart from its buttons. It replaces the form's entry in the browser's history, so that
 * after the deletion Back leads to neither screen.
 */
export function DeleteLink({ to, children }: DeleteLinkProps) {
  return (
    <Button component={Link} to={to} replace variant="outline" color="red" className={classes.delete}>
      {children}
    </Button>
  );
}
