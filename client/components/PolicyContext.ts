import { createContext, use } from 'react';
import type { Policy } from '../../domain/policy/policy.ts';
import type { UnitFields } from '../../domain/policy/unit.ts';

/** The policy of the unit, and the columns of its own that the person sees; null while nobody is signed in. */
export const UnitContext = createContext<UnitFields | null>(null);

/** What the unit says of its records: its policy, and the columns of its own that the person sees. Only for what somebody who is signed in sees. */
export function useUnitFields(): UnitFields {
  const unit = use(UnitContext);
  if (unit === null) throw new Error('The policy of the unit is known to who is signed in.');
  return unit;
}

/** The policy of the unit, by which names and numbers on screen go. Only for what somebody who is signed in sees. */
export function usePolicy(): Policy {
  return useUnitFields().policy;
}
