import type { FieldProps } from './fieldProps.tsx';
import { TextField } from './TextField.tsx';

type EmailFieldProps = Omit<FieldProps, 'required' | 'warning'> & {
  value: string;
  onChange: (value: string) => void;
  enterKeyHint: 'next' | 'go';
  /** `username` for the address of the login, `email` for another one of one's own, `off` for somebody else's. */
  autoComplete?: 'username' | 'email' | 'off';
};

/** An e-mail address. No form does without it. */
export function EmailField({ autoComplete = 'username', ...field }: EmailFieldProps) {
  return (
    <TextField {...field} required type="email" autoComplete={autoComplete} inputMode="email" autoCapitalize="none" />
  );
}
