import type { Person } from '../../domain/permissions.ts';
import { Refusal } from './refusal.ts';

/** A person with a record. */
export type Member = Person & { readonly soldierId: string };

/**
 * The person behind a request whose field requires at least SIGNED_IN. Shows the compiler what `enforceAuth` has checked.
 * @throws Refusal `UNAUTHENTICATED` if the field's permission is ever loosened.
 */
export function signedIn(person: Person | null): Person {
  if (!person) throw new Refusal('UNAUTHENTICATED');
  return person;
}

/**
 * The same for a field that requires at least MEMBER.
 * @throws Refusal `FORBIDDEN` if the field's permission is ever loosened.
 */
export function member(person: Person | null): Member {
  const { soldierId, ...others } = signedIn(person);
  if (soldierId === null) throw new Refusal('FORBIDDEN');
  return { ...others, soldierId };
}
