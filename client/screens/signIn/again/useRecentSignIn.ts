import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { useIsOpen } from '../../../app/browser/useIsOpen.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import { paths } from '../../../app/paths.ts';
import { wayBackWithState } from '../../../app/session/navigationState.ts';
import { tellEnd } from '../../../app/session/session.ts';
import { OwnEmailDocument } from './SignInAgainScreen.generated.ts';
import { useSignInAgain } from './useSignInAgain.ts';

/**
 * Makes a call that needs a recent sign-in. If it's refused, redirects to signing in again and from there back here. If the person has left
 * the screen, throws the refusal instead. Resolves to whether the call was made.
 * @returns a function that also takes the password, if the call needs one. It uses the password to sign in again, so that a person without
 * a second factor doesn't type it twice.
 */
export function useRecentSignIn(): (call: () => Promise<unknown>, password?: string) => Promise<boolean> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocation();
  const isOpen = useIsOpen();
  const back = wayBackWithState(location);
  const signInAgain = useSignInAgain(back.from);
  return async (call, password) => {
    try {
      await call();
      return true;
    } catch (error) {
      if (failureOf(error).code !== ErrorCode.REQUIRES_RECENT_LOGIN || !isOpen()) throw error;
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
