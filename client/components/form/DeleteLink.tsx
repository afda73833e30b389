import type { ReactNode } from 'react';
import { TextLink } from '../TextLink.tsx';
import classes from './DeleteLink.module.css';

type DeleteLinkProps = { to: string; children: ReactNode };

/**
 * The link to deleting what the form edits, set apart from its buttons. The form's place in the browser's history goes to the screen that it
 * leads to: once that has deleted, the way back leads to neither.
 */
export function DeleteLink({ to, children }: DeleteLinkProps) {
  return (
    <span className={classes['delete']}>
      <TextLink to={to} replace>
        {children}
      </TextLink>
    </span>
  );
}
