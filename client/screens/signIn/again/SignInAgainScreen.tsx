import { Text } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { checked } from '../../../app/forms/checked.ts';
import { missing } from '../../../app/forms/fieldProblems.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { stateThere, wayBack, withTypedEmail } from '../../../app/session/navigationState.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { CurrentPasswordField } from '../../../components/form/CurrentPasswordField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useOwnEmailQuery } from './SignInAgainScreen.generated.ts';
import { useSignInAgain } from './useSignInAgain.ts';

/** Asks for the password again before an operation that needs a recent sign-in. */
export function SignInAgainScreen() {
  // Not from the cache: the email address may have been changed in another browser.
  const { data, error, refetch } = useOwnEmailQuery({ fetchPolicy: 'network-only' });
  if (usePerson()?.isAway) return <Navigate to={paths.away} replace />;
  if (data?.viewer) return <SignInAgainForm email={data.viewer.login.email} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton fields={2} hasBack={false} />;
}

/** Asks the signed-in person for the password, then returns to the screen that needed it. */
function SignInAgainForm({ email }: { email: string }) {
  const [password, setPassword] = useState('');
  const { state } = useLocation();
  const back = { to: wayBack(state) ?? paths.account, state: stateThere(state), replace: true };
  const signInAgain = useSignInAgain();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Sign in again',
    check: () => checked(missing({ password }), { email, password }),
    send: signInAgain,
    leadsTo: () => back,
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
