import { useReactiveVar } from '@apollo/client/react';
import { useState } from 'react';
import { linkCode } from '../../app/mailedLink/linkCode.ts';
import { LinkFailure } from '../../app/mailedLink/LinkFailure.tsx';
import { useLinkRefusal } from '../../app/mailedLink/useLinkRefusal.ts';
import { paths } from '../../app/paths.ts';
import { FollowLinkForm } from './FollowLinkForm.tsx';
import { RequestLinkForm } from './RequestLinkForm.tsx';

/** Sends a sign-in link; opened by that link, signs in. */
export function SignInLinkScreen() {
  const opened = useReactiveVar(linkCode);
  const [used, setUsed] = useState<string | null>(null);
  // The form of a link that has signed the person in stays until the next screen has loaded.
  const code = opened ?? used;
  const { refusal, explain } = useLinkRefusal(code);
  if (code === null) return <RequestLinkForm />;
  if (refusal !== null) return <LinkFailure message={refusal} actionLabel="Ask for a new link" to={paths.signInLink} />;
  return <FollowLinkForm code={code} explain={explain} onUsed={() => setUsed(code)} />;
}
