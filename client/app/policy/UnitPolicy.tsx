import type { ReactNode } from 'react';
import { PolicyContext } from '../../components/PolicyContext.ts';
import type { UnitPolicy_UnitFragment } from './UnitPolicy.generated.ts';

/** Gives a screen the policy of the unit, which its query has asked for, too. */
export function UnitPolicy({ unit, children }: { unit: UnitPolicy_UnitFragment; children: ReactNode }) {
  return <PolicyContext value={unit.policy}>{children}</PolicyContext>;
}
