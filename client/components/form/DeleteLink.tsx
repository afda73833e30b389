import type { ReactNode } from 'react';
import { TextLink } from '../TextLink.tsx';
import classes from './DeleteLink.module.css';

type DeleteLinkProps = { to: string; children: ReactNode };

/** The way to delete what a form is about: among its buttons, and apart from them. */
export function DeleteLink({ to, children }: DeleteLinkProps) {
  return (
    <span className={classes['delete']}>
      <TextLink to={to}>{children}</TextLink>
    </span>
  );
}
