import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { permit, type SoldierAccess } from '../../../domain/permissions.ts';
import { paths } from '../paths.ts';
import { wayBackTo } from '../session/navigationState.ts';
import { usePerson } from '../session/PersonContext.ts';
import { refusedFor } from '../session/refusedPage.ts';

/** Renders its routes if the signed-in person has this access to the soldier in the address. Otherwise redirects. */
export function Guard({ requires }: { requires: SoldierAccess }) {
  const person = usePerson();
  const { id } = useParams();
  if (person?.isAway) return <Navigate to={paths.away} replace />;
  if (permit(requires, person, id) === 'ALLOWED') return <Outlet />;
  if (person?.soldierId === null) return <Navigate to={paths.createAccount(person.accountId)} replace />;
  return <Navigate to={paths.home} state={refusedFor(requires, id)} replace />;
}

/** Redirects to setting up a second factor if it is required and missing. The person returns to this address afterwards. */
export function SecondFactorFirst() {
  const location = useLocation();
  if (!usePerson()?.mustAddSecondFactor) return <Outlet />;
  return <Navigate to={paths.ownSecondFactor} state={wayBackTo(location)} replace />;
}

/** Renders its routes for a person who has left the unit, or is expected. */
export function AwayOnly() {
  return usePerson()?.isAway ? <Outlet /> : <Navigate to={paths.home} replace />;
}

/** Renders its routes for a person without a record, at their own login's address. */
export function NewcomerOnly() {
  const person = usePerson();
  const { accountId } = useParams();
  if (person === null || person.soldierId !== null) return <Navigate to={paths.home} replace />;
  return person.accountId === accountId ? <Outlet /> : <Navigate to={paths.createAccount(person.accountId)} replace />;
}
