import type { ApolloCache } from '@apollo/client';
import { signInSteps } from '../paths.ts';
import { accountIn, didSignOut } from '../session/session.ts';

/** Whether the person was led away to sign in, by the end of the session or by what asks for a recent sign-in, and comes back. */
export function isLedToSignIn(cache: ApolloCache): boolean {
  return didSessionEnd(cache) || signInSteps.includes(window.location.pathname);
}

/** Whether the session ended under the person, who did not sign out. */
function didSessionEnd(cache: ApolloCache): boolean {
  return !didSignOut() && accountIn(cache) === null;
}
