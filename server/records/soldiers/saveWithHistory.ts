import mongoose, { type mongo, type QueryFilter, type UpdateQuery } from 'mongoose';
import { entriesMade, moveAllToAuditLog, moveToAuditLog } from '../../history/auditLog.ts';
import type { HistoryEntry } from '../../history/history.model.ts';
import { announce } from '../../store/changes/storeChanges.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';

/**
 * Changes a record and its history in one write, so that a crash leaves both or neither (`docs/decisions/0005-history.md`).
 * @returns the record afterwards; null if no record matches the filter.
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

/** Changes many records with one database command, each together with its history entries. `moveMade` returns which changes were made. */
export async function writeAll(writes: readonly mongo.AnyBulkWriteOperation<Soldier>[]): Promise<void> {
  await mongoose.connection.collection<Soldier>('users').bulkWrite(writes, { ordered: false });
  // A bulk write bypasses the model, whose hooks would announce each change.
  announce('OWN_WRITES', { kind: 'SOLDIER', id: null });
}

/**
 * Moves the entries of the changes that were made to the audit log. Three database commands, however many there are.
 * @param people the records to be changed, in their state afterwards
 * @returns the ids of those entries, including entries moved before
 */
export async function moveMade(entryIds: readonly string[], people: readonly Soldier[]): Promise<ReadonlySet<string>> {
  const made = await entriesMade(entryIds, people);
  const asked = new Set(entryIds);
  await moveAllToAuditLog(
    'users',
    people.flatMap(({ _id, pendingHistory = [] }) => {
      const moving = pendingHistory.filter((entry) => asked.has(entry._id));
      return moving.length > 0 ? [{ _id, pendingHistory: moving }] : [];
    }),
  );
  return made;
}
