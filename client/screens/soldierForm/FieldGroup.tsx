import type { ReactNode } from 'react';
import classes from './FieldGroup.module.css';

/** Fields that belong together: one column on a phone, two on a desk. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{legend}</legend>
      <div className={classes['fields']}>{children}</div>
    </fieldset>
  );
}
