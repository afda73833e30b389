import { createContext, use } from 'react';
import type { Person } from '../../../domain/permissions.ts';

export const PersonContext = createContext<Person>(null);

/** Whoever is signed in; null when nobody is. */
export function usePerson(): Person {
  return use(PersonContext);
}
