import { NativeSelect } from '@mantine/core';
import { type FieldProps, fieldProps } from './fieldProps.tsx';

type SelectFieldProps<Value extends string> = FieldProps & {
  /** Shown while nothing is chosen. People can choose it only if there is an `onClear`. Left out if something is always chosen. */
  placeholder?: string;
  options: readonly Value[];
  optionLabel: Readonly<Record<Value, string>>;
  value: Value | '';
  onChange: (value: Value) => void;
  onClear?: () => void;
};

/** A choice from a list, with the device's own control. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { placeholder, options, optionLabel, value, onChange, onClear, ...field } = props;
  function choose(chosen: string) {
    const option = options.find((candidate) => candidate === chosen);
    if (option !== undefined) onChange(option);
    else onClear?.();
  }
  return (
    <NativeSelect {...fieldProps(field)} value={value} onChange={(event) => choose(event.currentTarget.value)}>
      {placeholder !== undefined && (
        <option value="" disabled={onClear === undefined}>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option} value={option}>
          {optionLabel[option]}
        </option>
      ))}
    </NativeSelect>
  );
}
