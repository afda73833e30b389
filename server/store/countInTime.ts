import type { Model, QueryFilter } from 'mongoose';
import { withTimeout } from '../operations/withTimeout.ts';

/** How long the store may take to count, in milliseconds. */
const COUNT_MS = 1000;

/** How many documents match a filter; null if the store doesn't answer within a second. One database command. */
export async function countInTime<Stored>(model: Model<Stored>, filter: QueryFilter<Stored>): Promise<number | null> {
  // The store keeps to the time limit only while it is there.
  const counting = model.countDocuments(filter, { maxTimeMS: COUNT_MS }).catch(() => null);
  const count = await withTimeout(COUNT_MS, counting);
  return typeof count === 'number' ? count : null;
}
