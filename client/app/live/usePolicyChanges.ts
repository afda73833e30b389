import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UnitPolicyDocument } from '../policy/UnitPolicy.generated.ts';
import { ViewerDocument } from '../session/session.generated.ts';
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
  // The first event tells what is there then: the unit may have changed since the session was read, and each event changes what the cache has.
  const [first] = useState(() => client.readQuery({ query: ViewerDocument })?.viewer?.unit.version ?? null);
  const seen = useRef(first);
  const { data } = usePolicyChangedSubscription();
  const version = data?.policyChanged.version;
  const refetch = useEffectEvent(() => void client.refetchQueries({ include: 'active' }));
  useEffect(() => {
    if (version === undefined) return;
    if (seen.current !== null && seen.current !== version) refetch();
    seen.current = version;
  }, [version]);
}
