import type { FieldProps } from './fieldProps.tsx';
import { TextField } from './TextField.tsx';

type EmailFieldProps = Omit<FieldProps, 'required' | 'warning'> & {
  value: string;
  onChange: (value: string) => void;
  enterKeyHint: 'next' | 'go';
  /** `username` for the login's address, `email` for another address of the person, `off` for somebody else's. */
  autoComplete?: 'username' | 'email' | 'off';
};

/** An email address. Always required. */
export function EmailField({ autoComplete = 'username', ...field }: EmailFieldProps) {
  return (
    <TextField {...field} required type="email" autoComplete={autoComplete} inputMode="email" autoCapitalize="none" />
  );
}
