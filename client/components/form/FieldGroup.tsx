import type { ReactNode } from 'react';
import classes from './FieldGroup.module.css';

type FieldSetProps = {
  legend: string;
  /** What is said of the whole group, above its fields. */
  note?: ReactNode;
  /** For check boxes, which have a margin of their own. */
  isDense?: boolean;
  children: ReactNode;
};

/** A titled group of fields: in one column on a phone, and side by side on a desk. */
export function FieldGroup({ legend, note, isDense = false, children }: FieldSetProps) {
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{legend}</legend>
      {note}
      <div className={classes['fields']} data-dense={isDense || undefined}>
        {children}
      </div>
    </fieldset>
  );
}
