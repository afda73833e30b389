import { useOwnRightsSubscription } from './OwnRights.generated.ts';
import type { FollowedQuery, Pace } from './useAskAgain.ts';
import { useUnitChanges } from './useUnitChanges.ts';

type UnitFollowerProps = {
  query: FollowedQuery;
  pace: Pace;
  /** Whose staff rights are followed: one's own. */
  soldierId: string;
};

/** Shows nothing, and follows the unit: for a screen that loads this, and the code of the socket behind it, once it shows. */
export function UnitFollower({ query, pace, soldierId }: UnitFollowerProps) {
  useUnitChanges(query, pace);
  // The cache then has the layout offer Admin, or no longer.
  useOwnRightsSubscription({ variables: { id: soldierId }, ignoreResults: true });
  return null;
}
