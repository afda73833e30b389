import type { ReactNode } from 'react';
import classes from './FieldGroup.module.css';

type FieldSetProps = {
  legend: string;
  /** What is said of the whole group, above its fields. */
  note?: ReactNode;
  /** For check boxes, which have a margin of their own. */
  isDense?: boolean;
  /** For more fields than have room in one line of a desk. */
  isLong?: boolean;
  children: ReactNode;
};

/** A titled group of fields: in one column on a phone, and side by side on a desk. */
export function FieldGroup({ legend, note, isDense = false, isLong = false, children }: FieldSetProps) {
  return (
    <fieldset>
      <legend className={classes['legend']}>{legend}</legend>
      {note}
      <div className={classes['fields']} data-dense={isDense || undefined} data-long={isLong || undefined}>
        {children}
      </div>
    </fieldset>
  );
}
