import { type KeyedCall, keyUsed } from '../api/idempotencyKey.ts';
import { type HistoryEntry, HistoryModel, type WithPendingHistory } from './history.model.ts';

/**
 * The history entries of an earlier call under the same key. They outlive what that call added. One database command with a key, none without.
 * @param documents those that hold such entries on their way, as they were read before this is called, so that an entry that moves meanwhile is found
 * @throws Refusal `BAD_USER_INPUT` on `key` where that call was another one.
 */
export async function madeBefore(
  { key, digest }: KeyedCall,
  documents: readonly WithPendingHistory[] = [],
): Promise<readonly HistoryEntry[]> {
  if (key === null) return [];
  const logged = await HistoryModel.find({ key }).lean();
  const waiting = documents.flatMap(({ pendingHistory = [] }) => pendingHistory).filter((entry) => entry.key === key);
  const made = [...logged, ...waiting];
  if (made.some((entry) => entry.digest !== digest)) throw keyUsed();
  return made;
}
