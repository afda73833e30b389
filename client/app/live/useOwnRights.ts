import { useApolloClient } from '@apollo/client/react';
import { useIsChanging } from '../api/changesUnderWay.ts';
import { askViewer } from '../session/keepSession.ts';
import { useOwnRightsSubscription } from './useOwnRights.generated.ts';
import { useRefetchAfterChange } from './useRefetchAfterChange.ts';

/** Follows one's own staff rights: the subscription writes them to the cache, by which the navigation shows Admin and the guards open screens. */
export function useOwnRights(soldierId: string): void {
  const client = useApolloClient();
  const isChanging = useIsChanging();
  const askRightsAgain = useRefetchAfterChange({ loading: false, refetch: () => askViewer(client) });
  useOwnRightsSubscription({
    variables: { id: soldierId },
    ignoreResults: true,
    onData: () => {
      // A query that is still under way may bring back rights that this event says are gone, so it is sent again.
      if (isChanging) askRightsAgain(0);
    },
  });
}
