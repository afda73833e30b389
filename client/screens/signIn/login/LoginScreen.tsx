import { useReactiveVar } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { validateSignIn } from '../../../../domain/identity/identityValidation.ts';
import { checked } from '../../../app/forms/checked.ts';
import { hasDrafts } from '../../../app/forms/drafts/drafts.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { typedEmail, withTypedEmail } from '../../../app/session/navigationState.ts';
import { loginMessage, rememberPerson, tellEnd } from '../../../app/session/session.ts';
import { useSignInStep } from '../../../app/session/useSignInStep.ts';
import { EmailField } from '../../../components/form/EmailField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { Note } from '../../../components/Note.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useSignInMutation, useTakeSignedOutReasonMutation } from './LoginScreen.generated.ts';
import { OtherWays } from './OtherWays.tsx';

/** Sign-in by email and password, and in the other ways that the unit has switched on. */
export function LoginScreen() {
  const { state } = useLocation();
  const [email, setEmail] = useState(typedEmail(state));
  const [password, setPassword] = useState('');
  useSignedOutReason();
  const message = useReactiveVar(loginMessage);
  // True from the second render on: screen readers announce only changes within a region.
  const isThere = useDeferredValue(true, false);
  const step = useSignInStep();
  const [signIn] = useSignInMutation({
    // The guards then redirect.
    update: (cache, { data }) => data && rememberPerson(cache, data.signIn),
  });
  const { form, problems, isSubmitting, forgetProblems } = useSubmission({
    title: 'Sign in',
    check: () => checked(validateSignIn({ email, password }), { email, password }),
    send: (input) => step(() => signIn({ variables: { input } })),
  });
  return (
    <Form {...form}>
      <Text c="dimmed">Personnel records, readiness and exam practice for a battalion fire support section.</Text>
      <LiveRegion>
        {isThere && message !== null && problems.length === 0 && (
          <Note>
            {message}
            {hasDrafts() && ' What you typed is kept.'}
          </Note>
        )}
      </LiveRegion>
      <EmailField
        name="email"
        label="Email"
        enterKeyHint="next"
        value={email}
        onChange={setEmail}
        problem={messageFor(problems, 'email')}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        onChange={setPassword}
        problem={messageFor(problems, 'password')}
      />
      <Button type="submit" fullWidth loading={isSubmitting}>
        Sign in
      </Button>
      <Group justify="space-between">
        <TextLink to={paths.register} state={state}>
          Register
        </TextLink>
        <TextLink to={paths.resetPassword} state={withTypedEmail(state, email)}>
          Forgot password?
        </TextLink>
      </Group>
      <OtherWays
        email={email}
        isSubmitting={isSubmitting}
        isRefused={problems.length > 0}
        forgetRefusal={forgetProblems}
      />
    </Form>
  );
}

/** Makes /login say why an earlier session is over, if it was ended from elsewhere. */
function useSignedOutReason(): void {
  const [take] = useTakeSignedOutReasonMutation();
  const tell = useEffectEvent(async () => {
    // /login still signs in without an answer.
    const answer = await take().catch(() => null);
    const because = answer?.data?.takeSignedOutReason ?? null;
    if (because !== null) tellEnd(because);
  });
  useEffect(() => void tell(), []);
}
