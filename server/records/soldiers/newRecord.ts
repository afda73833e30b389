import { HistoryAction, HistorySubject } from '../../../domain/history.ts';
import { type Act, changesBetween, historyEntry } from '../history/entry.ts';
import type { Soldier } from './soldier.model.ts';
import { derivedFields, editableFields, type SoldierFields } from './soldierFields.ts';

/** A new record as it is to be stored, with the entry that begins its history. It belongs to no login and has no schools yet. */
export function newRecord(
  act: Act,
  soldierId: string,
  fields: SoldierFields,
  { isStaff, awaitsStaffApproval }: Pick<Soldier, 'isStaff' | 'awaitsStaffApproval'>,
) {
  const state = { ...editableFields(fields), isStaff, awaitsStaffApproval };
  const entry = historyEntry(act, {
    soldierId,
    subject: HistorySubject.RECORD,
    action: HistoryAction.ADDED,
    changes: changesBetween(null, state),
  });
  return { _id: soldierId, version: 1, ...state, ...derivedFields(state), schools: [], pendingHistory: [entry] };
}
