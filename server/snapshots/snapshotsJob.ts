import type { Job } from '../scheduler/scheduler.ts';
import { storedUnit } from '../unit/unit.service.ts';
import { takeSnapshot } from './snapshot.service.ts';

/**
 * Counts the unit at the beginning of each of its days (Spec 12.8). It catches up with nothing: records tell only how the unit is now, so a day
 * on which no server ran is a gap.
 */
export const SNAPSHOTS_JOB: Job = {
  name: 'snapshots',
  hour: async () => {
    // Sets the clock, because another server may have changed the unit's time zone.
    await storedUnit();
    return 0;
  },
  run: ({ now }) => takeSnapshot(now),
};
