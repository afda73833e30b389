import { randomUUID } from 'node:crypto';
import { ImportOutcome } from '../../domain/imports/importOutcome.ts';
import { unitFieldName, type UnitField } from '../../domain/policy/unitFields.ts';
import { hasNewScore, testsOf } from '../../domain/record/testOfScore.ts';
import { JUDGED_TOGETHER } from '../../domain/record/validation.ts';
import { type RosterState, stateOf } from '../../domain/roster/rosterPlan.ts';
import { toStoredEvent } from '../due/storedEvents.ts';
import type { Act } from '../history/entry.ts';
import type { HistoryChange } from '../history/history.model.ts';
import { newRecord } from '../records/soldiers/newRecord.ts';
import type { StoredFields } from '../records/soldiers/soldier.model.ts';
import { toStored } from '../records/soldiers/soldierFields.ts';
import type { PlannedRow } from './plannedRows.ts';
import type { ChangedSoldier, StagedChange } from './stagedImport.ts';

/** The import's change for a row; empty if the row changes nothing. */
export function stagedChange(act: Act, row: PlannedRow, unitFields: readonly UnitField[]): StagedChange[] {
  const { outcome, after, soldierId, changes, event } = row;
  if (after === null || outcome === ImportOutcome.UNCHANGED) return [];
  if (event) {
    const { requirement, given } = event;
    const due = {
      id: randomUUID(),
      version: 1,
      requirementId: requirement.id,
      ...toStoredEvent(given),
      byId: act.actorId,
    };
    return [{ kind: 'NEW_DUE', soldierId, entryId: randomUUID(), due }];
  }
  const before = row.before && stateOf(row.before);
  if (before === null)
    return [{ kind: 'NEW_SOLDIER', soldier: newRecord(act, soldierId, after, after, testsOf(after), unitFields) }];
  const found = toStored(before);
  const { isStaff, awaitsStaffApproval } = after;
  return [
    {
      kind: 'CHANGED_SOLDIER',
      soldierId,
      entryId: randomUUID(),
      // A record keeps the test of a score that the file doesn't change.
      fields: { ...only(changes, toStored(after)), ...(hasNewScore(before, after) ? testsOf(after) : {}) },
      found,
      ...ownChange(changes, after, unitFields),
      rights: after.role === before.role ? {} : { isStaff, awaitsStaffApproval },
    },
  ];
}

/** The fields in the changes, and all fields judged together with them. One alone may not fit what was saved meanwhile. */
function only(
  changes: readonly HistoryChange[],
  { own: _, ...fields }: StoredFields,
): Partial<Omit<StoredFields, 'own'>> {
  const named = new Set(changes.map(({ field }) => field));
  const changed = new Set<string>([
    ...named,
    ...JUDGED_TOGETHER.filter((names) => names.some((name) => named.has(name))).flat(),
  ]);
  return Object.fromEntries(Object.entries(fields).filter(([field]) => changed.has(field)));
}

/** The new values of the changed unit fields, and their labels. The values are not taken from the changes, which may show only a part of them. */
function ownChange(
  changes: readonly HistoryChange[],
  after: RosterState,
  unitFields: readonly UnitField[],
): Pick<ChangedSoldier, 'own' | 'labels'> {
  const named = unitFields.filter(({ id }) => changes.some(({ field }) => field === unitFieldName(id)));
  if (named.length === 0) return {};
  return {
    own: Object.fromEntries(named.map(({ id }) => [id, after[unitFieldName(id)] ?? null])),
    labels: named.map(({ id, label, kind }) => ({ id, label, kind })),
  };
}
