import { createContext, use } from 'react';
import type { Policy } from '../../domain/policy/policy.ts';
import type { Unit, FieldRules } from '../../domain/policy/unit.ts';

/** The unit's policy, the pack that it is based on, and the unit fields that the person may see; null while nobody is signed in. */
export const PolicyContext = createContext<Pick<Unit, 'pack' | 'policy' | 'unitFields'> | null>(null);

/**
 * The unit's policy, which decides names and numbers on screen. Only for people who are signed in.
 * @throws Error if nobody is
 */
export function usePolicy(): Policy {
  return useUnit().policy;
}

/**
 * The unit's policy, and the pack that it is based on.
 * @throws Error if nobody is signed in
 */
export function usePack(): Pick<Unit, 'pack' | 'policy'> {
  return useUnit();
}

/**
 * The rules for the unit's records: its policy, and the unit fields that the person may see.
 * @throws Error if nobody is signed in
 */
export function useFieldRules(): FieldRules {
  return useUnit();
}

function useUnit() {
  const unit = use(PolicyContext);
  if (unit === null) throw new Error("The unit's policy is only known while somebody is signed in.");
  return unit;
}
