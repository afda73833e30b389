import { randomUUID } from 'node:crypto';
import { messages } from '../../domain/errors.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { unitFieldName, dodIdField, type UnitField } from '../../domain/policy/unitFields.ts';
import { unitFieldNamesIn } from '../../domain/record/ownFields.ts';
import { testsOf, withoutTests } from '../../domain/record/testOfScore.ts';
import { planEvents } from '../../domain/roster/eventPlan.ts';
import {
  planRoster,
  type PlannedRosterRow,
  type RosterPerson,
  type RosterState,
  stateOf,
} from '../../domain/roster/rosterPlan.ts';
import type { RosterRow } from '../../domain/roster/rosterRow.ts';
import { eachOf } from '../../domain/steps.ts';
import type { UnitDay } from '../api/context.ts';
import { badRows, Refusal } from '../api/refusal.ts';
import { readRequirements } from '../due/requirements.service.ts';
import { changesBetween, withLabels } from '../history/entry.ts';
import type { HistoryChange } from '../history/history.model.ts';
import { inSlices, readInSlices } from '../operations/inSlices.ts';
import { toEvent } from '../records/soldiers/dueRecord.ts';
import { departed, notDeparted, stayOf } from '../records/soldiers/inUnit.ts';
import { loginStateOf } from '../records/soldiers/loginStateOf.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { recordOf } from '../records/soldiers/soldierFields.ts';
import { driverOf } from '../store/driver.ts';
import { IN_ONE_BATCH } from '../store/storedModel.ts';

/**
 * Whether the rows are events.
 * @throws Refusal `BAD_USER_INPUT` if only some have one
 */
export function areEvents(rows: readonly RosterRow[]): boolean {
  const count = rows.filter(({ event }) => event).length;
  if (count > 0 && count < rows.length) throw badRows('Either all rows need an event, or none.');
  return count > 0;
}

/** A planned row with the id of its record, and its changes to that record. */
export type PlannedRow = PlannedRosterRow & { soldierId: string; changes: HistoryChange[] };

/** What a roster or a file of events does to the records. */
export async function plan(rows: readonly RosterRow[], day: UnitDay): Promise<PlannedRow[]> {
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

/** Everybody that a row may be about, including expected people. */
export async function everybody({ today }: UnitDay): Promise<RosterPerson[]> {
  return inSlices(eachOf(await readEverybody(today), toPerson));
}

/** The fields that no import reads. Only an import of events reads the entered events. */
const UNREAD = { schools: 0, pendingHistory: 0, excuses: 0 } as const;

function readEverybody(today: LocalDate, unread: object = { ...UNREAD, dues: 0 }): Promise<Omit<Soldier, 'schools'>[]> {
  const found = driverOf(SoldierModel).find(notDeparted(today), { projection: unread, batchSize: IN_ONE_BATCH });
  return readInSlices(found);
}

/** The people who have left and have the DoD ID of a row. One database command if the unit keeps DoD IDs, otherwise none. */
export async function departedAmong(rows: readonly RosterRow[], { today, unit }: UnitDay): Promise<RosterPerson[]> {
  const unitField = dodIdField((await unit()).unitFields);
  if (!unitField) return [];
  const dodIds = rows.flatMap((row) => row[unitFieldName(unitField.id)]?.trim() || []);
  const records = await SoldierModel.find(
    { [unitFieldName(unitField.id)]: { $in: dodIds }, ...departed(today) },
    { schools: 0, pendingHistory: 0 },
  ).lean();
  return records.map(toPerson);
}

/** What a roster does to these people. */
export async function planFor(
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

/** @throws Refusal `BAD_USER_INPUT` for an unknown unit field, which may have been removed meanwhile. Otherwise its values would be lost silently. */
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
  const { _id: id, isStaff, awaitsStaffApproval } = record;
  const login = { loginState: loginStateOf(record), isStaff, awaitsStaffApproval };
  return { ...recordOf(record), ...testsOf(record), ...login, id, stay: stayOf(record) };
}

function changesOf(before: RosterState | null, after: RosterState): HistoryChange[] {
  return changesBetween(before && withoutTests(before), withoutTests(after));
}
