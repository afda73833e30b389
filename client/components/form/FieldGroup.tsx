import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FieldGroup.module.css';

type FieldSetProps = {
  legend: string;
  /** Whether a title above it already shows the legend. */
  isTitled?: boolean;
  /** A note about the whole group, above its fields. */
  note?: ReactNode;
  /** For check boxes, which have their own margin. */
  isDense?: boolean;
  /** For more fields than fit on one line of a desktop. */
  isLong?: boolean;
  /** For texts of several words. */
  isWide?: boolean;
  children: ReactNode;
};

/** A group of fields with a title: one column on a phone, side by side on a desktop. */
export function FieldGroup(props: FieldSetProps) {
  const { legend, isTitled = false, note, isDense = false, isLong = false, isWide = false, children } = props;
  return (
    <fieldset>
      {isTitled ? (
        <VisuallyHidden component="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={classes.legend}>{legend}</legend>
      )}
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
