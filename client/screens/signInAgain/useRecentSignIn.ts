import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from '../failure.ts';
import { paths } from '../paths.ts';
import { useIsOpen } from '../useIsOpen.ts';
import { wayBackTo } from './navigationState.ts';

/**
 * For what asks for a recent sign-in: leads to signing in again, and from there back here; not whoever has left, for whom it is a refusal.
 * Says whether it was done.
 */
export function useRecentSignIn(): (call: () => Promise<unknown>) => Promise<boolean> {
  const navigate = useNavigate();
  const location = useLocation();
  const isOpen = useIsOpen();
  return async (call) => {
    try {
      await call();
      return true;
    } catch (error) {
      if (failureOf(error).code !== ErrorCode.REQUIRES_RECENT_LOGIN || !isOpen.current) throw error;
      await navigate(paths.signInAgain, { state: wayBackTo(location) });
      return false;
    }
  };
}
