import { useEffect, useEffectEvent, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { usePolicyChangedSubscription } from './usePolicyChanges.generated.ts';

/** Asks for everything on screen anew when the unit has changed, as its policy names and judges all of it. */
export function usePolicyChanges(): void {
  const client = useApolloClient();
  const { data } = usePolicyChangedSubscription();
  const version = data?.policyChanged.version;
  // The first event tells what was there before; what is on screen is as new.
  const seen = useRef<number | null>(null);
  const refetch = useEffectEvent(() => void client.refetchQueries({ include: 'active' }));
  useEffect(() => {
    if (version === undefined) return;
    if (seen.current !== null && seen.current !== version) refetch();
    seen.current = version;
  }, [version]);
}
