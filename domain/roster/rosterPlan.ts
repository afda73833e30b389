import { messages, type Problem } from '../errors.ts';
import { LoginState } from '../identity/loginState.ts';
import { ImportOutcome } from '../imports/importOutcome.ts';
import { quoted } from '../imports/importTexts.ts';
import { rowNumbers } from '../imports/rowNumbers.ts';
import type { LocalDate } from '../localDate.ts';
import { type StaffRights, staffRightsByRole } from '../permissions.ts';
import { PACKS } from '../policy/packs.ts';
import type { Policy } from '../policy/policy.ts';
import { TEST_SCORE_MAX } from '../policy/problems.ts';
import type { FieldRules } from '../policy/unit.ts';
/** Planning an import of a roster: what each row does to which record, or what is wrong with it. */
import { rolesFor, teamsFor } from '../record/assignment.ts';
import { dataIssues, dataIssueText } from '../record/dataIssues.ts';
import { NEW_RECORD, type NumberName, type RecordFields, recordFieldsIn } from '../record/fields.ts';
import { isEverWithout, type Stay } from '../record/membership.ts';
import { type ScoreTests, scoreTests, testsOf } from '../record/scoreTests.ts';
import { validateChange } from '../record/validation.ts';
import { eachOf, type Steps } from '../steps.ts';
import { type Grade, rankGrade, Role } from '../values.ts';
import { dodIdsAmong, type Found, nameAfter } from './dodIds.ts';
import type { ReadEvent } from './eventRow.ts';
import { commaProblems, nameInPlace } from './nameParts.ts';
import { nameProblems, namesakesAmong, pairedNamesakes, similarNameHint } from './namesakes.ts';
import {
  afterReading,
  type Name,
  nameKey,
  readRosterRow,
  rosterColumns,
  type RosterRow,
  type RosterValues,
} from './rosterRow.ts';
import { matchesAmong } from './samePerson.ts';

/** How many rows one import may have. */
export const ROSTER_MAX_ROWS = 2000;
/** What is said of a roster of none or of more. */
export const WRONG_ROW_COUNT = `A roster has 1 to ${ROSTER_MAX_ROWS} rows.`;
/** So many records, and rows, of one name are told apart by what they say. Each row is held against each record, and no unit has more. */
const MOST_APART = 20;

/** What a row does to somebody's staff rights. */
export const StaffRightsChange = { GIVEN: 'GIVEN', AWAITS_APPROVAL: 'AWAITS_APPROVAL', TAKEN: 'TAKEN' } as const;
export type StaffRightsChange = (typeof StaffRightsChange)[keyof typeof StaffRightsChange];

/** A record as far as an import reads and writes it: staff rights follow from the role (Spec 2.3 to 2.10). */
export type RosterState = RecordFields & StaffRights & ScoreTests;

/** A record that is there already. */
export type RosterPerson = RosterState & {
  readonly id: string;
  readonly loginState: LoginState;
  readonly stay: Stay;
};

/** What a row does. */
export type PlannedRosterRow = {
  /** The number that it is named by. */
  readonly row: number;
  /** The name that stands in the row, or what there is of it. */
  readonly says: Name;
  readonly outcome: ImportOutcome;
  /** The record that it is about; null for a new one, and where that is open or several have the name. */
  readonly before: RosterPerson | null;
  /** Whom it is probably about, while that is open; none otherwise. */
  readonly candidates: readonly RosterPerson[];
  /** The record afterwards; null when there is a problem, or it is open whose it is. */
  readonly after: RosterState | null;
  /** Why it cannot be imported, in the order of the columns; none otherwise. */
  readonly problems: readonly Problem[];
  /** What is odd or missing in the record afterwards and was not so before, with the field of the record; none where there is a problem. */
  readonly warnings: readonly Problem[];
  /** For somebody new: who has the first and last name with another middle name; where it is open whose record it is: who has another DoD ID, or has the row's under another name. Null for nobody. */
  readonly hint: string | null;
  /** The event that it enters, or that is there already, with what that does in words; without what it does while it is open whose it is. Null where it is about a record, or has a problem. */
  readonly event: (ReadEvent & { readonly text: string }) | null;
};

/** What is known of a row before it is known which of several with its name it is about. */
type ReadRow = ReturnType<typeof personOf> & {
  readonly row: number;
  readonly values: RosterValues;
  readonly problems: readonly Problem[];
  readonly byDodId: Found<RosterPerson>;
};

/** What of a record an import reads and writes. */
export function stateOf(person: RosterPerson): RosterState {
  const { isStaff, awaitsStaffApproval } = person;
  return { ...recordFieldsIn(person), isStaff, awaitsStaffApproval, ...testsOf(person) };
}

/** What a row does to staff rights; null where they stay. */
export function staffRightsChange({ before, after }: Pick<PlannedRosterRow, 'before' | 'after'>) {
  if (after === null) return null;
  const had = before?.isStaff ?? false;
  if (had !== after.isStaff) return after.isStaff ? StaffRightsChange.GIVEN : StaffRightsChange.TAKEN;
  const isNewRole = after.role !== before?.role;
  return isNewRole && after.awaitsStaffApproval ? StaffRightsChange.AWAITS_APPROVAL : null;
}

/**
 * What every row would do, found a row a step. A person is recognized by their DoD ID, where the unit keeps them, and otherwise by first, middle and last name, whatever their case and what is invisible in them; where a name
 * is probably somebody's in another spelling, staff say whose it is. The names of a record stay as they are, but where its DoD ID stands beside another name and staff say that it is the same
 * person; of the other fields the row changes those that it says something about.
 * @param people every record of those who have not left, who is expected among them; whoever imports is among them, with staff rights
 * @param today the unit's day, for the warnings
 * @param departed of those who have left at least who has the DoD ID of a row
 */
export function* planRoster(
  rows: readonly RosterRow[],
  people: readonly RosterPerson[],
  unit: FieldRules,
  today: LocalDate,
  departed: readonly RosterPerson[] = [],
): Steps<PlannedRosterRow[]> {
  const { policy } = unit;
  const dodIds = dodIdsAmong(people, departed, unit);
  const namesakesOf = yield* namesakesAmong(people);
  const matchesOf = yield* matchesAmong(people);
  const numbers = rowNumbers(rows);
  const read = yield* eachOf(rows, (given, index): ReadRow => {
    const { values: written, problems } = readRosterRow(dodIds.whole(given), unit, today);
    const values = withNameInPlace(written, matchesOf);
    const row = numbers[index] ?? index + 1;
    const byDodId = dodIds.askedBeforeRenaming(dodIds.personOf(values, matchesOf(values), row), given, values);
    const found = byDodId.before
      ? { before: byDodId.before, twins: [], candidates: [] }
      : personOf(given, values, byDodId.matches);
    return { row, values, problems, byDodId, ...found };
  });
  const firstRows = new Map<string, number>();
  const apart = yield* apartFromNamesakes(read, unit);
  const planned = yield* eachOf(apart, (known): PlannedRosterRow => {
    const { row, values, problems, byDodId, before, twins, candidates } = known;
    // Of two rows about one record, each may spell its name in another way.
    const key = before?.id ?? nameKey(values);
    const firstRow = firstRows.get(key);
    if (firstRow === undefined) firstRows.set(key, row);
    const name = byDodId.before ? nameAfter(byDodId.before, values) : namesOf(before ?? values);
    const { after, problems: broken } = merged({ ...values, ...name }, before, unit);
    const isKnown = before !== null || twins.length + candidates.length > 0;
    // While it is unknown which record the row would be merged into, the form's rules are not checked.
    const rules = twins.length + candidates.length > 0 ? [] : afterReading(broken, problems);
    const all = inColumnOrder(unit, [
      ...problems,
      ...rules,
      ...nameProblems(twins, firstRow),
      ...(isKnown ? [] : commaProblems(values)),
      ...byDodId.problems,
    ]);
    const hint = isKnown ? (candidates.length > 0 ? byDodId.hint : null) : similarNameHint(namesakesOf(values));
    const plan = {
      row,
      says: namesOf(values),
      before,
      candidates: all.length > 0 ? [] : candidates,
      hint,
      event: null,
    };
    if (after === null || all.length > 0 || candidates.length > 0) {
      const outcome = all.length > 0 ? ImportOutcome.REFUSED : ImportOutcome.ASKED;
      return { ...plan, after: null, outcome, problems: all, warnings: [] };
    }
    return {
      ...plan,
      after,
      outcome: outcomeOf(before, after),
      problems: [],
      warnings: newDataIssues(before, after, policy, today),
    };
  });
  return keepingStaff(planned, people, today);
}

/** What a row says, with the parts of its name in their places; as it is written where somebody is called so. */
export function withNameInPlace(
  values: RosterValues,
  matchesOf: (name: Name) => { readonly same: readonly unknown[] },
): RosterValues {
  return matchesOf(values).same.length > 0 ? values : { ...values, ...nameInPlace(values) };
}

/**
 * Whom a row is about: the one with its name or whom staff chose, several with one name, or those who probably are. A row without a middle name
 * may be about anybody with the other two, also where somebody has no middle name.
 */
export function personOf(
  { sameAs = null, isNew }: RosterRow,
  { middleName }: RosterValues,
  { same, probable }: { same: readonly RosterPerson[]; probable: readonly RosterPerson[] },
): { before: RosterPerson | null; twins: readonly RosterPerson[]; candidates: readonly RosterPerson[] } {
  const nobody = { before: null, twins: [], candidates: [] };
  const [only] = same;
  // An answer about an earlier file was given before somebody had this very name.
  if (same.length === 1 && only !== undefined && middleName !== '') return { ...nobody, before: only };
  const chosen = [...same, ...probable].find(({ id }) => id === sameAs);
  if (chosen !== undefined) return { ...nobody, before: chosen };
  if (same.length > 1) return { ...nobody, twins: same };
  if (only !== undefined && probable.length === 0) return { ...nobody, before: only };
  return isNew === true ? nobody : { ...nobody, candidates: [...same, ...probable] };
}

/** The rows, of which each that changes nothing of one of several with its name is about that one. Of many with one name none is. */
function* apartFromNamesakes(rows: readonly ReadRow[], unit: FieldRules): Steps<readonly ReadRow[]> {
  const groups = new Map<string, ReadRow[]>();
  for (const row of rows) {
    if (row.twins.length === 0) continue;
    const group = groups.get(nameKey(row.values));
    if (group) group.push(row);
    else groups.set(nameKey(row.values), [row]);
  }
  const pairs = new Map<ReadRow, RosterPerson>();
  for (const group of groups.values()) {
    if (Math.max(group.length, group[0]?.twins.length ?? 0) > MOST_APART) continue;
    for (const [row, person] of pairedNamesakes(group, changesNothing)) pairs.set(row, person);
    yield;
  }
  return rows.map((row) => {
    const before = pairs.get(row);
    return before ? { ...row, before, twins: [] } : row;
  });

  function changesNothing({ values, problems }: ReadRow, twin: RosterPerson): boolean {
    const { after } = merged({ ...values, ...namesOf(twin) }, twin, unit);
    return problems.length === 0 && after !== null && outcomeOf(twin, after) === ImportOutcome.UNCHANGED;
  }
}

/** The data problems that the row brings, in the words of the record. */
function newDataIssues(before: RosterPerson | null, after: RosterState, policy: Policy, today: LocalDate): Problem[] {
  const known = before === null ? [] : dataIssues(before, policy, today).map(({ code }) => code);
  return dataIssues(after, policy, today)
    .filter(({ code }) => !known.includes(code))
    .map(({ code, field }) => ({ field, message: dataIssueText(code, policy) }));
}

function outcomeOf(before: RosterPerson | null, after: RosterState): ImportOutcome {
  if (before === null) return ImportOutcome.ADDED;
  const was = new Map<string, unknown>(Object.entries(before));
  // A column without a value is not in the record.
  const isSame = Object.entries(after).every(([field, value]) => (was.get(field) ?? null) === value);
  return isSame ? ImportOutcome.UNCHANGED : ImportOutcome.CHANGED;
}

/** The record with what the row says, and the rules of the form (Spec 8.6) that it breaks; null when not all of its fields are there. */
function merged(
  values: RosterValues,
  before: RosterPerson | null,
  unit: FieldRules,
): { after: RosterState | null; problems: readonly Problem[] } {
  const rank = values.rank ?? before?.rank;
  const grade = gradeAfter(values, before);
  const current = before && recordFieldsIn(before);
  const { acftTest, m4Test, ...said } = values;
  const draft = { ...NEW_RECORD, ...current, ...said };
  const placed = { ...draft, ...onlyPlace(draft, values), rank, grade };
  const { fitnessTest, rifleTest } = unit.policy;
  const others = [
    otherScore('acftScore', acftTest, before?.acftTest, fitnessTest.name, draft, before),
    otherScore('m4Qual', m4Test, before?.m4Test, rifleTest.name, draft, before),
  ].filter((one) => one !== null);
  const problems = [
    ...validateChange(current ?? NEW_RECORD, placed, unit).filter(
      (problem) => !others.some(({ field }) => field === problem.field),
    ),
    ...others.flatMap(({ field, message }) => (message === null ? [] : [{ field, message }])),
  ];
  if (rank === undefined || grade === undefined) return { after: null, problems };
  const fields = { ...placed, rank, grade };
  const isOther = (name: string): boolean => others.some(({ field }) => field === name);
  const ofFile = {
    ...(acftTest !== undefined && isOther('acftScore') && { acftTest }),
    ...(m4Test !== undefined && isOther('m4Qual') && { m4Test }),
  };
  return { after: { ...withRights(fields, before), ...scoreTests(fields, before, unit.policy, ofFile) }, problems };
}

/** The tests that a file may name: those of the product's policies, and the one that the record has. The unit's own is known as well. */
const TESTS_OF_PACKS: readonly string[] = Object.values(PACKS).flatMap(({ fitnessTest, rifleTest }) => [
  fitnessTest.name,
  rifleTest.name,
]);

/**
 * A score that a row has as one of another test than the unit's, with what is wrong with it: its scale is not the unit's. Null where the record has that score
 * already, or the row names no other test.
 */
function otherScore(
  field: NumberName,
  test: string | undefined,
  testBefore: string | undefined,
  testOfUnit: string,
  after: Pick<RecordFields, NumberName>,
  before: Pick<RecordFields, NumberName> | null,
): { field: NumberName; message: string | null } | null {
  const score = after[field];
  if (test === undefined || test === testOfUnit || score === null || before?.[field] === score) return null;
  if (test !== testBefore && !TESTS_OF_PACKS.includes(test)) {
    return { field, message: `${quoted(test)} is no test that your unit takes.` };
  }
  const message = `A score of the ${test} must be a whole number up to ${TEST_SCORE_MAX}.`;
  return { field, message: score <= TEST_SCORE_MAX ? null : message };
}

/** The grade that the row writes; else the usual one of a rank that is new; else the one that there was. */
function gradeAfter({ grade, rank }: RosterValues, before: RosterPerson | null): Grade | undefined {
  const isNewRank = rank !== undefined && rank !== before?.rank;
  return grade ?? (isNewRank ? rankGrade[rank] : null) ?? before?.grade;
}

function namesOf({ firstName, middleName, lastName }: Name): Name {
  return { firstName, middleName, lastName };
}

/**
 * Fills in a team or role that a row about the place leaves open, where the current one does not fit the section and the section has only one: HQ for BN
 * STAFF and DELTA, UNASSIGNED for UNASSIGNED. A staff role is never filled in.
 */
function onlyPlace(
  { section, team, role }: Pick<RecordFields, 'section' | 'team' | 'role'>,
  values: RosterValues,
): Pick<RecordFields, 'team' | 'role'> {
  if (values.section === undefined && values.team === undefined && values.role === undefined) return { team, role };
  const newTeam = values.team ?? fitting(team, teamsFor(section));
  return { team: newTeam, role: values.role ?? fitting(role, rolesFor(section, newTeam)) };
}

function fitting<Value>(current: Value, offered: readonly Value[]): Value {
  return offered.length === 1 && offered[0] !== undefined ? offered[0] : current;
}

/**
 * A role that changes brings or ends staff rights (Spec 2.7 and 2.10). A row finds a record by its name, and owners choose their names, so a
 * role that a row gives to a record with an owner counts as the owner's own choice. Whether any staff are left is known only after every
 * row: see `keepingStaff`.
 */
function withRights(fields: RecordFields, before: RosterPerson | null): RecordFields & StaffRights {
  const { isStaff, awaitsStaffApproval } = before ?? { isStaff: false, awaitsStaffApproval: false };
  const rights = staffRightsByRole({
    roleBefore: before?.role ?? Role.UNASSIGNED,
    roleAfter: fields.role,
    isStaffBefore: isStaff,
    awaitsApprovalBefore: awaitsStaffApproval,
    actor: before === null || before.loginState === LoginState.NONE ? 'OTHER_STAFF' : 'SELF',
    // The person who imports is one of them.
    otherStaffExist: true,
  });
  return { ...fields, ...rights };
}

/** Refuses the rows that together would leave nobody with staff rights who can sign in (Spec 2.10). */
function keepingStaff(
  planned: readonly PlannedRosterRow[],
  people: readonly RosterPerson[],
  today: LocalDate,
): PlannedRosterRow[] {
  const losing = new Set(
    planned.filter((row) => isWorkingStaff(row.before) && staffRightsChange(row) === StaffRightsChange.TAKEN),
  );
  const losers = new Set([...losing].map(({ before }) => before?.id));
  // No row gives rights to anybody who can sign in.
  const left = people.filter((person) => isWorkingStaff(person) && !losers.has(person.id));
  if (
    !isEverWithout(
      left.map(({ stay }) => stay),
      today,
      null,
    )
  )
    return [...planned];
  const problems = [{ field: 'role', message: messages.lastStaff }];
  return planned.map((row) =>
    losing.has(row) ? { ...row, after: null, outcome: ImportOutcome.REFUSED, problems, warnings: [] } : row,
  );
}

/** Whether somebody has staff rights and can sign in to use them. */
function isWorkingStaff(person: RosterPerson | null): boolean {
  return person !== null && person.isStaff && person.loginState === LoginState.WORKING;
}

/** At most one problem for each column: the first, which is about the text itself where there is one. */
function inColumnOrder(unit: FieldRules, problems: readonly Problem[]): Problem[] {
  return rosterColumns(unit).flatMap((column) => problems.find(({ field }) => field === column) ?? []);
}
