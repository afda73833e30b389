import { Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { checked } from '../../../app/forms/checked.ts';
import { missing } from '../../../app/forms/fieldProblems.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { stateThere, wayBack, withTypedEmail } from '../../../app/session/navigationState.ts';
import { CurrentPasswordField } from '../../../components/form/CurrentPasswordField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useSignInAgain } from './useSignInAgain.ts';

/** Asks the signed-in person for the password again, then returns to the screen that needed it. */
export function SignInAgainForm({ email }: { email: string }) {
  const [password, setPassword] = useState('');
  const { state } = useLocation();
  const leadOn = useLeadOn();
  const back = { to: wayBack(state) ?? paths.account, state: stateThere(state), replace: true };
  const signInAgain = useSignInAgain();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Sign in again',
    check: () => checked(missing({ password }), { email, password }),
    send: signInAgain,
    onDone: () => leadOn(back),
  });
  return (
    <Form {...form}>
      <Text>
        You signed in a while ago. To go on, please enter the password of <strong>{email}</strong>.
      </Text>
      <CurrentPasswordField value={password} onChange={setPassword} problems={problems} />
      <SubmitActions label="Sign in" isSubmitting={isSubmitting} cancel={back} />
      <TextLink to={paths.resetPassword} state={withTypedEmail(state, email)}>
        Forgot password?
      </TextLink>
    </Form>
  );
}
