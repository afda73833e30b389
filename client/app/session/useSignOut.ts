import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { failureOf } from '../failure.ts';
import { didSignOut, forgetPerson } from './session.ts';
import { sessionEndOf } from './sessionEnd.ts';
import { tellTabs } from './sessionTabs.ts';
import { useSignOutMutation } from './useSignOut.generated.ts';

/** Signs out; the guards then lead to /login. Whoever cannot be signed out stays, and learns why. */
export function useSignOut() {
  const [mutate, { loading, client }] = useSignOutMutation();
  const { pathname } = useLocation();
  const [failed, setFailed] = useState<{ pathname: string; message: string } | null>(null);

  async function signOut() {
    setFailed(null);
    didSignOut(true);
    try {
      await mutate();
      forgetPerson(client.cache);
      tellTabs({ kind: 'SIGNED_OUT' });
    } catch (error) {
      // The session was over already: that is what the person wanted.
      if (sessionEndOf(error) !== null) return;
      didSignOut(false);
      // Where the person is by now.
      setFailed({ pathname: window.location.pathname, message: failureOf(error).message });
    }
  }

  // Moving on is an answer, too.
  if (failed !== null && failed.pathname !== pathname) setFailed(null);
  return { signOut, isSigningOut: loading, problem: failed?.message ?? null };
}
