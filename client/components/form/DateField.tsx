import { TextInput } from '@mantine/core';
import { EARLIEST_DATE, LATEST_DATE } from '../../../domain/constants.ts';
import { isLocalDate } from '../../../domain/localDate.ts';
import { dayWithDistance } from '../dayText.ts';
import { today } from '../today.ts';
import { type FieldProps, fieldProps } from './fieldProps.tsx';

type DateFieldProps = FieldProps & { value: string; onChange: (value: string) => void; isDisabled?: boolean };

/** A date in the browser's own control. Below it is the same date as the product writes it, and how far away it is. */
export function DateField({ value, onChange, help, isDisabled = false, ...field }: DateFieldProps) {
  return (
    <TextInput
      {...fieldProps({ ...field, help: isLocalDate(value) ? dayWithDistance(value, today()) : help })}
      type="date"
      disabled={isDisabled}
      min={EARLIEST_DATE}
      max={LATEST_DATE}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/**
 * A form's values for its check. A date field with an incomplete or impossible entry gets a text that is no date, so that it doesn't count
 * as empty. The fields must have the names of the values.
 */
export function withUnreadableDays<Values extends object>(values: Values, form: HTMLFormElement): Values {
  const unreadable = Object.keys(values).filter((name) => isUnreadable(form, name));
  return { ...values, ...Object.fromEntries(unreadable.map((name) => [name, 'no day'])) };
}

/** Whether a date field contains an entry that is no day, such as February 30. Its value is then '', as if it were empty. */
function isUnreadable(form: HTMLFormElement, name: string): boolean {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement && input.type === 'date' && input.validity.badInput;
}
