import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { permit, type Requirement } from '../../../domain/permissions.ts';
import { paths } from '../paths.ts';
import { REFUSED, wayBack, wayBackTo } from './navigationState.ts';
import { usePerson } from './PersonContext.ts';
import { didSignOut } from './session.ts';

/** Lets in whoever meets the requirement with regard to the soldier that the address names; leads everybody else to where they belong. */
export function Guard({ requires }: { requires: Requirement }) {
  const person = usePerson();
  const { id } = useParams();
  const location = useLocation();
  const permission = permit(requires, person, id);
  if (permission === 'ALLOWED') return <Outlet />;
  if (permission === 'UNAUTHENTICATED') {
    return <Navigate to={paths.login} state={didSignOut() ? null : wayBackTo(location)} replace />;
  }
  if (person?.soldierId === null) return <Navigate to={paths.createAccount(person.accountId)} replace />;
  return <Navigate to={paths.home} state={REFUSED} replace />;
}

/** For signing in and registering: whoever has done so goes on to where they were going. */
export function SignedOutOnly() {
  const person = usePerson();
  const location = useLocation();
  return person === null ? <Outlet /> : <Navigate to={wayBack(location.state) ?? paths.home} replace />;
}

/** Where a second factor is required, whoever has none sets it up before anything else opens. */
export function SecondFactorFirst() {
  return usePerson()?.mustAddSecondFactor ? <Navigate to={paths.ownSecondFactor} replace /> : <Outlet />;
}

/** For creating one's record: one's own, and once. */
export function NewcomerOnly() {
  const person = usePerson();
  const { accountId } = useParams();
  if (person === null || person.soldierId !== null) return <Navigate to={paths.home} replace />;
  return person.accountId === accountId ? <Outlet /> : <Navigate to={paths.createAccount(person.accountId)} replace />;
}
