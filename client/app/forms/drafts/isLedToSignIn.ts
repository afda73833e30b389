import type { ApolloCache } from '@apollo/client';
import { signInSteps } from '../../paths.ts';
import { accountIn, didSignOut } from '../../session/session.ts';

/** Whether the person was redirected to sign in, by the end of the session or by a call that needs a recent sign-in, and will come back. */
export function isLedToSignIn(cache: ApolloCache): boolean {
  return didSessionEnd(cache) || signInSteps.includes(window.location.pathname);
}

/** Whether the session ended without the person signing out. */
function didSessionEnd(cache: ApolloCache): boolean {
  return !didSignOut() && accountIn(cache) === null;
}
