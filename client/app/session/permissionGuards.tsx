import { Navigate, Outlet, useParams } from 'react-router-dom';
import { permit, type Requirement } from '../../../domain/permissions.ts';
import { paths } from '../paths.ts';
import { usePerson } from './PersonContext.ts';
import { refusedFor } from './refusal.ts';

/** Lets in whoever of those signed in meets the requirement with regard to the soldier that the address names; leads others to where they belong. */
export function Guard({ requires }: { requires: Requirement }) {
  const person = usePerson();
  const { id } = useParams();
  if (permit(requires, person, id) === 'ALLOWED') return <Outlet />;
  if (person?.soldierId === null) return <Navigate to={paths.createAccount(person.accountId)} replace />;
  return <Navigate to={paths.home} state={refusedFor(requires, id)} replace />;
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
