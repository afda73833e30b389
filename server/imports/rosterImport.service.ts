import { ImportOutcome } from '../../domain/imports/importOutcome.ts';
import { Membership, membershipOn } from '../../domain/record/membership.ts';
import { sortName } from '../../domain/record/sortName.ts';
import {
  ROSTER_MAX_ROWS,
  type RosterPerson,
  staffRightsChange,
  WRONG_ROW_COUNT,
} from '../../domain/roster/rosterPlan.ts';
import { fullName, nameKey, type RosterRow } from '../../domain/roster/rosterRow.ts';
import { samePerson, Sameness } from '../../domain/roster/samePerson.ts';
import { eachOf, type Steps } from '../../domain/steps.ts';
import type { RequestContext } from '../api/context.ts';
import { badRows } from '../api/refusal.ts';
import { actOf } from '../history/entry.ts';
import { inSlices } from '../operations/inSlices.ts';
import { underRightsLockForStaff } from '../records/rights/rightsLock.ts';
import { carryOutOrFinishLater } from './finishLater.ts';
import { outcomeCounts, planKey } from './importPlan.ts';
import { areEvents, departedAmong, everybody, plan, planFor, type PlannedRow } from './plannedRows.ts';
import { type CompareRosterInput, type ImportSoldiersInput, toRosterRow } from './rosterImport.input.ts';
import type { RosterComparison, RosterImportResult, RosterImportRow, RosterPersonType } from './rosterImport.type.ts';
import { stagedChange } from './stagedRows.ts';

/**
 * Imports a roster into the records: every row, or only rows without a problem if the others may be skipped. It imports nothing if staff have to
 * decide which record a row is about, or if the plan differs from the expected one. Running it again changes nothing. The number of database
 * commands doesn't depend on the number of rows. docs/decisions/0008-roster-import.md says what holds if it is cut off.
 */
export async function importSoldiers(
  context: RequestContext,
  { rows: given, dryRun, expectedPlan, leaveRefused }: ImportSoldiersInput,
): Promise<RosterImportResult> {
  const rows = rosterRowsOf(given);
  if (dryRun) return inSlices(report(await plan(rows, context), false));
  return underRightsLockForStaff(context, async () => {
    // Removals from the unit use this lock, too.
    context.forgetUnit();
    const planned = await plan(rows, context);
    const foreseen = await inSlices(report(planned, false));
    const isWhole = foreseen.asked === 0 && (leaveRefused || foreseen.refused === 0);
    if (!isWhole || (expectedPlan ?? foreseen.plan) !== foreseen.plan) return foreseen;
    const { unitFields } = await context.unit();
    // Dated after the plan, so that everything the plan has seen is earlier.
    const act = actOf(context);
    const changes = await inSlices(eachOf(planned, (row) => stagedChange(act, row, unitFields)));
    await carryOutOrFinishLater(act, changes.flat());
    return inSlices(report(planned, true));
  });
}

/** @throws Refusal `BAD_USER_INPUT` for no rows or too many */
function rosterRowsOf(given: ImportSoldiersInput['rows']): RosterRow[] {
  if (given.length < 1 || given.length > ROSTER_MAX_ROWS) {
    throw badRows(WRONG_ROW_COUNT);
  }
  return given.map(toRosterRow);
}

/**
 * How a roster and the records differ: what each row would change, and who is in no row. Writes nothing. A row that is probably about one person
 * counts as theirs. A fixed number of database commands.
 * @throws Refusal `BAD_USER_INPUT` on `rows` for no rows or too many
 */
export async function compareRoster(
  context: RequestContext,
  { rows: given }: CompareRosterInput,
): Promise<RosterComparison> {
  const rows = rosterRowsOf(given);
  if (areEvents(rows)) throw badRows('Events can be imported, but not compared.');
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

/**
 * Adds the name to the changes of each row that spells it differently from the record. In a file without middle names, a missing one isn't a
 * difference.
 */
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

/** A key that is equal for two plans that do the same to the same records. */
function planOf(planned: readonly PlannedRow[]): Steps<string> {
  const effect = ({ after, changes, problems, candidates, event, outcome }: PlannedRow) =>
    event ? [event.requirement.id, event.given, outcome] : after ? changes : [problems, candidates.map(({ id }) => id)];
  return planKey(planned, (row) => [row.before?.id, effect(row)]);
}
