import { useReactiveVar } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { linkCode } from '../../../app/browser/linkCode.ts';
import { LinkFailure } from '../mailedLink/LinkFailure.tsx';
import { askedOnce, useLinkRefusal } from '../mailedLink/useLinkRefusal.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { loginMessage } from '../../../app/session/session.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { useSignInMethodsQuery } from '../login/OtherWays.generated.ts';
import { FollowLinkForm } from './FollowLinkForm.tsx';
import { RequestLinkForm } from './RequestLinkForm.tsx';
import { useSignInCodeStateQuery } from './SignInLinkScreen.generated.ts';

const LINKS_ARE_OFF = 'Nobody signs in by a mailed link here. Please sign in with your password.';

/** Sends a sign-in link, where the unit has switched that on; opened by that link, signs in. */
export function SignInLinkScreen() {
  const opened = useReactiveVar(linkCode);
  const [used, setUsed] = useState<string | null>(null);
  // The form of a link that has signed the person in stays until the next screen has loaded.
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

/** Leads to /login, which says why. */
function LinksAreOff({ state }: { state: unknown }) {
  const isSignedIn = usePerson() !== null;
  useEffect(() => {
    if (!isSignedIn) loginMessage(LINKS_ARE_OFF);
  }, [isSignedIn]);
  return <Navigate to={paths.login} state={state} replace />;
}
