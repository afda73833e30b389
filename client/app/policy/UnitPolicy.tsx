import { type ComponentType, type ReactNode, useDeferredValue } from 'react';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { PolicyContext } from '../../components/PolicyContext.ts';
import { QueryFailure } from '../failures/QueryFailure.tsx';
import { useUnitPolicyQuery } from './UnitPolicy.generated.ts';

/**
 * Gives a screen the policy of the unit, by which its names and numbers go, and the unit fields. It is asked for once, ahead of the screen where that is the first
 * (client/first.ts), and again when somebody has changed it (usePolicyChanges.ts).
 */
export function UnitPolicy({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useUnitPolicyQuery();
  // Deferred, so that the screen that waited for it is rendered without blocking the page.
  const unit = useDeferredValue(data?.unit);
  if (unit) return <PolicyContext value={unit}>{children}</PolicyContext>;
  return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <LoadingPart />;
}

/** A screen that goes by the policy. */
export function withUnitPolicy(Screen: ComponentType): ComponentType {
  return () => (
    <UnitPolicy>
      <Screen />
    </UnitPolicy>
  );
}
