import type { Person } from '../../domain/permissions.ts';
import { Refusal } from '../graphql/refusal.ts';

/**
 * The person behind a request whose field requires at least SIGNED_IN; tells the compiler what `enforceAuth` has made sure of.
 * @throws Refusal `UNAUTHENTICATED` should the field's permission ever be loosened.
 */
export function signedIn(person: Person): NonNullable<Person> {
  if (!person) throw new Refusal('UNAUTHENTICATED');
  return person;
}
