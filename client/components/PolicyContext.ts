import { createContext, use } from 'react';
import type { Policy } from '../../domain/policy/policy.ts';

/** The policy of the unit; null while nobody is signed in. */
export const PolicyContext = createContext<Policy | null>(null);

/** The policy of the unit, by which names and numbers on screen go. Only for what somebody who is signed in sees. */
export function usePolicy(): Policy {
  const policy = use(PolicyContext);
  if (policy === null) throw new Error('The policy of the unit is known to who is signed in.');
  return policy;
}
