import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetPreloaded } from '../api/preloadedQueries.ts';
import { UnitPolicyDocument } from '../policy/UnitPolicy.generated.ts';
import { ViewerDocument } from '../session/session.generated.ts';
import { useNewDay } from './useNewDay.ts';
import { usePolicyChangedSubscription } from './usePolicyChanges.generated.ts';
import { useRefetchAfterChange } from './useRefetchAfterChange.ts';

/**
 * Refetches everything on screen when the unit changes, because names and judgments depend on its policy. Also refetches the policy each
 * day, because a planned policy may start.
 */
export function usePolicyChanges(): void {
  const client = useApolloClient();
  function readPolicy() {
    // The next screen doesn't find out itself that the day is another.
    forgetPreloaded();
    return client.query({ query: UnitPolicyDocument, fetchPolicy: 'network-only' });
  }
  useNewDay(useRefetchAfterChange({ loading: false, refetch: readPolicy }));
  // The first event has the current version: the unit may have changed since the session was read. It can't be read from the cache later,
  // because each event overwrites it.
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
