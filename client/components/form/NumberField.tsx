import { TextField, type TextFieldProps } from './TextField.tsx';

/** A whole number. */
export function NumberField(props: Omit<TextFieldProps, 'inputMode'>) {
  return <TextField {...props} inputMode="numeric" />;
}
