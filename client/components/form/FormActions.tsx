import type { ReactNode } from 'react';
import classes from './FormActions.module.css';

type FormActionsProps = {
  /** Whether the form is much longer than a phone: the buttons then stay in sight there. */
  isLongForm?: boolean;
  children: ReactNode;
};

/**
 * The buttons of a form or a dialog, the primary one last: bottom right on a desk, full width at the thumb on a phone. Tab reaches them in the
 * order in which they are seen.
 */
export function FormActions({ isLongForm = false, children }: FormActionsProps) {
  return (
    <div className={classes.actions} data-sticky={isLongForm || undefined}>
      {children}
    </div>
  );
}
