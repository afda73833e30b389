import type { ReactNode } from 'react';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { PolicyContext } from '../../components/PolicyContext.ts';
import { QueryFailure } from '../failures/QueryFailure.tsx';
import { useUnitPolicyQuery } from './UnitPolicy.generated.ts';

/**
 * Gives a screen the policy of the unit, by which its names and numbers go, and the unit's own columns. It is asked for once, ahead of the screen where that is the first
 * (client/first.ts), and again when somebody has changed it (usePolicyChanges.ts).
 */
export function UnitPolicy({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useUnitPolicyQuery();
  if (data) return <PolicyContext value={data.unit}>{children}</PolicyContext>;
  return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <LoadingPart />;
}
