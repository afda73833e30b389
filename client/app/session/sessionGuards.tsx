import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { placeAfterSignIn, wayBack, wayBackTo } from './navigationState.ts';
import { usePerson } from './PersonContext.ts';
import { didSignOut } from './session.ts';

/** For signing in and registering: whoever has done so goes on. */
export function SignedOutOnly() {
  const person = usePerson();
  const location = useLocation();
  if (person === null) return <Outlet />;
  return <Navigate to={placeAfterSignIn(person, wayBack(location.state))} replace />;
}

/** For everything else: whoever is not signed in does so first, and comes back unless they had signed out. */
export function SignedInOnly() {
  const person = usePerson();
  const location = useLocation();
  if (person !== null) return <Outlet />;
  return <Navigate to={paths.login} state={didSignOut() ? null : wayBackTo(location)} replace />;
}
