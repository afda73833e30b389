import type { ReactNode } from 'react';
import classes from './FieldGroup.module.css';

type FieldSetProps = {
  legend: string;
  /** For fields with a margin of their own, such as check boxes. In two columns on a desk, each DLC is beside the course of the same grade. */
  isDense?: boolean;
  children: ReactNode;
};

/** A titled group of fields, in one column on a phone and two on a desk. */
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
