import { hasNewScore, type ScoreTests, withoutTests } from '../../domain/record/scoreTests.ts';
import { randomUUID } from 'node:crypto';
import { ImportOutcome } from '../../domain/imports/importOutcome.ts';
import {
  planRoster,
  type PlannedRosterRow,
  ROSTER_MAX_ROWS,
  type RosterPerson,
  type RosterState,
  stateOf,
  staffRightsChange,
  WRONG_ROW_COUNT,
} from '../../domain/roster/rosterPlan.ts';
import { JUDGED_TOGETHER } from '../../domain/record/validation.ts';
import { fullName, nameKey, type RosterRow } from '../../domain/roster/rosterRow.ts';
import { samePerson, Sameness } from '../../domain/roster/samePerson.ts';
import type { RequestContext, UnitDay } from '../api/context.ts';
import { inSlices, readInSlices } from '../operations/inSlices.ts';
import { driverOf } from '../store/driver.ts';
import { IN_ONE_BATCH } from '../store/inOneBatch.ts';
import { outcomeCounts, planKey } from './importPlan.ts';
import { Refusal } from '../api/refusal.ts';
import { readRequirements } from '../due/requirements.service.ts';
import { toStoredEvent } from '../due/storedEvents.ts';
import { planEvents } from '../../domain/roster/eventPlan.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { eachOf, type Steps } from '../../domain/steps.ts';
import { unitFieldName, dodIdField, type UnitField } from '../../domain/policy/unitFields.ts';
import { toEvent } from '../records/soldiers/dueRecord.ts';
import { unitFieldNamesIn } from '../../domain/record/ownFields.ts';
import { messages } from '../../domain/errors.ts';
import { type Act, actOf, changesBetween, withLabels } from '../history/entry.ts';
import type { HistoryChange } from '../history/history.model.ts';
import { underRightsLockForStaff } from '../records/rights/rightsLock.ts';
import { sortName } from '../../domain/record/sortName.ts';
import { Membership, membershipOn } from '../../domain/record/membership.ts';
import { departed, notDeparted, stayOf } from '../records/soldiers/inUnit.ts';
import { loginStateOf } from '../records/soldiers/loginStateOf.ts';
import { newRecord } from '../records/soldiers/newRecord.ts';
import { type Soldier, SoldierModel, type StoredFields } from '../records/soldiers/soldier.model.ts';
import { recordOf, toStored } from '../records/soldiers/soldierFields.ts';
import { type CompareRosterInput, type ImportSoldiersInput, toRosterRow } from './rosterImport.input.ts';
import type { RosterComparison, RosterImportResult, RosterImportRow, RosterPersonType } from './rosterImport.type.ts';
import { carryOutOrFinishLater } from './finishLater.ts';
import type { ChangedSoldier, StagedChange } from './stagedImport.ts';

/**
 * Takes a roster into the records: every row, or those without a problem where the others may be left; none when it is open whose record a row is
 * about, or all would do something else than expected. Running it again
 * changes nothing. The number of database commands doesn't depend on the number of rows. docs/decisions/0008-roster-import.md says what
 * holds when it is cut off.
 */
export async function importSoldiers(
  context: RequestContext,
  { rows: given, dryRun, expectedPlan, leaveRefused }: ImportSoldiersInput,
): Promise<RosterImportResult> {
  const rows = rosterRowsOf(given);
  if (dryRun) return inSlices(report(await plan(rows, context), false));
  return underRightsLockForStaff(context, async () => {
    // Things are removed from the unit under this lock.
    context.forgetUnit();
    const planned = await plan(rows, context);
    const foreseen = await inSlices(report(planned, false));
    const isWhole = foreseen.asked === 0 && (leaveRefused || foreseen.refused === 0);
    if (!isWhole || (expectedPlan ?? foreseen.plan) !== foreseen.plan) return foreseen;
    const { unitFields } = await context.unit();
    // Dated after the plan was made, so that what people saved before the plan is earlier.
    const act = actOf(context);
    const changes = await inSlices(eachOf(planned, (row) => stagedChange(act, row, unitFields)));
    await carryOutOrFinishLater(act, changes.flat());
    return inSlices(report(planned, true));
  });
}

/** @throws Refusal `BAD_USER_INPUT` for none or too many */
function rosterRowsOf(given: ImportSoldiersInput['rows']): RosterRow[] {
  if (given.length < 1 || given.length > ROSTER_MAX_ROWS) {
    throw badRows(WRONG_ROW_COUNT);
  }
  return given.map(toRosterRow);
}

function badRows(message: string): Refusal {
  return new Refusal('BAD_USER_INPUT', { field: 'rows', message });
}

/**
 * Whether the rows are those of events.
 * @throws Refusal `BAD_USER_INPUT` where only some have one
 */
function areEvents(rows: readonly RosterRow[]): boolean {
  const count = rows.filter(({ event }) => event).length;
  if (count > 0 && count < rows.length) throw badRows('Either all rows have an event, or none.');
  return count > 0;
}

/**
 * How a roster and the records differ: what each row would change, and who stands in no row. Writes nothing. A row that is probably about one
 * person is taken to be about them. A fixed number of database commands.
 * @throws Refusal `BAD_USER_INPUT` on `rows` for none or too many
 */
export async function compareRoster(
  context: RequestContext,
  { rows: given }: CompareRosterInput,
): Promise<RosterComparison> {
  const rows = rosterRowsOf(given);
  if (areEvents(rows)) throw badRows('Events are imported, and not compared.');
  const people = await everybody(context);
  const gone = await departedAmong(rows, context);
  const open = await planFor(rows, people, gone, context);
  const settled = rows.map((row, index) => {
    const [candidate, ...others] = open[index]?.candidates ?? [];
    return candidate === undefined || others.length > 0 ? row : { ...row, sameAs: candidate.id };
  });
  const planned = withNameDifferences(await planFor(settled, people, gone, context));
  const isPresent = ({ stay }: RosterPerson) => membershipOn(stay, context.today) === Membership.PRESENT;
  const meant = new Set(planned.flatMap(({ before, candidates }) => [before ?? [], candidates].flat()));
  return {
    rows: await inSlices(eachOf(planned, (row) => importRow(row, false))),
    missing: people
      .filter((person) => !meant.has(person) && isPresent(person))
      .map((person) => ({ person, name: sortName(person) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ person }) => person)
      .map(personOf),
  };
}

/** Adds the name to the changes of each row that spells it in another way than the record. In a file without middle names, a missing one is no difference. */
function withNameDifferences(rows: readonly PlannedRow[]): PlannedRow[] {
  const hasMiddleNames = rows.some(({ says }) => says.middleName !== '');
  return rows.map((row) => {
    const { before, after, says, changes } = row;
    if (before === null || after === null || nameKey(before) !== nameKey(after)) return row;
    const { middleName } = hasMiddleNames ? says : before;
    if (samePerson(before, { ...says, middleName }) === Sameness.SAME) return row;
    const name = { field: 'name', label: 'Name', from: fullName(before), to: fullName(says) };
    return { ...row, outcome: ImportOutcome.CHANGED, changes: [name, ...changes] };
  });
}

/** A planned row with the id of the record that it is about, and what it changes there. */
type PlannedRow = PlannedRosterRow & { soldierId: string; changes: HistoryChange[] };

async function plan(rows: readonly RosterRow[], day: UnitDay): Promise<PlannedRow[]> {
  return areEvents(rows)
    ? planOfEvents(rows, day)
    : planFor(rows, await everybody(day), await departedAmong(rows, day), day);
}

async function planOfEvents(rows: readonly RosterRow[], { today, unit }: UnitDay): Promise<PlannedRow[]> {
  const people = await readEverybody(today, UNREAD);
  const withEvents = await inSlices(
    eachOf(people, (record) => ({ ...toPerson(record), dues: (record.dues ?? []).map(toEvent) })),
  );
  const planned = await inSlices(planEvents(rows, withEvents, await readRequirements(today), await unit(), today));
  return inSlices(eachOf(planned, withChanges([])));
}

/** Everybody whom a row may be about, who is expected among them. */
async function everybody({ today }: UnitDay): Promise<RosterPerson[]> {
  return inSlices(eachOf(await readEverybody(today), toPerson));
}

/** What an import of records does not read; one of events reads what was entered. */
const UNREAD = { schools: 0, pendingHistory: 0, excuses: 0 } as const;

function readEverybody(today: LocalDate, unread: object = { ...UNREAD, dues: 0 }): Promise<Omit<Soldier, 'schools'>[]> {
  const found = driverOf(SoldierModel).find(notDeparted(today), { projection: unread, batchSize: IN_ONE_BATCH });
  return readInSlices(found);
}

/** Who has left and has the DoD ID of a row. One database command where the unit keeps them, otherwise none. */
async function departedAmong(rows: readonly RosterRow[], { today, unit }: UnitDay): Promise<RosterPerson[]> {
  const unitField = dodIdField((await unit()).unitFields);
  if (!unitField) return [];
  const dodIds = rows.flatMap((row) => row[unitFieldName(unitField.id)]?.trim() || []);
  const records = await SoldierModel.find(
    { [unitFieldName(unitField.id)]: { $in: dodIds }, ...departed(today) },
    { schools: 0, pendingHistory: 0 },
  )
    .batchSize(IN_ONE_BATCH)
    .lean();
  return records.map(toPerson);
}

async function planFor(
  rows: readonly RosterRow[],
  people: readonly RosterPerson[],
  gone: readonly RosterPerson[],
  { today, unit: unitOf }: UnitDay,
): Promise<PlannedRow[]> {
  const unit = await unitOf();
  refuseGoneUnitFields(rows, unit.unitFields);
  const planned = await inSlices(planRoster(rows, people, unit, today, gone));
  return inSlices(eachOf(planned, withChanges(unit.unitFields)));
}

/** @throws Refusal `BAD_USER_INPUT` for a column that is not there, which may have gone meanwhile: its values would be left out without a word. */
function refuseGoneUnitFields(rows: readonly RosterRow[], unitFields: readonly UnitField[]): void {
  const known = new Set(unitFields.map(({ id }) => unitFieldName(id)));
  const gone = rows.flatMap(unitFieldNamesIn).find((name) => !known.has(name));
  if (gone) throw new Refusal('BAD_USER_INPUT', { field: gone, message: messages.unitFieldDoesNotExist });
}

function withChanges(unitFields: readonly UnitField[]): (row: PlannedRosterRow) => PlannedRow {
  return (row) => ({
    ...row,
    soldierId: row.before?.id ?? randomUUID(),
    changes: row.after ? withLabels(changesOf(row.before && stateOf(row.before), row.after), unitFields) : [],
  });
}

function toPerson(record: Omit<Soldier, 'schools'>): RosterPerson {
  const { _id: id, isStaff, awaitsStaffApproval, acftTest, m4Test, m4Passed, acftOn = null, m4On = null } = record;
  const loginState = loginStateOf(record);
  return {
    ...recordOf(record),
    acftTest,
    m4Test,
    m4Passed,
    acftOn,
    m4On,
    id,
    isStaff,
    awaitsStaffApproval,
    loginState,
    stay: stayOf(record),
  };
}

function changesOf(before: RosterState | null, after: RosterState): HistoryChange[] {
  return changesBetween(before && withoutTests(before), withoutTests(after));
}

function stagedChange(act: Act, row: PlannedRow, unitFields: readonly UnitField[]): StagedChange[] {
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
      // A record keeps the test of a score that the file leaves as it is.
      fields: { ...only(changes, toStored(after)), ...(hasNewScore(before, after) && testsOf(after)) },
      found,
      ...ownChange(changes, after, unitFields),
      rights: after.role === before.role ? {} : { isStaff, awaitsStaffApproval },
    },
  ];
}

function testsOf({ acftTest, m4Test, m4Passed, acftOn = null, m4On = null }: ScoreTests): ScoreTests {
  return { acftTest, m4Test, m4Passed, acftOn, m4On };
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

/** What the unit fields hold afterwards that the changes name, which may tell it only in part, and what these columns are. */
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

function* report(planned: readonly PlannedRow[], written: boolean): Steps<RosterImportResult> {
  const rows = yield* eachOf(planned, (row) => importRow(row, written));
  return { written, plan: yield* planOf(planned), ...outcomeCounts(rows), rows };
}

function importRow(planned: PlannedRow, written: boolean): RosterImportRow {
  const { row, says, outcome, before, after, soldierId, changes, problems, warnings, hint, candidates, event } =
    planned;
  return {
    row,
    name: fullName((written ? after : before) ?? before ?? says),
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
    event: event?.text ?? null,
    medical: event?.requirement.medical ?? false,
    candidates: candidates.map(personOf),
  };
}

function personOf(person: RosterPerson): RosterPersonType {
  const { id: soldierId, rank, section, team, role } = person;
  return { soldierId, name: fullName(person), rank, section, team, role };
}

/** The same key for two plans that do the same to the same records. */
function planOf(planned: readonly PlannedRow[]): Steps<string> {
  const deed = ({ after, changes, problems, candidates, event, outcome }: PlannedRow) =>
    event ? [event.requirement.id, event.given, outcome] : after ? changes : [problems, candidates.map(({ id }) => id)];
  return planKey(planned, (row) => [row.before?.id, deed(row)]);
}
