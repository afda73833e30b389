import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from '../../app/failure.ts';
import { paths } from '../../app/paths.ts';
import { wayBackTo } from '../../app/session/navigationState.ts';
import { tellEnd } from '../../app/session/session.ts';
import { useIsOpen } from '../../app/useIsOpen.ts';
import { OwnEmailDocument } from './SignInAgainScreen.generated.ts';
import { useSignInAgain } from './useSignInAgain.ts';

/**
 * For what asks for a recent sign-in: leads to signing in again, and from there back here; not whoever has left, for whom it is a refusal.
 * Says whether it was done.
 * @returns takes the password where the call asks for it as well: it signs in anew with it, so that nobody without a second factor types it
 * twice.
 */
export function useRecentSignIn(): (call: () => Promise<unknown>, password?: string) => Promise<boolean> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocation();
  const isOpen = useIsOpen();
  const back = wayBackTo(location);
  const signInAgain = useSignInAgain(back.from);
  return async (call, password) => {
    try {
      await call();
      return true;
    } catch (error) {
      if (failureOf(error).code !== ErrorCode.REQUIRES_RECENT_LOGIN || !isOpen.current) throw error;
    }
    if (password === undefined) {
      await navigate(paths.signInAgain, { state: back });
      return false;
    }
    const { data } = await client.query({ query: OwnEmailDocument, fetchPolicy: 'network-only' });
    if (!data?.viewer) {
      tellEnd(null);
      return false;
    }
    if (!(await signInAgain({ email: data.viewer.login.email, password }))) return false;
    await call();
    return true;
  };
}
