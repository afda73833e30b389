import { Navigate, Outlet, useLocation } from 'react-router-dom';
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

/** For all other routes: redirects to /login while nobody is signed in. The address is kept for after the sign-in, unless the person signed out. */
export function SignedInOnly() {
  const person = usePerson();
  const location = useLocation();
  if (person !== null) return <Outlet />;
  return <Navigate to={paths.login} state={didSignOut() ? null : wayBackTo(location)} replace />;
}
