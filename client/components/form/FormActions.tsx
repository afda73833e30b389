import type { ReactNode } from 'react';
import classes from './FormActions.module.css';

type FormActionsProps = {
  /** Whether the form is much longer than a screen. The buttons then stay in sight. */
  isLongForm?: boolean;
  children: ReactNode;
};

/**
 * The buttons of a form or a dialog, with the primary one last: at the bottom right on a desktop, full width near the thumb on a phone. Tab
 * reaches them in their visible order.
 */
export function FormActions({ isLongForm = false, children }: FormActionsProps) {
  return (
    <div className={classes.actions} data-sticky={isLongForm || undefined}>
      {children}
    </div>
  );
}
