import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { checked } from '../../app/form/checked.ts';
import { missing } from '../../app/form/fieldProblems.ts';
import { paths } from '../../app/paths.ts';
import { wayBack } from '../../app/session/navigationState.ts';
import { rememberPerson } from '../../app/session/session.ts';
import { useSignInStep } from '../../app/session/useSignInStep.ts';
import { useSubmission } from '../../app/form/useSubmission.ts';
import { CancelLink } from '../../components/form/CancelLink.tsx';
import { Form } from '../../components/form/Form.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { messageFor } from '../../components/form/problem.ts';
import { useSignInAgainMutation } from './SignInAgainScreen.generated.ts';

/** The password of whoever is signed in, once more; then back to where it was asked for. */
export function SignInAgainForm({ email }: { email: string }) {
  const [password, setPassword] = useState('');
  const { state } = useLocation();
  const navigate = useNavigate();
  const step = useSignInStep();
  const [signIn] = useSignInAgainMutation({
    update: (cache, { data }) => data && rememberPerson(cache, data.signIn),
  });
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Sign in again',
    check: () => checked(missing({ password }), { email, password }),
    send: (input) => step(() => signIn({ variables: { input } })),
    onDone: () => void navigate(wayBack(state) ?? paths.account, { replace: true }),
  });
  return (
    <Form {...form}>
      <Text>
        You signed in a while ago. To go on, please enter the password of <strong>{email}</strong>.
      </Text>
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
        required
        value={password}
        onChange={setPassword}
        problem={messageFor(problems, 'password')}
      />
      <FormActions>
        <CancelLink to={paths.account} isSubmitting={isSubmitting} />
        <Button type="submit" loading={isSubmitting}>
          Sign in
        </Button>
      </FormActions>
    </Form>
  );
}
