import { HistoryAction, HistorySubject } from '../../../domain/history.ts';
import { type LocalDate, toStoredDate } from '../../../domain/localDate.ts';
import type { UnitField } from '../../../domain/policy/unitFields.ts';
import type { RecordFields } from '../../../domain/record/fields.ts';
import type { ScoreTests } from '../../../domain/record/testOfScore.ts';
import { type Act, changesBetween, historyEntry, withLabels } from '../../history/entry.ts';
import { unitDayAt } from '../../operations/unitClock.ts';
import type { Soldier } from './soldier.model.ts';
import { derivedFields, editableFields, toStored } from './soldierFields.ts';

/** A new record to store, with the first entry of its history. It belongs to no login and has no schools yet. */
export function newRecord(
  act: Act,
  soldierId: string,
  fields: RecordFields,
  { isStaff, awaitsStaffApproval }: Pick<Soldier, 'isStaff' | 'awaitsStaffApproval'>,
  tests: ScoreTests,
  unitFields: readonly UnitField[],
  arrivesOn: LocalDate | null = null,
) {
  const rights = { isStaff, awaitsStaffApproval };
  const state = editableFields(fields);
  const entry = historyEntry(act, {
    soldierId,
    subject: HistorySubject.RECORD,
    action: HistoryAction.ADDED,
    changes: withLabels(changesBetween(null, { ...state, ...rights, arrivesOn }), unitFields),
  });
  const stored = { ...toStored(state), ...rights, ...derivedFields(state), ...tests };
  const arrival = arrivesOn === null ? {} : { arrivesOn: toStoredDate(arrivesOn) };
  const madeOn = toStoredDate(unitDayAt(act.at));
  return { _id: soldierId, version: 1, ...stored, madeOn, ...arrival, schools: [], pendingHistory: [entry] };
}
