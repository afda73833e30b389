import { useEffect, useEffectEvent } from 'react';
import { useViewerQuery } from '../session/session.generated.ts';
import { usePolicyChangedSubscription } from './usePolicyChanges.generated.ts';

/** Asks for everything on screen anew when the unit has changed, as its policy names and judges all of it. */
export function usePolicyChanges(): void {
  const { data: viewer, client } = useViewerQuery({ fetchPolicy: 'cache-only' });
  const { data } = usePolicyChangedSubscription();
  const shown = viewer?.viewer?.unit.version;
  const current = data?.policyChanged.version;
  const refetch = useEffectEvent(() => void client.refetchQueries({ include: 'active' }));
  useEffect(() => {
    if (current !== undefined && shown !== undefined && current !== shown) refetch();
  }, [current, shown]);
}
