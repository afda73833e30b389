import { getDirective } from '@graphql-tools/utils';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { KEY_SCOPES, type KeyScope } from '../domain/keyScope.ts';
import { permit, permitKey, type Person, Access } from '../domain/permissions.ts';
import type { Soldier } from './records/soldiers/soldier.model.ts';
import { createSchema } from './schema.ts';
import { makeComment, makeKey, makeSoldier, signInNewcomer, signInSoldier } from './testing/factories.ts';
import { type Browser, TestApi } from './testing/testApi.ts';

/**
 * Who may do what, by name. `yes` gets through to the operation, whatever that answers; `-` is FORBIDDEN, `out` is UNAUTHENTICATED.
 * `other`: a soldier, about somebody else. `self`: a soldier, about themselves. If nobody is named, the two are the same. A named comment
 * is about that soldier and was written by `author`, a staff member. `departed`, with staff rights, has left the unit, and `expected` has
 * not arrived. Both ask about themselves, and only what looks after the session is open to them (Spec 18.5).
 */
const TABLE = `
                      | signed out | no record | other | self | staff, other | staff, self | author | departed | expected
viewer                | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
ownRecord             | out        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
sectionOverview       | out        | -         | yes   | yes  | yes          | yes         | yes    | -        | -
findSoldiers          | out        | -         | yes   | yes  | yes          | yes         | yes    | -        | -
requirements              | out        | -         | yes   | yes  | yes          | yes         | yes    | -        | -
usedRequirements          | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
previewRequirements       | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
dueOverview           | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
dataToErase           | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
duePeople             | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
reminders             | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
myReminders           | out        | -         | yes   | yes  | yes          | yes         | yes    | -        | -
dueOf                 | out        | -         | -     | yes  | yes          | yes         | yes    | -        | -
dueSeries             | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
soldier               | out        | -         | -     | yes  | yes          | yes         | yes    | -        | -
comments              | out        | -         | -     | yes  | yes          | yes         | yes    | -        | -
comment               | out        | -         | -     | yes  | yes          | yes         | yes    | -        | -
commentCount          | out        | -         | -     | yes  | yes          | yes         | yes    | -        | -
history               | out        | -         | -     | yes  | yes          | yes         | yes    | -        | -
admins                | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
staffApprovals        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
soldiers              | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
readinessOverview     | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
readinessCounts       | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
readinessHistory      | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
scoreSpreads          | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
programKeys           | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
createProgramKey      | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
revokeProgramKey      | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
assignmentBoard       | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
dataToComplete        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
etsList             | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
schoolsList         | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
comingDays            | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
recentChanges         | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
joinCode              | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
unit                  | out        | yes       | yes   | yes  | yes          | yes         | yes    | -        | -
unitFieldUse             | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
plannedPolicies       | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
unitHistory           | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
rosterWords           | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
compareRoster         | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
previewPolicy         | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
examQuestions         | out        | -         | yes   | yes  | yes          | yes         | yes    | -        | -
questionBank          | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
question              | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
questionReports       | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
openGraduations       | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
openQuestionReports   | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
calendarFeeds         | out        | -         | yes   | yes  | yes          | yes         | yes    | -        | -
createCalendarFeed    | out        | -         | yes   | yes  | yes          | yes         | yes    | -        | -
revokeCalendarFeed    | out        | -         | yes   | yes  | yes          | yes         | yes    | -        | -
register              | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
signIn                | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
signOut               | out        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
signInMethods         | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
resetCodeState        | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
signInCodeState       | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
emailCodeState        | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
takeSignedOutReason   | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
authorizedDomains     | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
mySessions            | out        | yes       | yes   | yes  | yes          | yes         | yes    | -        | -
rotateJoinCode        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
updateUnit            | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
choosePolicy          | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
exportDodIds          | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
updateUnitFields         | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
withdrawPolicy        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
refreshSession        | out        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
requestSignInLink     | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
signInWithLink        | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
verifySecondFactor    | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
requestPasswordReset  | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
resetPassword         | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
changePassword        | out        | yes       | yes   | yes  | yes          | yes         | yes    | -        | -
requestEmailChange    | out        | yes       | yes   | yes  | yes          | yes         | yes    | -        | -
confirmEmail          | yes        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
confirmOwnAddress     | out        | yes       | yes   | yes  | yes          | yes         | yes    | -        | -
unlinkProvider        | out        | yes       | yes   | yes  | yes          | yes         | yes    | -        | -
endSession            | out        | yes       | yes   | yes  | yes          | yes         | yes    | -        | -
enrolSecondFactor     | out        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
confirmSecondFactor   | out        | yes       | yes   | yes  | yes          | yes         | yes    | yes      | yes
removeSecondFactor    | out        | yes       | yes   | yes  | yes          | yes         | yes    | -        | -
deleteLogin           | out        | yes       | yes   | yes  | yes          | yes         | yes    | -        | -
deleteDisabledLogin   | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
setLoginDisabled      | out        | -         | -     | -    | yes          | -           | yes    | -        | -
handRecordOver        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
createSoldier         | out        | yes       | yes   | yes  | yes          | yes         | yes    | -        | -
updateSoldier         | out        | -         | -     | yes  | yes          | yes         | yes    | -        | -
updateSoldiers        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
departures            | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
expectedPeople        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
namesakes             | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
outProcess            | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
bringBack             | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
addSoldier            | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
changeArrival         | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
assignSoldier         | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
importSoldiers        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
eraseSoldier          | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
rememberRosterWords   | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
forgetRosterWords     | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
updateRequirements        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
addDueEvents          | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
updateDueEvent        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
deleteDueEvent        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
excuseFromDue         | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
setFirstDue           | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
setReminders          | out        | -         | yes   | yes  | yes          | yes         | yes    | -        | -
sendMyReminderNow     | out        | -         | yes   | yes  | yes          | yes         | yes    | -        | -
updateReminderTimes   | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
firstSteps            | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
putFirstStepsAway     | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
addSchool             | out        | -         | -     | yes  | yes          | yes         | yes    | -        | -
updateSchool          | out        | -         | -     | yes  | yes          | yes         | yes    | -        | -
deleteSchool          | out        | -         | -     | yes  | yes          | yes         | yes    | -        | -
answerGraduation      | out        | -         | -     | yes  | yes          | yes         | yes    | -        | -
addComment            | out        | -         | -     | -    | yes          | -           | yes    | -        | -
addRecommendedComment | out        | -         | yes   | yes  | yes          | yes         | yes    | -        | -
updateComment         | out        | -         | -     | -    | -            | -           | yes    | -        | -
deleteComment         | out        | -         | -     | -    | -            | -           | yes    | -        | -
grantAdmin            | out        | -         | -     | -    | yes          | -           | yes    | -        | -
revokeAdmin           | out        | -         | -     | -    | yes          | -           | yes    | -        | -
approveStaffRole      | out        | -         | -     | -    | yes          | -           | yes    | -        | -
declineStaffRole      | out        | -         | -     | -    | yes          | -           | yes    | -        | -
createQuestion        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
updateQuestion        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
retireQuestion        | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
restoreQuestion       | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
importQuestions       | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
reportQuestion        | out        | -         | yes   | yes  | yes          | yes         | yes    | -        | -
resolveReport         | out        | -         | -     | -    | yes          | yes         | yes    | -        | -
`;

/**
 * What program keys open, by scope, and the types whose fields they read. A wider scope includes a narrower one. Everything else is
 * FORBIDDEN, even what is open to anybody.
 */
const OPEN_TO_KEYS: Readonly<Record<KeyScope, { operations: readonly string[]; types: readonly string[] }>> = {
  COUNTS: {
    operations: ['readinessCounts', 'readinessHistory'],
    types: [
      ...['ReadinessCounts', 'PartCounts', 'ListCount', 'EtsCount', 'StrengthGauge', 'ReadinessShare'],
      ...['ReadinessHistory', 'ReadinessSnapshot', 'PartSnapshot', 'PolicyChange', 'CountedRequirement'],
      ...['DueCount', 'DueGroupCounts'],
    ],
  },
  READINESS: {
    operations: ['readinessOverview', 'dataToComplete', 'etsList', 'schoolsList', 'sectionOverview', 'dueOverview'],
    types: [
      ...[
        'ReadinessOverview',
        'ReadinessListing',
        'ReadinessSoldier',
        'ReadinessFinding',
        'DataToComplete',
        'ConditionProgress',
        'DataIssue',
      ],
      ...['DueOverview', 'DueRow', 'DueStanding', 'Requirement', 'ScoreScale', 'ResultLevel', 'TakenTest'],
      ...['ListedSoldier', 'EtsList', 'EtsRow', 'SchoolsListRow', 'School', 'SectionStrength', 'SectionMember'],
    ],
  },
};

/** What any key opens. */
const OPENED = KEY_SCOPES.flatMap((scope) => OPEN_TO_KEYS[scope].operations);

const QUESTION = {
  question: 'How many elements does a call for fire have?',
  options: ['Four', 'Five', 'Six', 'Seven'],
  answerText: 'Six',
  topic: 'Call for fire',
  explanation: 'There are six.',
  citation: 'ATP 3-09.30, chapter 4',
  reviewDate: '2027-01-11',
};

/** A value for each argument, by name; each case adds the ids of people and comments. */
const ARGUMENTS: Record<string, unknown> = {
  graduated: true,
  version: 1,
  scope: 'OWN',
  first: 10,
  after: null,
  'findSoldiers.text': 'Morgan',
  'findSoldiers.recent': null,
  'register.input': {
    email: 'new@unit.example',
    password: 'a long enough one',
    confirmPassword: 'a long enough one',
    joinCode: 'WRONG',
  },
  'signIn.input': { email: 'nobody@unit.example', password: 'a long enough one' },
  email: 'nobody@unit.example',
  code: 'no-such-code',
  password: 'a long enough one',
  continueTo: null,
  disabled: true,
  isPutAway: true,
  'changePassword.input': {
    currentPassword: 'wrong one',
    newPassword: 'five red radios',
    confirmPassword: 'five red radios',
  },
  'requestEmailChange.input': { newEmail: 'other@unit.example', password: 'wrong one' },
  'createSoldier.input': { firstName: 'A', middleName: 'B', lastName: 'C', rank: 'SPC', grade: 'E4' },
  'updateSoldier.input': { m4Qual: 40 },
  'updateSoldiers.rows': [],
  'previewRequirements.requirements': [],
  'updateRequirements.requirements': [],
  'dueOverview.on': null,
  requirementId: 'no-such-requirement',
  'addDueEvents.rows': [{ soldierId: 'no-such-soldier', event: { doneOn: '2026-01-05' } }],
  eventId: 'no-such-event',
  'updateDueEvent.event': { doneOn: '2026-01-05' },
  until: null,
  pace: 'WEEKLY',
  weekday: 'FRIDAY',
  hour: 16,
  'assignSoldier.input': { section: 'ALPHA', team: 'TEAM_1', role: 'FO' },
  'importSoldiers.input': { rows: [{ firstName: 'A', middleName: 'B', lastName: 'C', rank: 'SPC' }], dryRun: false },
  'compareRoster.input': { rows: [{ firstName: 'A', lastName: 'C' }] },
  'rememberRosterWords.words': [{ column: 'section', text: 'HHB', value: 'BN_STAFF' }],
  'forgetRosterWords.ids': ['section:HHB'],
  'addSchool.input': { schoolName: 'BLC', startDate: '2026-05-04', endDate: '2026-05-25' },
  'updateSchool.input': { endDate: '2026-05-26' },
  'addComment.input': { category: 'OVERALL', text: 'Ready.' },
  'addRecommendedComment.input': { text: 'Ready.' },
  'updateComment.input': { text: 'Not ready.' },
  'createQuestion.input': QUESTION,
  'previewPolicy.input': { pack: 'ARMY_2026', from: '2027-01-01' },
  'updateUnit.input': { name: 'HHB', component: 'GUARD' },
  'choosePolicy.input': { pack: 'ARMY_2026', from: '2027-01-01' },
  'updateUnitFields.unitFields': [{ label: 'Phone', kind: 'TEXT', visibility: 'STAFF' }],
  'withdrawPolicy.id': 'no-such-choice',
  'question.id': 'no-such-question',
  'updateQuestion.id': 'no-such-question',
  'updateQuestion.input': { topic: 'Call for fire' },
  'retireQuestion.id': 'no-such-question',
  'restoreQuestion.id': 'no-such-question',
  'importQuestions.input': { rows: [QUESTION] },
  'reportQuestion.id': 'no-such-question',
  'reportQuestion.text': 'The answer is another one.',
  'resolveReport.id': 'no-such-report',
  'readinessCounts.on': null,
  'readinessHistory.from': '2026-03-01',
  'readinessHistory.to': '2026-03-14',
  'createProgramKey.input': { name: 'Wall board', scope: 'COUNTS' },
  'revokeProgramKey.id': 'no-such-key',
  search: null,
  lastDay: '2026-05-25',
  reason: 'PCS',
  firstName: 'A',
  middleName: 'B',
  lastName: 'C',
  arrivesOn: '2026-05-25',
  key: null,
  'addSoldier.input': { firstName: 'A', middleName: 'B', lastName: 'C', rank: 'SPC', grade: 'E4' },
};

const [header = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
// The header's first cell is blank and was trimmed away with the table's indentation.
const KINDS = header.filter((cell) => cell !== '');

const schema = createSchema();
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ field, kind: type?.name.toLowerCase() })),
);

const api = TestApi.forThisFile();

it('has a row for every operation, and no row for anything else', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(operations.map(({ field }) => field.name).sort());
});

const rowOf = (name: string) => {
  const [, ...cells] = rows.find(([first]) => first === name) ?? [];
  return KINDS.map((person, index) => ({ person, expected: cells[index] ?? '' }));
};

/** What a field's `@auth` declares in the schema. */
function declarationOf(field: GraphQLField<unknown, unknown>) {
  const declared: Record<string, unknown> = getDirective(schema, field, 'auth')?.[0] ?? {};
  const requires = Object.values(Access).find((one) => one === declared['requires']);
  if (!requires) throw new Error(`${field.name} declares no permission.`);
  return { ...declared, requires };
}

/** Each kind of person as the rules see them, if the operation is about the soldier 'they'. */
const PEOPLE: Readonly<Record<string, Person | null>> = {
  'signed out': null,
  'no record': { accountId: 'a', soldierId: null, isStaff: false },
  other: { accountId: 'a', soldierId: 'me', isStaff: false },
  self: { accountId: 'a', soldierId: 'they', isStaff: false },
  'staff, other': { accountId: 'a', soldierId: 'me', isStaff: true },
  'staff, self': { accountId: 'a', soldierId: 'they', isStaff: true },
  author: { accountId: 'a', soldierId: 'me', isStaff: true },
  departed: { accountId: 'a', soldierId: 'they', isStaff: true, isAway: true },
  expected: { accountId: 'a', soldierId: 'they', isStaff: false, isAway: true },
};

/** A cell's content if only the declaration decides. */
function declaredCell(field: GraphQLField<unknown, unknown>, kind: string): string {
  const { requires } = declarationOf(field);
  const person = PEOPLE[kind] ?? null;
  const isRefusedAuthor = requires === Access.AUTHOR && kind !== 'author';
  const verdict = permit(requires === Access.AUTHOR ? Access.MEMBER : requires, person, 'they');
  if (verdict === 'UNAUTHENTICATED') return 'out';
  return verdict === 'FORBIDDEN' || isRefusedAuthor ? '-' : 'yes';
}

/** Operations that decide more than they declare: whether the person may do it to that soldier, once that is known. */
const DECIDE_MORE: readonly string[] = [
  ...['addComment', 'grantAdmin', 'revokeAdmin', 'approveStaffRole', 'declineStaffRole', 'setLoginDisabled'],
];

it.each(operations.filter(({ field }) => !DECIDE_MORE.includes(field.name)))(
  '$field.name declares what its row says',
  ({ field }) => {
    const declared = KINDS.map((person) => ({ person, expected: declaredCell(field, person) }));
    expect(declared).toEqual(rowOf(field.name));
  },
);

const NAMING: readonly string[] = [Access.SELF, Access.SELF_OR_STAFF, Access.STAFF_NOT_SELF];

it.each(operations.filter(({ field }) => NAMING.includes(declarationOf(field).requires)))(
  '$field.name declares the argument that names the soldier',
  ({ field }) => {
    const named = field.args.find(({ name }) => name === 'soldierId') ?? field.args.find(({ name }) => name === 'id');
    const subject = namesComment(field) ? { comment: named?.name } : { soldier: named?.name };
    expect(declarationOf(field)).toEqual({ requires: declarationOf(field).requires, ...subject });
  },
);

/** These run as every kind of person: one operation of each declaration, and those that decide more or need a comment. */
const ASKED_BY_ALL: ReadonlySet<string> = new Set([
  ...DECIDE_MORE,
  ...new Map(
    operations.map(({ field, kind }) => [`${kind} ${JSON.stringify(declarationOf(field))}`, field.name]),
  ).values(),
  ...operations.flatMap(({ field }) => (namesComment(field) ? [field.name] : [])),
]);

/** From fewer rights to more. */
const UPWARDS = ['signed out', 'no record', 'other', 'self', 'staff, other', 'staff, self', 'author'];

/** Every other operation runs as the first kind that may, and as the last that may not. */
function isAsked({ name }: GraphQLField<unknown, unknown>, kind: string): boolean {
  if (ASKED_BY_ALL.has(name)) return true;
  const may = (person: string) => rowOf(name).some((cell) => cell.person === person && cell.expected === 'yes');
  return kind === UPWARDS.find(may) || kind === UPWARDS.findLast((person) => !may(person));
}

/** The table's cells for a kind of person, for each operation that runs as them. */
const cellsOf = (person: string) =>
  operations.flatMap(({ field, kind }) => {
    const expected = rowOf(field.name).find((cell) => cell.person === person)?.expected ?? '';
    return isAsked(field, person) ? [{ field, kind, expected }] : [];
  });

describe.each(KINDS)('%s may', (person) => {
  const open = cellsOf(person).filter(({ expected }) => expected === 'yes');
  const ask = async (given: Awaited<ReturnType<typeof arrange>>, { field, kind }: (typeof open)[number]) => {
    const { code } = await api.execute(given.browser, documentFor(field, kind), argumentsFor(field, given.about));
    expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(code);
  };

  const queries = open.filter(({ kind }) => kind === 'query');
  if (queries.length > 0) {
    describe('read', () => {
      const arranged = api.readOnly(() => arrange(person));
      it.each(queries)('$field.name', (cell) => ask(arranged(), cell));
    });
  }

  it.each(open.filter(({ kind }) => kind === 'mutation'))('$field.name', async (cell) => {
    await ask(await arrange(person), cell);
  });
});

const KEPT_OUT = KINDS.filter((person) => cellsOf(person).some(({ expected }) => expected !== 'yes'));

describe.each(KEPT_OUT)('%s may not', (person) => {
  const arranged = api.readOnly(() => arrange(person));
  const refused = cellsOf(person).filter(({ expected }) => expected !== 'yes');

  it.each(refused)('$field.name: $expected', async ({ field, kind, expected }) => {
    const { browser, about } = arranged();
    const { code } = await api.execute(browser, documentFor(field, kind), argumentsFor(field, about));
    expect(code).toBe(expected === 'out' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  });

  // Staff may learn what exists, because they read everything.
  if (person.startsWith('staff')) return;
  const naming = refused.filter(({ field }) => field.args.some((arg) => namesSomething(field, arg)));
  it.each(naming)('$field.name: the refusal does not tell whether what was named exists', async ({ field, kind }) => {
    const { browser, about } = arranged();
    const document = documentFor(field, kind);
    const real = await api.execute(browser, document, argumentsFor(field, about));
    const absent = await api.execute(browser, document, argumentsFor(field, NOTHING));
    expect(absent.errors).toEqual(real.errors);
  });
});

describe('while a second factor has to be set up first', () => {
  const SETTING_UP = ['signOut', 'refreshSession', 'enrolSecondFactor', 'confirmSecondFactor'];
  const isOpen = ({ name }: GraphQLField<unknown, unknown>) =>
    rowOf(name).every(({ expected }) => expected === 'yes') || SETTING_UP.includes(name);
  const asked = operations.filter(({ field }) => ASKED_BY_ALL.has(field.name));
  beforeEach(() => api.configure({ secondFactor: 'required' }));

  it('those operations are open that declare it, and those that are open to anybody', () => {
    const open = operations.filter(({ field }) => {
      const declared = declarationOf(field);
      return (
        declared.requires === Access.PUBLIC ||
        ('withoutSecondFactor' in declared && declared.withoutSecondFactor === true)
      );
    });
    expect(open).toEqual(operations.filter(({ field }) => isOpen(field)));
  });

  it.each(asked.filter(({ field }) => isOpen(field)))('$field.name is open', async ({ field, kind }) => {
    const { browser, about } = await arrange('staff, other');
    const { code } = await api.execute(browser, documentFor(field, kind), argumentsFor(field, about));
    expect(code).not.toBe('MULTI_FACTOR_AUTH_REQUIRED');
  });

  describe('the others are not:', () => {
    const arranged = api.readOnly(() => arrange('staff, other'));

    it.each(asked.filter(({ field }) => !isOpen(field)))('$field.name', async ({ field, kind }) => {
      const { browser, about } = arranged();
      const { code } = await api.execute(browser, documentFor(field, kind), argumentsFor(field, about));
      expect(code).toBe('MULTI_FACTOR_AUTH_REQUIRED');
    });
  });
});

describe.each(KEY_SCOPES)('a key of the scope %s', (scope) => {
  const open = KEY_SCOPES.filter((one) => permitKey(scope, one) === 'ALLOWED').flatMap(
    (one) => OPEN_TO_KEYS[one].operations,
  );

  describe('asks for', () => {
    // One key may not ask for all of them within a minute.
    const KEYS = 3;
    const arranged = api.readOnly(async () => {
      const keys: Browser[] = [];
      while (keys.length < KEYS) {
        const { browser } = await makeKey(api, scope);
        // A key's first use is recorded, whatever it asks for.
        await api.execute(browser, '{ viewer { __typename } }');
        keys.push(browser);
      }
      return { keys, about: (await arrange('signed out')).about };
    });

    const asked = operations.filter(({ field }) => ASKED_BY_ALL.has(field.name) || OPENED.includes(field.name));
    it.each(asked.map((operation, index) => ({ ...operation, index })))(
      '$field.name',
      async ({ field, kind, index }) => {
        const { keys, about } = arranged();
        const browser = keys[index % KEYS] ?? null;
        const { data, code } = await api.execute(browser, documentFor(field, kind), argumentsFor(field, about));
        if (open.includes(field.name)) expect(data?.[field.name]).toBeTruthy();
        else expect([data?.[field.name] ?? null, code]).toEqual([null, 'FORBIDDEN']);
      },
    );
  });

  // One path to each type.
  const waysTo = new Map<GraphQLObjectType, string>();
  const follow = (type: GraphQLObjectType, way: string): void => {
    if (waysTo.has(type)) return;
    waysTo.set(type, way);
    for (const field of Object.values(type.getFields())) {
      const given = getNamedType(field.type);
      if (isObjectType(given) && isOpen(field)) follow(given, way.replace('*', `${field.name} { * }`));
    }
  };
  const opensTo = (field: GraphQLField<unknown, unknown>): KeyScope | null => {
    const declared: unknown = getDirective(schema, field, 'keys')?.[0]?.['scope'];
    return KEY_SCOPES.find((one) => one === declared) ?? null;
  };
  const isOpen = (field: GraphQLField<unknown, unknown>) => permitKey(scope, opensTo(field)) === 'ALLOWED';
  const hasFieldOpenTo = (type: GraphQLObjectType) =>
    Object.values(type.getFields()).some((field) => opensTo(field) === scope);
  for (const { field } of operations) {
    const given = getNamedType(field.type);
    if (isObjectType(given) && isOpen(field)) follow(given, `{ ${field.name} { * } }`);
  }

  it('is declared by these operations, and by no others', () => {
    const declared = operations.filter(({ field }) => isOpen(field)).map(({ field }) => field.name);
    expect(declared.sort()).toEqual([...open].sort());
  });

  it('is named by fields of these types, and of no others', () => {
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && type !== schema.getQueryType() && hasFieldOpenTo(type),
    );
    expect(types.map(({ name }) => name).sort()).toEqual([...OPEN_TO_KEYS[scope].types].sort());
  });

  it.each([...waysTo].map(([type, way]) => ({ name: type.name, type, way })))(
    'each field of $name, as its declaration says',
    async ({ type, way }) => {
      const { browser } = await makeKey(api, scope);
      for (const field of Object.values(type.getFields())) {
        const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
        const { code } = await api.execute(browser, way.replace('*', `${field.name}${selection}`));
        expect([field.name, code]).toEqual([field.name, isOpen(field) ? null : 'FORBIDDEN']);
      }
    },
  );
});

interface Named {
  soldierId: string;
  commentId: string;
}

/** People who do not belong to the unit that day. */
const AS: Readonly<Record<string, Partial<Soldier>>> = {
  departed: { isStaff: true, departure: { lastDay: new Date('2026-03-13T12:00:00Z'), reason: 'PCS', byId: 'boss' } },
  expected: { arrivesOn: new Date('2026-03-15T12:00:00Z') },
};

const NOTHING: Named = { soldierId: 'no-such-soldier', commentId: 'no-such-comment' };

/**
 * Signs in a person of that kind.
 * @returns their browser, and the soldier and comment that the operation is about
 */
async function arrange(person: string): Promise<{ browser: Browser | null; about: Named }> {
  const { browser, soldier } = await signIn(person);
  const isAboutSelf = person.endsWith('self') || person in AS;
  const { _id: soldierId } = (isAboutSelf && soldier) || (await makeSoldier({ userId: 'a-bystander' }));
  const { _id: commentorId } = (person === 'author' && soldier) || (await makeSoldier({ isStaff: true }));
  const { _id: commentId } = await makeComment({ soldierId, commentorId });
  return { browser, about: { soldierId, commentId } };
}

async function signIn(person: string): Promise<{ browser: Browser | null; soldier?: Soldier }> {
  if (person === 'signed out') return { browser: null };
  if (person === 'no record') return signInNewcomer(api);
  return signInSoldier(api, AS[person] ?? { isStaff: person.startsWith('staff') || person === 'author' });
}

function documentFor({ name, args, type }: GraphQLField<unknown, unknown>, kind = 'query'): string {
  const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return `${kind} ${variables && `(${variables})`} { ${name}${given && `(${given})`} ${selection} }`;
}

function argumentsFor(field: GraphQLField<unknown, unknown>, about: Named): Record<string, unknown> {
  const { name, args } = field;
  return Object.fromEntries(
    args.map((arg) => {
      if (!namesSomething(field, arg)) return [arg.name, ARGUMENTS[`${name}.${arg.name}`] ?? ARGUMENTS[arg.name]];
      return [arg.name, namesComment(field) ? about.commentId : about.soldierId];
    }),
  );
}

/** Whether the argument is a soldier's or a comment's id. Ids of anything else have a value in the list above. */
function namesSomething(field: GraphQLField<unknown, unknown>, { name }: GraphQLArgument): boolean {
  return (name === 'id' || name === 'soldierId') && !(`${field.name}.${name}` in ARGUMENTS);
}

/** Whether the permission depends on the comment that an argument names. */
function namesComment(field: GraphQLField<unknown, unknown>): boolean {
  return typeof getDirective(schema, field, 'auth')?.[0]?.['comment'] === 'string';
}
