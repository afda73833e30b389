import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { paths } from '../paths.ts';
import { wayBack } from './navigationState.ts';
import { forgetPerson } from './session.ts';

/**
 * Wraps a sign-in. If it needs a second factor, redirects to the screen that asks for it. Resolves to whether the sign-in is complete.
 * @param back the address to open after that; left out for the address that the person wanted
 */
export function useSignInStep(back?: string): (signIn: () => Promise<unknown>) => Promise<boolean> {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { cache } = useApolloClient();
  return async (signIn) => {
    try {
      await signIn();
      return true;
    } catch (error) {
      const needed = secondFactorNeeded(error);
      if (needed === null) throw error;
      const from = needed.continueTo ?? back ?? wayBack(state);
      // Synchronous, and before forgetPerson(), which makes the guards redirect to /login.
      await navigate(paths.secondFactor, { state: from === null ? null : { from }, flushSync: true });
      forgetPerson(cache);
      return false;
    }
  };
}

/** Not null if a sign-in was refused until its second factor is entered. `continueTo` is the address to open after that, if the server has one. */
function secondFactorNeeded(error: unknown): { continueTo: string | null } | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const extensions = error.errors[0]?.extensions;
  if (extensions?.['code'] !== ErrorCode.MULTI_FACTOR_AUTH_REQUIRED) return null;
  const continueTo = extensions['continueTo'];
  return { continueTo: typeof continueTo === 'string' ? continueTo : null };
}
