import { TextInput } from '@mantine/core';
import type { FocusEventHandler, HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react';
import { type FieldProps, fieldProps } from './fieldProps.tsx';

type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email';
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint'];
  autoCapitalize?: 'none' | 'words' | 'characters';
  onFocus?: FocusEventHandler<HTMLInputElement>;
};

export function TextField({ value, onChange, name, label, problem, help, required, ...input }: TextFieldProps) {
  return (
    <TextInput
      {...fieldProps({ name, label, problem, help, required })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...input}
    />
  );
}
