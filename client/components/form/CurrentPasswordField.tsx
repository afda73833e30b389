import { PasswordField } from './PasswordField.tsx';
import { type FormProblem, messageFor } from './problem.ts';

type CurrentPasswordFieldProps = {
  value: string;
  onChange: (value: string) => void;
  problems: readonly FormProblem[];
};

/** The signed-in person's password. Always a form's last field. */
export function CurrentPasswordField({ problems, ...field }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      name="password"
      label="Password"
      autoComplete="current-password"
      enterKeyHint="go"
      problem={messageFor(problems, 'password')}
    />
  );
}
