import { TextInput } from '@mantine/core';
import type { FocusEventHandler, HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react';
import { type FieldProps, fieldProps } from './fieldProps.tsx';

export type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email';
  /** What the browser may fill in. By default nothing. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint'];
  autoCapitalize?: 'none' | 'words' | 'characters';
  onFocus?: FocusEventHandler<HTMLInputElement>;
};

/** A text on one line. */
export function TextField({ value, onChange, name, label, problem, help, required, ...input }: TextFieldProps) {
  return (
    <TextInput
      {...fieldProps({ name, label, problem, help, required })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      {...input}
    />
  );
}
