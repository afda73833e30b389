import type { FieldProps } from './fieldProps.tsx';
import { TextField } from './TextField.tsx';

type EmailFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  enterKeyHint: 'next' | 'go';
  /** `username` for the address of the login, `email` for another one of one's own, `off` for somebody else's. */
  autoComplete?: 'username' | 'email' | 'off';
};

/** An e-mail address. */
export function EmailField({ autoComplete = 'username', ...field }: EmailFieldProps) {
  return <TextField {...field} type="email" autoComplete={autoComplete} inputMode="email" autoCapitalize="none" />;
}
