import { type KeyedCall, keyUsed } from '../api/idempotencyKey.ts';
import { type HistoryEntry, HistoryModel, type WithPendingHistory } from './history.model.ts';

/**
 * The history entries of an earlier call under the same key. They outlive what that call added. One database command with a key, none
 * without.
 * @param documents those with waiting entries, read before this call, so that an entry which moves meanwhile is found
 * @throws Refusal `BAD_USER_INPUT` on `key` when that was a different call.
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
