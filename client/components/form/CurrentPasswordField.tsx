import { PasswordField } from './PasswordField.tsx';
import { type FormProblem, messageFor } from './problem.ts';

type CurrentPasswordFieldProps = {
  value: string;
  onChange: (value: string) => void;
  problems: readonly FormProblem[];
};

/** The password of the person who is signed in; the last field of a form. */
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
