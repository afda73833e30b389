import { createContext, use } from 'react';
import type { Person } from '../../../domain/permissions.ts';

/** The person who is signed in: the account info of Spec 4.1. */
export type SignedInPerson = Person & {
  /** Whether they must set up a second factor before they can open anything else. */
  readonly mustAddSecondFactor: boolean;
};

export const PersonContext = createContext<SignedInPerson | null>(null);

/** The person who is signed in; null if nobody is. */
export function usePerson(): SignedInPerson | null {
  return use(PersonContext);
}
