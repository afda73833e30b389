import { useReactiveVar } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { SIGN_IN_LINK_LIFE_MS } from '../../../../domain/constants.ts';
import { linkCode } from '../../../app/browser/linkCode.ts';
import type { Failure } from '../../../app/failures/failure.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { navigateAfterSignIn } from '../../../app/session/navigateAfterSignIn.ts';
import { wayBack } from '../../../app/session/navigationState.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { loginMessage, rememberPerson } from '../../../app/session/session.ts';
import { useSignInStep } from '../../../app/session/useSignInStep.ts';
import { Form } from '../../../components/form/Form.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { useSignInMethodsQuery } from '../login/OtherWays.generated.ts';
import { LinkFailure, NO_CODE } from '../mailedLink/LinkFailure.tsx';
import { LinkRequestForm } from '../mailedLink/LinkRequestForm.tsx';
import { askedOnce, useLinkRefusal } from '../mailedLink/useLinkRefusal.ts';
import {
  useRequestSignInLinkMutation,
  useSignInCodeStateQuery,
  useSignInWithLinkMutation,
} from './SignInLinkScreen.generated.ts';

const LINKS_ARE_OFF = 'Sign-in links are off here. Sign in with your password.';

/** Sends a sign-in link, if the unit has switched that on. Opened by the link itself, signs in. */
export function SignInLinkScreen() {
  const opened = useReactiveVar(linkCode);
  const [used, setUsed] = useState<string | null>(null);
  // After the link has signed the person in, the form stays until the next screen has loaded.
  const code = opened ?? used;
  const state = useSignInCodeStateQuery(askedOnce(opened));
  const { refusal, explain } = useLinkRefusal(code, state.data?.signInCodeState);
  if (code === null) return <RequestLink />;
  if (refusal !== null) return <LinkFailure refusal={refusal} actionLabel="Ask for a new link" to={paths.signInLink} />;
  if (state.loading) return <FormSkeleton fields={0} hasBack={false} />;
  return <FollowLinkForm code={code} explain={explain} onUsed={() => setUsed(code)} />;
}

function RequestLink() {
  const { data, loading } = useSignInMethodsQuery();
  const { state } = useLocation();
  if (loading) return <FormSkeleton fields={1} />;
  if (data && !data.signInMethods.emailLink) return <LinksAreOff state={state} />;
  return <RequestLinkForm />;
}

/** Redirects to /login, which says why. */
function LinksAreOff({ state }: { state: unknown }) {
  const isSignedIn = usePerson() !== null;
  useEffect(() => {
    if (!isSignedIn) loginMessage(LINKS_ARE_OFF);
  }, [isSignedIn]);
  return <Navigate to={paths.login} state={state} replace />;
}

type FollowLinkFormProps = {
  code: string;
  explain: (error: unknown) => Failure;
  /** Called once the link has signed the person in. */
  onUsed: () => void;
};

/** The page that the mailed link opens. It signs in on a click, not on load, because mail scanners open links too. */
function FollowLinkForm({ code, explain, onUsed }: FollowLinkFormProps) {
  const navigate = useNavigate();
  const step = useSignInStep();
  const [signIn] = useSignInWithLinkMutation({
    update: (cache, { data }) => data && rememberPerson(cache, data.signInWithLink.viewer),
  });
  const { form, isSubmitting } = useSubmission({
    title: 'Sign in by link',
    check: () => ({ input: { code } }),
    send: async (variables) => {
      await step(async () => {
        const { data } = await signIn({ variables });
        if (data) navigateAfterSignIn(navigate, data.signInWithLink.viewer, data.signInWithLink.continueTo ?? null);
      });
      // First, because without a code the screen would offer to send another link.
      onUsed();
      linkCode(null);
      return false;
    },
    explain,
  });
  return (
    <Form {...form}>
      <Text>This signs you in on this device. The link works only once.</Text>
      <Button type="submit" fullWidth loading={isSubmitting}>
        Sign in
      </Button>
    </Form>
  );
}

/** Sends a sign-in link. */
function RequestLinkForm() {
  const { key, state } = useLocation();
  const [request] = useRequestSignInLinkMutation();
  return (
    <LinkRequestForm
      title="Sign in by link"
      // No link in the product leads to this history entry: it's a mailed link without its code, for example after a reload.
      note={key === 'default' ? NO_CODE.message : null}
      text="You will get an email with a link that signs you in."
      submitLabel="Send link"
      lifeMs={SIGN_IN_LINK_LIFE_MS}
      sentText={(email) => `If ${email} has a login, a link that signs in is on its way. Open it in this browser.`}
      request={(email) => request({ variables: { email, continueTo: wayBack(state) } })}
    />
  );
}
