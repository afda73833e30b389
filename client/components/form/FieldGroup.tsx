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
  /** For texts of several words. */
  isWide?: boolean;
  children: ReactNode;
};

/** A titled group of fields: in one column on a phone, and side by side on a desk. */
export function FieldGroup(props: FieldSetProps) {
  const { legend, note, isDense = false, isLong = false, isWide = false, children } = props;
  return (
    <fieldset>
      <legend className={classes.legend}>{legend}</legend>
      <div
        className={classes.fields}
        data-dense={isDense || undefined}
        data-long={isLong || undefined}
        data-wide={isWide || undefined}
      >
        {note !== undefined && <div aria-live="polite">{note}</div>}
        {children}
      </div>
    </fieldset>
  );
}
