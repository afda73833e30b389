import { createContext, use } from 'react';
import type { Policy } from '../../domain/policy/policy.ts';
import type { Unit, FieldRules } from '../../domain/policy/unit.ts';

/** The unit's policy, the pack that it is based on, and the unit fields that the person sees; null while nobody is signed in. */
export const PolicyContext = createContext<Pick<Unit, 'pack' | 'policy' | 'unitFields'> | null>(null);

/** The policy of the unit, by which names and numbers on screen go. Only for what somebody who is signed in sees. */
export function usePolicy(): Policy {
  return useUnit().policy;
}

/** The policy of the unit with the one of which it is made. */
export function usePack(): Pick<Unit, 'pack' | 'policy'> {
  return useUnit();
}

/** What the unit says of its records: its policy, and the unit fields that the person sees. */
export function useFieldRules(): FieldRules {
  return useUnit();
}

function useUnit() {
  const unit = use(PolicyContext);
  if (unit === null) throw new Error('The policy of the unit is known to who is signed in.');
  return unit;
}
