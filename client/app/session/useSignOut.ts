import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorCode } from '../../../domain/errors.ts';
import { failureOf } from '../failure.ts';
import { useSignOutMutation } from './session.generated.ts';
import { didSignOut, forgetPerson } from './session.ts';

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
    } catch (error) {
      const { code, message } = failureOf(error);
      // The session was over already: that is what the person wanted.
      if (code === ErrorCode.UNAUTHENTICATED) return;
      didSignOut(false);
      setFailed({ pathname, message });
    }
  }

  // Moving on is an answer, too.
  const problem = failed?.pathname === pathname ? failed.message : null;
  return { signOut, isSigningOut: loading, problem };
}
