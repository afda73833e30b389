import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { failureOf } from '../failures/failure.ts';
import { didSignOut, forgetPerson } from './session.ts';
import { sessionEndOf } from './sessionEnd.ts';
import { tellTabs } from './sessionTabs.ts';
import { useSignOutMutation } from './useSignOut.generated.ts';

/** Signs out. The guards then redirect to /login. A failure is shown until the next navigation. */
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
      // The session had already ended, which is just as good.
      if (sessionEndOf(error) !== null) return;
      didSignOut(false);
      // The current address, because the person may have navigated during the request.
      setFailed({
        pathname: window.location.pathname,
        message: `You are still signed in. ${failureOf(error).message}`,
      });
    }
  }

  // A navigation dismisses the message.
  if (failed !== null && failed.pathname !== pathname) setFailed(null);
  return { signOut, isSigningOut: loading, failure: failed?.message ?? null };
}
