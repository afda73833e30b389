import { useEffect, useEffectEvent, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { UnitPolicyDocument } from '../policy/UnitPolicy.generated.ts';
import { useNewDay } from './useNewDay.ts';
import { usePolicyChangedSubscription } from './usePolicyChanges.generated.ts';
import { useRefetchAfterChange } from './useRefetchAfterChange.ts';

/**
 * Asks for everything on screen anew when the unit has changed, as its policy names and judges all of it; and for the policy when a new day begins,
 * with which one that was planned may begin.
 */
export function usePolicyChanges(): void {
  const client = useApolloClient();
  const readPolicy = () => client.query({ query: UnitPolicyDocument, fetchPolicy: 'network-only' });
  useNewDay(useRefetchAfterChange({ loading: false, refetch: readPolicy }));
  const { data } = usePolicyChangedSubscription();
  const version = data?.policyChanged.version;
  // The first event tells what was there before. Where the policy that is shown was read earlier, the unit has changed in between.
  const seen = useRef<number | null>(null);
  const refetch = useEffectEvent(() => void client.refetchQueries({ include: 'active' }));
  useEffect(() => {
    if (version === undefined) return;
    const before = seen.current ?? client.readQuery({ query: UnitPolicyDocument })?.unit.version ?? version;
    if (before !== version) refetch();
    seen.current = version;
  }, [version, client]);
}
