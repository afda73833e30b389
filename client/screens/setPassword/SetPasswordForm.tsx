import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PASSWORD_MIN_LENGTH } from '../../../domain/constants.ts';
import { validateNewPassword } from '../../../domain/identity/identityValidation.ts';
import { loginMessages } from '../../../domain/identity/loginMessages.ts';
import type { Failure } from '../../app/failure.ts';
import { checked } from '../../app/form/checked.ts';
import { missing } from '../../app/form/fieldProblems.ts';
import { useSubmission } from '../../app/form/useSubmission.ts';
import { linkCode } from '../../app/mailedLink/linkCode.ts';
import { paths } from '../../app/paths.ts';
import { askViewer } from '../../app/session/keepSession.ts';
import { ViewerDocument } from '../../app/session/session.generated.ts';
import { loginMessage } from '../../app/session/session.ts';
import { tellTabs } from '../../app/session/sessionTabs.ts';
import { Form } from '../../components/form/Form.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { type FormProblem, messageFor } from '../../components/form/problem.ts';
import { useResetPasswordMutation } from './SetPasswordForm.generated.ts';

type SetPasswordFormProps = {
  code: string;
  explain: (error: unknown) => Failure;
  /** Called once the password is set, if somebody else is signed in here. */
  onStillSignedIn: () => void;
};

/** Asks for the new password, twice. */
export function SetPasswordForm({ code, explain, onStillSignedIn }: SetPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [reset] = useResetPasswordMutation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Set a new password',
    check: () => checked(newPasswordProblems(password, confirmPassword), { code, password }),
    send: async (variables) => {
      await reset({ variables });
      // The server has ended all sessions of the login's owner. Somebody else who is signed in here stays so.
      tellTabs({ kind: 'ENDED', because: null });
      await askViewer(client);
    },
    onDone: () => {
      if (client.cache.readQuery({ query: ViewerDocument })?.viewer) onStillSignedIn();
      else {
        loginMessage('Your new password is set. Please sign in with it.');
        // Synchronously: without its code this screen would say that the link does not work.
        void navigate(paths.login, { replace: true, flushSync: true });
      }
      linkCode(null);
    },
    explain,
  });
  return (
    <Form {...form}>
      <PasswordField
        name="password"
        label="New password"
        help={`At least ${PASSWORD_MIN_LENGTH} characters.`}
        autoComplete="new-password"
        enterKeyHint="next"
        required
        value={password}
        onChange={setPassword}
        problem={messageFor(problems, 'password')}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
        enterKeyHint="go"
        required
        value={confirmPassword}
        onChange={setConfirmPassword}
        problem={messageFor(problems, 'confirmPassword')}
      />
      <Button type="submit" fullWidth loading={isSubmitting}>
        Set password
      </Button>
    </Form>
  );
}

function newPasswordProblems(password: string, confirmPassword: string): FormProblem[] {
  const found = [...validateNewPassword(password), ...missing({ confirmPassword })];
  if (found.length > 0 || password === confirmPassword) return found;
  return [{ field: 'confirmPassword', message: loginMessages.passwordsDoNotMatch }];
}
