import { createContext, use } from 'react';
import type { Person } from '../../../domain/permissions.ts';

/** Whoever is signed in, as this browser knows them: the account info of Specification 3. */
export type SignedInPerson = NonNullable<Person> & {
  /** Nothing else is open before they have set up a second factor. */
  readonly mustAddSecondFactor: boolean;
};

export const PersonContext = createContext<SignedInPerson | null>(null);

/** Whoever is signed in; null when nobody is. */
export function usePerson(): SignedInPerson | null {
  return use(PersonContext);
}
