import type { ReactNode } from 'react';
import classes from './FormActions.module.css';

/** The buttons of a form, the primary one last: bottom right on a desk, full width at the thumb on a phone. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={classes['actions']}>{children}</div>;
}
