import type { ReactNode } from 'react';
import classes from './FieldGroup.module.css';

type FieldSetProps = {
  legend: string;
  /** For fields that bring their own distance, as check boxes do. */
  isDense?: boolean;
  children: ReactNode;
};

/** Fields that belong together: one column on a phone, two on a desk. */
export function FieldGroup({ legend, isDense = false, children }: FieldSetProps) {
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{legend}</legend>
      <div className={classes['fields']} data-dense={isDense || undefined}>
        {children}
      </div>
    </fieldset>
  );
}
