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
/** Plans the import of a roster: what each row does to which record, or what is wrong with it. */
import { rolesFor, teamsFor } from '../record/assignment.ts';
import { dataIssues, dataIssueText } from '../record/dataIssues.ts';
import { NEW_RECORD, type NumberName, type RecordFields, recordFieldsIn } from '../record/fields.ts';
import { isEverWithout, type Stay } from '../record/membership.ts';
import { type ScoreTests, scoreTests, testsOf } from '../record/testOfScore.ts';
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

/** The most rows of one import. */
export const ROSTER_MAX_ROWS = 2000;
/** The refusal of a roster with no rows, or with too many. */
export const WRONG_ROW_COUNT = `A roster can have 1 to ${ROSTER_MAX_ROWS} rows.`;
/**
 * The most records, or rows, of one name that are told apart by their contents. Each row is compared with each record, and no unit has more
 * namesakes.
 */
const MOST_APART = 20;

/** What a row does to a soldier's staff rights. */
export const StaffRightsChange = { GIVEN: 'GIVEN', AWAITS_APPROVAL: 'AWAITS_APPROVAL', TAKEN: 'TAKEN' } as const;
export type StaffRightsChange = (typeof StaffRightsChange)[keyof typeof StaffRightsChange];

/** The part of a record that an import reads and writes. Staff rights follow from the role (Spec 2.3 to 2.10). */
export type RosterState = RecordFields & StaffRights & ScoreTests;

/** An existing record. */
export type RosterPerson = RosterState & {
  readonly id: string;
  readonly loginState: LoginState;
  readonly stay: Stay;
};

/** What a row would do. */
export type PlannedRosterRow = {
  /** The row's number. */
  readonly row: number;
  /** The name in the row, as far as it has one. */
  readonly says: Name;
  readonly outcome: ImportOutcome;
  /** The record that the row is about; null for a new person, if that is undecided, or if several have the name. */
  readonly before: RosterPerson | null;
  /** The records that the row is probably about, while that is undecided; empty otherwise. */
  readonly candidates: readonly RosterPerson[];
  /** The record afterwards; null if there is a problem, or if the person is undecided. */
  readonly after: RosterState | null;
  /** Why the row can't be imported, in the order of the columns; empty otherwise. */
  readonly problems: readonly Problem[];
  /** Data issues that the row adds to the record, with their fields; empty if there is a problem. */
  readonly warnings: readonly Problem[];
  /**
   * For a new person: who has the same first and last name with another middle name. For an undecided one: who has another DoD ID, or has the
   * row's under another name. Null for nobody.
   */
  readonly hint: string | null;
  /**
   * The event that the row enters or repeats, with its effect in words. The effect is left out while the person is undecided. Null if the row is
   * about a record, or has a problem.
   */
  readonly event: (ReadEvent & { readonly text: string }) | null;
};

/** A row as read, before it is decided which of several namesakes it is about. */
type ReadRow = ReturnType<typeof personOf> & {
  readonly row: number;
  readonly values: RosterValues;
  readonly problems: readonly Problem[];
  readonly byDodId: Found<RosterPerson>;
};

/** Picks what an import reads and writes from a record. */
export function stateOf(person: RosterPerson): RosterState {
  const { isStaff, awaitsStaffApproval } = person;
  return { ...recordFieldsIn(person), isStaff, awaitsStaffApproval, ...testsOf(person) };
}

/** What a row does to staff rights; null if they stay. */
export function staffRightsChange({ before, after }: Pick<PlannedRosterRow, 'before' | 'after'>) {
  if (after === null) return null;
  const had = before?.isStaff ?? false;
  if (had !== after.isStaff) return after.isStaff ? StaffRightsChange.GIVEN : StaffRightsChange.TAKEN;
  const isNewRole = after.role !== before?.role;
  return isNewRole && after.awaitsStaffApproval ? StaffRightsChange.AWAITS_APPROVAL : null;
}

/**
 * What every row would do, one row per step. A row finds a person by DoD ID, if the unit keeps them. Otherwise it goes by first, middle and last
 * name, ignoring case and invisible characters. If a name is probably a record's in another spelling, staff decide. A record keeps its name,
 * unless the row has its DoD ID with another name and staff confirm that it is the same person. The row changes only the other fields that it
 * has values for.
 * @param people all records of people who haven't left, including expected ones and the person importing, who has staff rights
 * @param today the unit's day, for the warnings
 * @param departed people who have left, at least those with a DoD ID of a row
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
    // Two rows about one record may spell its name differently.
    const key = before?.id ?? nameKey(values);
    const firstRow = firstRows.get(key);
    if (firstRow === undefined) firstRows.set(key, row);
    const name = byDodId.before ? nameAfter(byDodId.before, values) : namesOf(before ?? values);
    const { after, problems: broken } = merged({ ...values, ...name }, before, unit);
    const isKnown = before !== null || twins.length + candidates.length > 0;
    // The form's rules need the record that the row is merged into.
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

/** What a row says, with the parts of its name in place. It stays as written if a record has exactly that name. */
export function withNameInPlace(
  values: RosterValues,
  matchesOf: (name: Name) => { readonly same: readonly unknown[] },
): RosterValues {
  return matchesOf(values).same.length > 0 ? values : { ...values, ...nameInPlace(values) };
}

/**
 * The person that a row is about: the record with its name or as staff chose, several records of that name, or probable ones. A row
 * without a middle name may mean anybody with the other two names, including somebody without a middle name.
 */
export function personOf(
  { sameAs = null, isNew }: RosterRow,
  { middleName }: RosterValues,
  { same, probable }: { same: readonly RosterPerson[]; probable: readonly RosterPerson[] },
): { before: RosterPerson | null; twins: readonly RosterPerson[]; candidates: readonly RosterPerson[] } {
  const nobody = { before: null, twins: [], candidates: [] };
  const [only] = same;
  // An exact match wins over staff's answer, which is from an earlier file, before this record existed.
  if (same.length === 1 && only !== undefined && middleName !== '') return { ...nobody, before: only };
  const chosen = [...same, ...probable].find(({ id }) => id === sameAs);
  if (chosen !== undefined) return { ...nobody, before: chosen };
  if (same.length > 1) return { ...nobody, twins: same };
  if (only !== undefined && probable.length === 0) return { ...nobody, before: only };
  return isNew === true ? nobody : { ...nobody, candidates: [...same, ...probable] };
}

/** The rows, with each that changes nothing about one of its namesakes paired with that record. Names with too many rows or records are skipped. */
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

/** The data issues that the row adds. */
function newDataIssues(before: RosterPerson | null, after: RosterState, policy: Policy, today: LocalDate): Problem[] {
  const known = before === null ? [] : dataIssues(before, policy, today).map(({ code }) => code);
  return dataIssues(after, policy, today)
    .filter(({ code }) => !known.includes(code))
    .map(({ code, field }) => ({ field, message: dataIssueText(code, policy) }));
}

function outcomeOf(before: RosterPerson | null, after: RosterState): ImportOutcome {
  if (before === null) return ImportOutcome.ADDED;
  const was = new Map<string, unknown>(Object.entries(before));
  // An empty unit field isn't in the record.
  const isSame = Object.entries(after).every(([field, value]) => (was.get(field) ?? null) === value);
  return isSame ? ImportOutcome.UNCHANGED : ImportOutcome.CHANGED;
}

/** The record with the row's values, and the form's rules (Spec 8.6) that it breaks; the record is null if required fields are missing. */
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

/** The tests that a file may name: the packs' tests. The unit's own and the record's test are accepted, too. */
const TESTS_OF_PACKS: readonly string[] = Object.values(PACKS).flatMap(({ fitnessTest, rifleTest }) => [
  fitnessTest.name,
  rifleTest.name,
]);

/**
 * A score that the row gives for another test than the unit's, with its problem. The unit's scale doesn't apply to it. Null if the record
 * already has that score, or if the row names no other test.
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
    return { field, message: `Your unit doesn't use the test ${quoted(test)}.` };
  }
  const message = `A score of the ${test} must be a whole number up to ${TEST_SCORE_MAX}.`;
  return { field, message: score <= TEST_SCORE_MAX ? null : message };
}

/** The grade in the row, otherwise the usual grade of a new rank, otherwise the current grade. */
function gradeAfter({ grade, rank }: RosterValues, before: RosterPerson | null): Grade | undefined {
  const isNewRank = rank !== undefined && rank !== before?.rank;
  return grade ?? (isNewRank ? rankGrade[rank] : null) ?? before?.grade;
}

function namesOf({ firstName, middleName, lastName }: Name): Name {
  return { firstName, middleName, lastName };
}

/**
 * Fills in the team or role that a row leaves open if there is only one choice: HQ for BN STAFF and DELTA, UNASSIGNED for UNASSIGNED. A staff
 * role is never filled in.
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
 * A changed role gives or ends staff rights (Spec 2.7 and 2.10). A row finds a record by its name, and owners choose their own names. So if the
 * record has an owner, the row's role counts as the owner's own choice. Whether any staff are left is known only after all rows: see
 * `keepingStaff`.
 */
function withRights(fields: RecordFields, before: RosterPerson | null): RecordFields & StaffRights {
  const { isStaff, awaitsStaffApproval } = before ?? { isStaff: false, awaitsStaffApproval: false };
  const rights = staffRightsByRole({
    roleBefore: before?.role ?? Role.UNASSIGNED,
    roleAfter: fields.role,
    isStaffBefore: isStaff,
    awaitsApprovalBefore: awaitsStaffApproval,
    actor: before === null || before.loginState === LoginState.NONE ? 'OTHER_STAFF' : 'SELF',
    // The person importing is staff.
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
  // No row gives staff rights to anybody who can sign in.
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

/** Whether a person has staff rights and can sign in to use them. */
function isWorkingStaff(person: RosterPerson | null): boolean {
  return person !== null && person.isStaff && person.loginState === LoginState.WORKING;
}

/** At most one problem per column: the first, which is about the text itself if it has one. */
function inColumnOrder(unit: FieldRules, problems: readonly Problem[]): Problem[] {
  return rosterColumns(unit).flatMap((column) => problems.find(({ field }) => field === column) ?? []);
}
