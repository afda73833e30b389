import { type ComponentType, type ReactNode, useDeferredValue } from 'react';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { PolicyContext } from '../../components/PolicyContext.ts';
import { QueryFailure } from '../failures/QueryFailure.tsx';
import { useUnitPolicyQuery } from './UnitPolicy.generated.ts';

/**
 * Provides a screen with the unit's policy and its unit fields. They are loaded once, ahead of the screen if it is the first one
 * (client/first.ts), and again after somebody has changed them (usePolicyChanges.ts).
 */
export function UnitPolicy({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useUnitPolicyQuery();
  // Deferred, so that the waiting screen renders without blocking the page.
  const unit = useDeferredValue(data?.unit);
  if (unit) return <PolicyContext value={unit}>{children}</PolicyContext>;
  return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <LoadingPart />;
}

/** A screen that needs the unit's policy. */
export function withUnitPolicy(Screen: ComponentType): ComponentType {
  return () => (
    <UnitPolicy>
      <Screen />
    </UnitPolicy>
  );
}
