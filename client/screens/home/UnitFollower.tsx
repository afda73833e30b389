import { type FollowedQuery, type Pace, useRefetchAfterChange } from '../../app/live/useRefetchAfterChange.ts';
import { useUnitChanges } from '../../app/live/useUnitChanges.ts';

/** Renders nothing and subscribes to the unit's changes. */
export function UnitFollower({ query, pace }: { query: FollowedQuery; pace: Pace }) {
  useUnitChanges(useRefetchAfterChange(query, pace));
  return null;
}
