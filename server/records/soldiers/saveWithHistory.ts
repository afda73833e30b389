import type { QueryFilter, UpdateQuery } from 'mongoose';
import { moveToAuditLog } from '../history/auditLog.ts';
import type { HistoryEntry } from '../history/history.model.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';

/**
 * Changes a record and its history in one write, so that a crash leaves both or neither (`docs/decisions/0005-history.md`).
 * @returns the record as it is afterwards; null when no record matches the filter.
 */
export async function saveWithHistory(
  filter: QueryFilter<Soldier>,
  update: UpdateQuery<Soldier>,
  entry: HistoryEntry,
): Promise<Soldier | null> {
  const saved = await SoldierModel.findOneAndUpdate(
    filter,
    { ...update, $push: { ...update.$push, pendingHistory: entry } },
    { returnDocument: 'after' },
  ).lean();
  if (saved) await moveToAuditLog('users', saved._id, [entry]);
  return saved;
}
