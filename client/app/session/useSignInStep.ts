import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { wayBack } from './navigationState.ts';
import { secondFactorNeeded } from './secondFactorNeeded.ts';
import { forgetPerson } from './session.ts';

/**
 * Has a sign-in that waits for its second factor go on where that is asked for. Says whether the sign-in is complete.
 * @param back where to go on afterwards; where the person was going when left out.
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
      // Before the guards notice that nobody is signed in any more.
      await navigate(paths.secondFactor, { state: from === null ? null : { from }, flushSync: true });
      forgetPerson(cache);
      return false;
    }
  };
}
