import { TextInput } from '@mantine/core';
import { today } from '../today.ts';
import { EARLIEST_DATE, LATEST_DATE } from '../../../domain/constants.ts';
import { dayWithDistance } from '../dayText.ts';
import { type FieldProps, fieldProps } from './fieldProps.tsx';

type DateFieldProps = FieldProps & { value: string; onChange: (value: string) => void };

/** A day, with the device's own control; below it, the day as the product writes it and how far away it is. */
export function DateField({ value, onChange, help, ...field }: DateFieldProps) {
  return (
    <TextInput
      {...fieldProps({ ...field, help: value === '' ? help : dayWithDistance(value, today()) })}
      type="date"
      min={EARLIEST_DATE}
      max={LATEST_DATE}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/**
 * Whether a date field holds an entry that is no day, such as the 30th of February. Its value is then '', as if nothing
 * were entered, so that a form must ask before it takes the value for an emptied date.
 */
export function isUnreadable(form: HTMLFormElement, name: string): boolean {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement && input.validity.badInput;
}
