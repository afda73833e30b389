import type { FollowedQuery, Pace } from './useAskAgain.ts';
import { useUnitChanges } from './useUnitChanges.ts';

/** Shows nothing, and follows the unit: for a screen that loads this, and the code of the socket behind it, once it shows. */
export function UnitFollower({ query, pace }: { query: FollowedQuery; pace: Pace }) {
  useUnitChanges(query, pace);
  return null;
}
