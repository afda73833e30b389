import { useEffect, useEffectEvent } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { navigation } from '../browser/navigation.ts';
import { paths } from '../paths.ts';
import { placeAfterSignIn, wayBack, wayBackTo } from '../session/navigationState.ts';
import { usePerson } from '../session/PersonContext.ts';
import { didSignOut } from '../session/session.ts';

/** For /login and /register: redirects people who are signed in. */
export function SignedOutOnly() {
  const person = usePerson();
  const location = useLocation();
  if (person === null) return <Outlet />;
  return <Navigate to={placeAfterSignIn(person, wayBack(location.state))} replace />;
}

/** For all other routes: redirects to /login if nobody is signed in. Signing in returns to this address, unless the person had signed out. */
export function SignedInOnly() {
  const person = usePerson();
  const location = useLocation();
  if (person !== null) return <Outlet />;
  return <ToLogin cameFrom={didSignOut() ? null : wayBackTo(location)} />;
}

/**
 * Redirects to /login. If the person goes back before /login appears, it redirects again: the router then sees no change, and would show an
 * empty page.
 */
function ToLogin({ cameFrom }: { cameFrom: ReturnType<typeof wayBackTo> | null }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const lead = useEffectEvent(() => navigate(paths.login, { replace: true, state: cameFrom }));
  useEffect(() => {
    void lead();
    return navigation.listen(({ location }) => location.key === key && void lead());
  }, [key]);
  return null;
}
