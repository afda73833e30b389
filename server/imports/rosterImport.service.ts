import { hasNewScore, type ScoreTests, withoutTests } from '../../domain/record/scoreTests.ts';
import { randomUUID } from 'node:crypto';
import { ImportOutcome } from '../../domain/imports/importOutcome.ts';
import {
  planRoster,
  type PlannedRosterRow,
  ROSTER_MAX_ROWS,
  type RosterPerson,
  type RosterState,
  staffRightsChange,
  WRONG_ROW_COUNT,
} from '../../domain/roster/rosterPlan.ts';
import { JUDGED_TOGETHER } from '../../domain/record/validation.ts';
import type { RosterRow } from '../../domain/roster/rosterRow.ts';
import type { RequestContext, UnitDay } from '../api/context.ts';
import { IN_ONE_BATCH } from '../store/inOneBatch.ts';
import { outcomeCounts, planKey } from './importPlan.ts';
import { Refusal } from '../api/refusal.ts';
import { columnIdOf, isColumnName, type UnitColumn } from '../../domain/policy/columns.ts';
import { type Act, actOf, changesBetween, withLabels } from '../records/history/entry.ts';
import type { HistoryChange } from '../records/history/history.model.ts';
import { underRightsLockForStaff } from '../records/rights/rightsLock.ts';
import { notDeparted, stayOf } from '../records/soldiers/inUnit.ts';
import { loginStateOf } from '../records/soldiers/loginStateOf.ts';
import { newRecord } from '../records/soldiers/newRecord.ts';
import { type Soldier, SoldierModel, type StoredFields } from '../records/soldiers/soldier.model.ts';
import { recordOf, toStored } from '../records/soldiers/soldierFields.ts';
import { type ImportSoldiersInput, toRosterRow } from './rosterImport.input.ts';
import type { RosterImportReport, RosterImportRow } from './rosterImport.type.ts';
import { carryOutOrFinishLater } from './finishLater.ts';
import type { ChangedSoldier, StagedChange } from './stagedImport.ts';

/**
 * Takes a roster into the records: every row, or none when one has a problem or all would do something else than expected. Running it again
 * changes nothing. The number of database commands doesn't depend on the number of rows. docs/decisions/0008-roster-import.md says what
 * holds when it is cut off.
 */
export async function importSoldiers(
  context: RequestContext,
  { rows: given, dryRun, expectedPlan }: ImportSoldiersInput,
): Promise<RosterImportReport> {
  if (given.length < 1 || given.length > ROSTER_MAX_ROWS) {
    throw new Refusal('BAD_USER_INPUT', { field: 'rows', message: WRONG_ROW_COUNT });
  }
  const rows = given.map(toRosterRow);
  if (dryRun) return report(await plan(rows, context), false);
  return underRightsLockForStaff(context, async () => {
    const planned = await plan(rows, context);
    const foreseen = report(planned, false);
    if (foreseen.refused > 0 || (expectedPlan ?? foreseen.plan) !== foreseen.plan) return foreseen;
    const { columns } = await context.unit();
    // Dated after the plan was made, so that what people saved before the plan is earlier.
    const act = actOf(context);
    await carryOutOrFinishLater(
      act,
      planned.flatMap((row) => stagedChange(act, row, columns)),
    );
    return report(planned, true);
  });
}

/** A planned row with the id of the record that it is about, and what it changes there. */
type PlannedRow = PlannedRosterRow & { soldierId: string; changes: HistoryChange[] };

async function plan(rows: readonly RosterRow[], { today, unit: unitOf }: UnitDay): Promise<PlannedRow[]> {
  const records = await SoldierModel.find(notDeparted(today), { schools: 0, pendingHistory: 0 })
    .batchSize(IN_ONE_BATCH)
    .lean();
  const unit = await unitOf();
  return planRoster(rows, records.map(toPerson), unit, today).map((row) => ({
    ...row,
    soldierId: row.before?.id ?? randomUUID(),
    changes: row.after ? withLabels(changesOf(stateBefore(row), row.after), unit.columns) : [],
  }));
}

function toPerson(record: Omit<Soldier, 'schools'>): RosterPerson {
  const { _id: id, isStaff, awaitsStaffApproval, acftTest, m4Test, m4Passed } = record;
  const loginState = loginStateOf(record);
  return {
    ...recordOf(record),
    acftTest,
    m4Test,
    m4Passed,
    id,
    isStaff,
    awaitsStaffApproval,
    loginState,
    stay: stayOf(record),
  };
}

/** The row's subject as it was before; null for a new record. */
function stateBefore({ before }: PlannedRosterRow): RosterState | null {
  if (before === null) return null;
  const { id: _, loginState: _loginState, stay: _stay, ...state } = before;
  return state;
}

function changesOf(before: RosterState | null, after: RosterState): HistoryChange[] {
  return changesBetween(before && withoutTests(before), withoutTests(after));
}

function stagedChange(act: Act, row: PlannedRow, columns: readonly UnitColumn[]): StagedChange[] {
  const { outcome, after, soldierId, changes } = row;
  if (after === null || outcome === ImportOutcome.UNCHANGED) return [];
  const before = stateBefore(row);
  if (before === null)
    return [{ kind: 'NEW_SOLDIER', soldier: newRecord(act, soldierId, after, after, testsOf(after), columns) }];
  const found = toStored(before);
  const { isStaff, awaitsStaffApproval } = after;
  return [
    {
      kind: 'CHANGED_SOLDIER',
      soldierId,
      entryId: randomUUID(),
      fields: { ...only(changes, toStored(after)), ...(hasNewScore(before, after) && testsOf(after)) },
      found,
      ...ownChange(changes),
      rights: after.role === before.role ? {} : { isStaff, awaitsStaffApproval },
    },
  ];
}

function testsOf({ acftTest, m4Test, m4Passed }: ScoreTests): ScoreTests {
  return { acftTest, m4Test, m4Passed };
}

/** Those of the fields that the changes name, and those that are judged together with them: one without the others may not fit what was saved meanwhile. */
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

/** The columns of the unit's own that the changes name, with their labels. */
function ownChange(changes: readonly HistoryChange[]): Pick<ChangedSoldier, 'own' | 'labels'> {
  const named = changes.flatMap(({ field, label = '', to }) =>
    isColumnName(field) ? [{ id: columnIdOf(field), label, to }] : [],
  );
  if (named.length === 0) return {};
  return {
    own: Object.fromEntries(named.map(({ id, to }) => [id, to])),
    labels: named.map(({ id, label }) => ({ id, label })),
  };
}

function report(planned: readonly PlannedRow[], written: boolean): RosterImportReport {
  const rows = planned.map((row) => reportRow(row, written));
  return { written, plan: planOf(planned), ...outcomeCounts(rows), rows };
}

function reportRow(planned: PlannedRow, written: boolean): RosterImportRow {
  const { row, name, outcome, before, after, soldierId, changes, problems, warnings, hint } = planned;
  return {
    row,
    name,
    soldierId: written || before ? soldierId : null,
    outcome,
    rank: after?.rank ?? null,
    section: after?.section ?? null,
    team: after?.team ?? null,
    role: after?.role ?? null,
    changes,
    staffRights: staffRightsChange(planned),
    problems: [...problems],
    warnings: [...warnings],
    hint,
  };
}

/** The same key for two plans that do the same to the same records. */
function planOf(planned: readonly PlannedRow[]): string {
  return planKey(planned.map(({ before, after, changes, problems }) => [before?.id, after ? changes : problems]));
}
