import { useApolloClient } from '@apollo/client/react';
import { useIsChanging } from '../../app/api/changesUnderWay.ts';
import { type FollowedQuery, type Pace, useRefetchAfterChange } from '../../app/live/useRefetchAfterChange.ts';
import { useUnitChanges } from '../../app/live/useUnitChanges.ts';
import { askViewer } from '../../app/session/keepSession.ts';
import { useOwnRightsSubscription } from './UnitFollower.generated.ts';

type UnitFollowerProps = {
  query: FollowedQuery;
  pace: Pace;
  /** Whose staff rights are followed: one's own. */
  soldierId: string;
};

/** Renders nothing and subscribes to the unit's changes, and to those of the viewer's rights. */
export function UnitFollower({ query, pace, soldierId }: UnitFollowerProps) {
  useUnitChanges(useRefetchAfterChange(query, pace));
  const client = useApolloClient();
  const isChanging = useIsChanging();
  const askRightsAgain = useRefetchAfterChange({ loading: false, refetch: () => askViewer(client) });
  // The subscription writes `isStaff` to the cache, which shows or hides Admin in the navigation.
  useOwnRightsSubscription({
    variables: { id: soldierId },
    ignoreResults: true,
    onData: () => {
      // A query that is still under way may bring back rights that this event says are gone, so it is sent again.
      if (isChanging) askRightsAgain(0);
    },
  });
  return null;
}
