import { Checkbox } from '@mantine/core';
import classes from './choice.module.css';
import { type FieldProps, fieldProps } from './fieldProps.tsx';

type CheckFieldProps = FieldProps & { value: boolean; onChange: (value: boolean) => void };

/** A check box for yes or no. */
export function CheckField({ value, onChange, ...field }: CheckFieldProps) {
  const { id, name, label, error } = fieldProps(field);
  return (
    <Checkbox
      id={id}
      name={name}
      label={label}
      error={error}
      size="md"
      classNames={classes}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
