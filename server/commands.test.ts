import type { Model } from 'mongoose';
import { PLANNED_POLICIES_MAX, SESSIONS_PER_LOGIN } from '../domain/constants.ts';
import type { StoredRequirement } from '../domain/due/requirements.ts';
import { RIFLE_SCORE, storedRequirement } from '../domain/due/testing.ts';
import { addDays } from '../domain/localDate.ts';
import { NEW_UNIT } from '../domain/policy/unit.ts';
import type { UnitFieldKind } from '../domain/policy/unitFieldKinds.ts';
import { CommentModel } from './comments/comment.model.ts';
import { type Question, QuestionModel } from './exam/question.model.ts';
import { QuestionReportModel } from './exam/questionReport.model.ts';
import { HistoryModel, UNIT_HISTORY } from './history/history.model.ts';
import { AccountModel } from './identity/account.model.ts';
import { currentJoinCode, ensureJoinCode } from './identity/joinCode/joinCode.service.ts';
import { BrowserKeyModel } from './identity/limits/browserKey.model.ts';
import { ProgramKeyModel } from './identity/programKeys/programKey.model.ts';
import { SessionModel } from './identity/session/session.model.ts';
import { endSessionsOf } from './identity/session/session.service.ts';
import { SoldierModel } from './records/soldiers/soldier.model.ts';
import { ReminderModel } from './reminders/reminder.model.ts';
import { createSchema } from './schema.ts';
import { SnapshotModel } from './snapshots/snapshot.model.ts';
import {
  FACTORY_PASSWORD,
  makeComment,
  makeKey,
  makeQuestion,
  questionOf,
  signInNewcomer,
  signInSoldier,
} from './testing/factories.ts';
import {
  CHANGE_PASSWORD,
  CONFIRM_EMAIL,
  CONFIRM_FACTOR,
  DELETE_LOGIN,
  END_SESSION,
  ENROL,
  REFRESH,
  REMOVE_FACTOR,
  REQUEST_EMAIL_CHANGE,
  REQUEST_LINK,
  REQUEST_RESET,
  RESET,
  SIGN_IN,
  SIGN_IN_WITH_LINK,
  SIGN_OUT,
  TAKE_REASON,
  UNLINK_PROVIDER,
  VERIFY_FACTOR,
} from './testing/identityOperations.ts';
import { secondFactors, STEP_MS } from './testing/secondFactors.ts';
import { Browser, TestApi } from './testing/testApi.ts';
import { RosterWordModel } from './unit/rosterWord.model.ts';
import { UnitModel } from './unit/unit.model.ts';

const api = TestApi.forThisFile();
const factors = secondFactors(api);
beforeEach(() => {
  api.startAheadOfStore();
  api.configure({ emailLinkSignIn: true });
});

/** The lengths of all lists. The second is more than the store hands over at once unless asked to. */
const [FEW, MANY] = [2, 105];

const NEW_PASSWORD = 'nine blue tents';
const NEW_EMAIL = 'sam.new@unit.example';
const PAGE = '{ edges { node { id } } pageInfo { hasNextPage } }';

const DUE = {
  version: 1,
  doneOn: new Date('2026-05-04T12:00:00Z'),
  expiresOn: null,
  forRecord: true,
  score: 30,
  level: null,
  passed: null,
  note: '',
};
const requirement = (index: number) =>
  storedRequirement({ id: `requirement-${index}`, name: `Requirement ${index}`, ...RIFLE_SCORE });

/** A requirement whose first day staff enter. */
const FIXED: StoredRequirement = { ...requirement(0), id: 'fixed', name: 'Fixed', cycle: 'FIXED', months: null };

/** Creates a unit in which every list has so many entries. */
async function makeUnit(count: number) {
  await ensureJoinCode();
  // Created when somebody signs in for the first time.
  await BrowserKeyModel.create({ _id: 'current', key: 'a key' });
  const joinCode = await currentJoinCode();
  const many = <Item>(make: (index: number) => Item): Item[] =>
    Array.from({ length: count }, (_, index) => make(index));
  const place = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' } as const;
  const [startDate, endDate] = [new Date('2026-05-04T12:00:00Z'), new Date('2026-05-15T12:00:00Z')];
  const schools = many(
    (index) => ({ id: `school-${index}`, version: 1, schoolName: 'JFO', startDate, endDate }) as const,
  );
  const staff = await signInSoldier(api, { isStaff: true });
  const sam = await signInSoldier(api, { ...place, schools, ets: endDate });
  const id = sam.soldier._id;
  const { userId: _, ...record } = sam.soldier;
  const dues = many((index) => ({
    ...DUE,
    id: `due-${index}`,
    requirementId: 'requirement-0',
    byId: `leader-${index}`,
  }));
  await SoldierModel.updateOne({ _id: id }, { $set: { dues } });
  const person = { ...record, schools: schools.slice(0, 1), dues: dues.slice(0, 1) };
  // Stored directly, without mongoose's checks, which would take most of the test's time.
  const fill = async <Stored>(model: Model<Stored>, documents: readonly object[]): Promise<void> => {
    await model.collection.insertMany([...documents]);
  };
  const comment = await makeComment({ soldierId: id, commentorId: staff.soldier._id });
  const session = await SessionModel.findOne({ accountId: sam.accountId }).lean();
  const change = { soldierId: id, at: api.now, subject: 'RECORD', action: 'CHANGED', changes: [] };
  await Promise.all([
    fill(
      SoldierModel,
      many((index) => ({ ...person, _id: `other-${index}` })),
    ),
    fill(
      SoldierModel,
      many((index) => ({ ...person, _id: `leader-${index}`, isStaff: true })),
    ),
    fill(
      SoldierModel,
      many((index) => ({ ...person, _id: `claimant-${index}`, awaitsStaffApproval: true })),
    ),
    fill(
      CommentModel,
      many((index) => ({ ...comment, _id: `comment-${index}`, commentorId: `leader-${index}` })),
    ),
    fill(
      QuestionModel,
      many((index) => questionOf({ _id: `question-${index}` })),
    ),
    fill(
      QuestionReportModel,
      many((index) => ({
        _id: `report-${index}`,
        questionId: `question-${index}`,
        soldierId: `other-${index}`,
        text: 'Two are right.',
        at: api.now,
      })),
    ),
    fill(
      ReminderModel,
      many((index) => ({
        _id: `reminder-${index}`,
        accountId: sam.accountId,
        at: api.now,
        weekly: true,
        asked: false,
        own: { notCurrent: 1, dueSoon: 0, toDo: 0, crossed: 0 },
        unit: null,
        section: null,
        mail: 'QUEUED',
      })),
    ),
    fill(
      HistoryModel,
      many((index) => ({ ...change, _id: `entry-${index}`, actorId: `leader-${index}` })).concat(
        many((index) => ({
          ...change,
          _id: `change-${index}`,
          soldierId: UNIT_HISTORY,
          subject: 'UNIT',
          actorId: `leader-${index}`,
        })),
      ),
    ),
    fill(UnitModel, [
      {
        ...NEW_UNIT,
        _id: 'current',
        version: 1,
        requirements: [FIXED, ...many(requirement).slice(0, 19)],
        hasRequirements: true,
        // Fewer changes than the limit, because the next one would be refused.
        policies: many((index) => ({
          _id: `plan-${index}`,
          pack: null,
          own: { totalCapacity: 31 + index },
          putBack: [],
          from: '2099-01-01',
          byId: `leader-${index}`,
          at: api.now,
        })).slice(0, PLANNED_POLICIES_MAX - 1),
      },
    ]),
    fill(
      SnapshotModel,
      many((index) => ({ _id: addDays('2026-03-01', index), at: api.now, parts: [], requirements: [] })),
    ),
    fill(
      SessionModel,
      // Fewer sessions than a login's limit: one more would end another, with further commands.
      many((index) => ({ ...session, _id: `session-${index}` })).slice(0, SESSIONS_PER_LOGIN / 2),
    ),
  ]);
  const { email, accountId } = sam;
  return { staff: staff.browser, sam: sam.browser, id, email, accountId, commentId: comment._id, joinCode, many };
}
type Unit = Awaited<ReturnType<typeof makeUnit>>;

/** Executes the request whose commands are counted; requests before it only prepare. Mails are sent apart from requests. */
async function ask(browser: Browser | null, query: string, variables: Record<string, unknown> = {}): Promise<void> {
  await api.settled();
  api.commands.length = 0;
  const { errors } = await api.execute(browser, query, variables);
  expect(errors).toEqual([]);
}

/** A browser with the same cookie. */
function sameBrowser({ cookie }: Browser): Browser {
  const browser = new Browser();
  browser.cookie = cookie;
  return browser;
}

type Ask = (unit: Unit) => Promise<void>;
const asStaff =
  (query: string): Ask =>
  (unit) =>
    ask(unit.staff, query, { ...unit });
const asSam =
  (query: string, variables = {}): Ask =>
  (unit) =>
    ask(unit.sam, query, { ...unit, ...variables });
const asNobody =
  (query: string, variables = {}): Ask =>
  (unit) =>
    ask(new Browser(), query, { ...unit, ...variables });

/** A unit with a unit field that has a value in every record. */
async function withColumn(kind: UnitFieldKind = 'TEXT'): Promise<void> {
  const unitField = { id: 'phone', label: 'Phone', kind, choices: [], visibility: 'STAFF' } as const;
  await UnitModel.updateOne(
    { _id: 'current' },
    { $set: { version: 1, policies: [], unitFields: [unitField] } },
    { upsert: true },
  );
  await SoldierModel.updateMany({}, { $set: { own: { phone: '555-0100' } } });
}

const questionInput = ({ _id: id, reviewDate: _, version: _version, retiredAt: _retiredAt, ...texts }: Question) => ({
  ...texts,
  id,
  reviewDate: '2027-01-31',
});

type Operations = Readonly<Record<string, readonly [commands: number, Ask]>>;

/**
 * The queries that need only the unit: the number of database commands, and a request. For a signed-in person, the first two commands find
 * out who asks.
 */
// A table: one operation a line, where it fits.
// oxfmt-ignore
const QUERIES: Operations = {
  admins: [3, asStaff('{ admins { id } }')],
  assignmentBoard: [3, asStaff('{ assignmentBoard { section teams { team } } }')],
  authorizedDomains: [0, asNobody('{ authorizedDomains }')],
  calendarFeeds: [3, asSam('{ calendarFeeds { scope } }')],
  comingDays: [3, asStaff('{ comingDays { soldier { id } kind on schoolName } }')],
  comment: [5, asSam('query ($commentId: ID!) { comment(id: $commentId) { id author { id } } }')],
  commentCount: [3, asSam('query ($id: ID!) { commentCount(soldierId: $id) }')],
  comments: [6, asSam(`query ($id: ID!) { comments(soldierId: $id) ${PAGE} }`)],
  dataToComplete: [5, asStaff('{ dataToComplete { soldier { id } dataIssues { code } } }')],
  duePeople: [5, asStaff('{ duePeople { notCurrent current people { group } thisWeek { dueOn } } }')],
  requirements: [3, asSam('{ requirements { id } }')],
  dueOf: [5, asSam('query ($id: ID!) { dueOf(soldierId: $id) { events { by { lastName } } } }')],
  dueSeries: [5, asStaff('{ dueSeries { edges { node { series { events { by { lastName } } } } } } }')],
  dueOverview: [4, asStaff('{ dueOverview { rows { standings { state } } } }')],
  reminders: [8, asStaff('{ reminders { coming { own { notCurrent } } told { state } } }')],
  myReminders: [10, asSam('{ myReminders { pace told { state recipient { id } } } }')],
  firstSteps: [8, asStaff('{ firstSteps { steps { step isDone } mailsAreSent } }')],
  usedRequirements: [3, asStaff('{ usedRequirements }')],
  previewRequirements: [4, asStaff('{ previewRequirements(requirements: []) { name } }')],
  etsList: [4, asStaff('{ etsList { past { soldier { id } } upcoming { soldier { id } } losses { on } } }')],
  examQuestions: [3, asSam('{ examQuestions { id } }')],
  ownRecord: [26, asSam('{ ownRecord { unit { name } soldier { id own { value } } comments { id author { id } } history { id actor { id } } sessions { id } programKeys { id } calendarFeeds { scope } questionReports { id } } }')],
  findSoldiers: [4, asSam('{ findSoldiers(text: "morgan") { id } }')],
  history: [8, asSam(`query ($id: ID!) { history(soldierId: $id) ${PAGE} }`)],
  plannedPolicies: [4, asStaff('{ plannedPolicies { from by { lastName } } }')],
  unitHistory: [5, asStaff('{ unitHistory { edges { node { at by { lastName } } } } }')],
  compareRoster: [4, ({ staff, many }) => ask(staff, 'query ($input: CompareRosterInput!) { compareRoster(input: $input) { rows { row } missing { name } } }', {
    input: { rows: many((index) => ({ firstName: 'A', middleName: 'B', lastName: `Row ${index}` })) },
  })],
  previewPolicy: [4, asStaff('{ previewPolicy(input: { pack: ARMY_2026, from: "2027-01-01" }) { title comeOn { id } } }')],
  unit: [3, asSam('{ unit { pack } }')],
  joinCode: [3, asStaff('{ joinCode }')],
  mySessions: [3, asSam('{ mySessions { id } }')],
  openGraduations: [3, asStaff('{ openGraduations }')],
  openQuestionReports: [3, asStaff('{ openQuestionReports }')],
  question: [3, asStaff('{ question(id: "question-0") { id } }')],
  questionBank: [4, asStaff(`{ questionBank ${PAGE} }`)],
  questionReports: [6, asStaff(`{ questionReports ${PAGE} }`)],
  readinessCounts: [4, asStaff('{ readinessCounts { parts { filled lists { count } ets { count } } } }')],
  readinessHistory: [4, asStaff('{ readinessHistory(from: "2026-03-01", to: "2026-03-14") { snapshots { day parts { filled } } policyChanges { day } requirements { name } } }')],
  readinessOverview: [5, asStaff('{ readinessOverview { lists { people { id } } } }')],
  scoreSpreads: [4, asStaff('{ scoreSpreads { fitness { bands { passed failed } } weapons { withoutScore } } }')],
  schoolsList: [3, asStaff('{ schoolsList { school { id } } }')],
  recentChanges: [4, asStaff('{ recentChanges { soldier { id } isNew changes { field from to } } }')],
  sectionOverview: [4, asSam('{ sectionOverview { members { id } } }')],
  signInMethods: [0, asNobody('{ signInMethods { emailLink } }')],
  soldier: [3, asSam('query ($id: ID!) { soldier(id: $id) { id schools { id } } }')],
  soldiers: [4, asStaff('{ soldiers { edges { node { id givenName } } pageInfo { hasNextPage } } }')],
  staffApprovals: [3, asStaff('{ staffApprovals { id } }')],
  viewer: [4, asSam('{ viewer { login { id } soldier { id } } }')],
  namesakes: [3, asStaff('{ namesakes(firstName: "alex", middleName: "NMN", lastName: "morgan") { id } }')],
  dataToErase: [7, asStaff('query ($id: ID!) { dataToErase(soldierId: $id) }')],
  emailCodeState: [1, asNobody('{ emailCodeState(code: "none") }')],
  resetCodeState: [1, asNobody('{ resetCodeState(code: "none") }')],
  signInCodeState: [1, asNobody('{ signInCodeState(code: "none") }')],
};

/** Operations that write, or that need more than the unit. */
// oxfmt-ignore
const OTHERS: Operations = {
  unitFieldUse: [4, async ({ staff }) => {
    await withColumn();
    await ask(staff, '{ unitFieldUse { unitField people } }');
  }],
  rosterWords: [3, async ({ staff, many }) => {
    await RosterWordModel.insertMany(many((index) => ({ _id: `section:W${index}`, text: `W${index}`, at: new Date() })));
    await ask(staff, '{ rosterWords { id text } }');
  }],
  withdrawPolicy: [6, asStaff('mutation { withdrawPolicy(version: 1, id: "plan-0") { version } }')],
  putFirstStepsAway: [6, asStaff('mutation { putFirstStepsAway(version: 1, isPutAway: true) { hasFirstSteps } }')],
  updateUnit: [6, asStaff('mutation { updateUnit(version: 1, input: { name: "HHB", component: GUARD }) { version } }')],
  addComment: [8, asStaff('mutation ($id: ID!) { addComment(soldierId: $id, input: { category: CHARACTER, text: "Calm." }) { id } }')],
  addRecommendedComment: [8, asSam('mutation { addRecommendedComment(input: { text: "Calm." }) { id } }')],
  addDueEvents: [9, ({ staff, many }) => ask(staff, 'mutation ($rows: [AddDueEventRow!]!) { addDueEvents(requirementId: "requirement-0", rows: $rows) { refusal { code } } }', {
    rows: many((index) => ({ soldierId: `other-${index}`, event: { doneOn: '2026-05-05', score: 38 } })),
  })],
  addSchool: [5, asSam('mutation ($id: ID!) { addSchool(soldierId: $id, input: { schoolName: JFO, startDate: "2026-08-03", endDate: "2026-08-14" }) { id } }')],
  approveStaffRole: [10, asStaff('mutation { approveStaffRole(soldierId: "claimant-0") { id } }')],
  assignSoldier: [6, asStaff('mutation ($id: ID!) { assignSoldier(id: $id, version: 1, input: { section: BRAVO, team: TEAM_1, role: FO }) { id } }')],
  changePassword: [27, asSam(CHANGE_PASSWORD, {
    input: { currentPassword: FACTORY_PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
  })],
  confirmOwnAddress: [4, asSam('mutation { confirmOwnAddress { login { id } soldier { id } } }')],
  confirmEmail: [13, async (unit) => {
    await api.execute(unit.sam, REQUEST_EMAIL_CHANGE, { input: { newEmail: NEW_EMAIL, password: FACTORY_PASSWORD } });
    await api.settled();
    await ask(null, CONFIRM_EMAIL, { code: api.postbox.codeFor(NEW_EMAIL) });
  }],
  confirmSecondFactor: [21, async ({ sam }) => ask(sam, CONFIRM_FACTOR, { code: factors.shown(await factors.enrol(sam)) })],
  createCalendarFeed: [3, asSam('mutation { createCalendarFeed(scope: OWN) { address } }')],
  programKeys: [5, async ({ staff, accountId, id, many }) => {
    const key = { secretHash: 'a hash', name: 'Wall board', scope: 'COUNTS', createdAt: api.now, endsOn: '2099-01-01', expiresAt: new Date('2099-01-02') } as const;
    const keys = many((index) => ({ ...key, _id: `KEY${index}`, accountId, soldierId: id, lastUsedAt: null, lastUsedFrom: null }));
    await ProgramKeyModel.insertMany(keys);
    await ask(staff, '{ programKeys { id maker { lastName } works } }');
  }],
  createProgramKey: [6, asStaff('mutation { createProgramKey(input: { name: "Wall board", scope: COUNTS }) { secret } }')],
  revokeProgramKey: [5, async ({ staff }) => {
    const { id } = await makeKey(api, 'COUNTS');
    await ask(staff, 'mutation ($id: ID!) { revokeProgramKey(id: $id) }', { id });
  }],
  createQuestion: [6, asStaff(`mutation {
    createQuestion(input: { question: "Why?", options: ["1", "2", "3", "4"], answerText: "1", topic: "T", explanation: "E", citation: "C", reviewDate: "2027-01-31" }) { id }
  }`)],
  createSoldier: [11, async () => ask((await signInNewcomer(api)).browser,
    'mutation { createSoldier(input: { firstName: "A", middleName: "B", lastName: "C", rank: SPC, grade: E4 }) { id } }')],
  declineStaffRole: [10, asStaff('mutation { declineStaffRole(soldierId: "claimant-0") { id } }')],
  departures: [4, async ({ staff }) => {
    await SoldierModel.updateMany({ lastName: 'Morgan', isStaff: false, userId: { $exists: false } }, {
      $set: { departure: { lastDay: api.now, reason: 'PCS', byId: 'leader-0' } },
    });
    await ask(staff, `{ departures ${PAGE} }`);
  }],
  expectedPeople: [3, async ({ staff }) => {
    await SoldierModel.updateMany({ lastName: 'Morgan', isStaff: false, userId: { $exists: false } }, {
      $set: { arrivesOn: new Date('2099-01-01T12:00:00Z') },
    });
    await ask(staff, '{ expectedPeople { id } }');
  }],
  addSoldier: [10, asStaff('mutation { addSoldier(input: { firstName: "A", middleName: "B", lastName: "C", rank: SPC, grade: E4 }, arrivesOn: "2099-01-01") { id } }')],
  changeArrival: [10, async ({ staff }) => {
    await SoldierModel.updateOne({ _id: 'other-0' }, { $set: { arrivesOn: new Date('2099-01-01T12:00:00Z') } });
    await ask(staff, 'mutation { changeArrival(id: "other-0", version: 1, arrivesOn: "2099-02-01") { id } }');
  }],
  outProcess: [10, asStaff('mutation { outProcess(id: "other-0", version: 1, lastDay: "2099-01-01", reason: PCS) { id } }')],
  bringBack: [10, async ({ staff }) => {
    await SoldierModel.updateOne({ _id: 'other-0' }, { $set: { departure: { lastDay: api.now, reason: 'PCS', byId: 'x' } } });
    await ask(staff, 'mutation { bringBack(id: "other-0", version: 1) { id } }');
  }],
  deleteComment: [7, asStaff('mutation ($commentId: ID!) { deleteComment(id: $commentId) }')],
  deleteDisabledLogin: [18, async ({ staff, id }) => {
    await SoldierModel.updateOne({ _id: id }, { $set: { loginDisabled: true } });
    await ask(staff, 'mutation ($id: ID!) { deleteDisabledLogin(soldierId: $id) { id } }', { id });
  }],
  deleteLogin: [33, asSam(DELETE_LOGIN, { password: FACTORY_PASSWORD })],
  eraseSoldier: [32, async ({ staff, id }) => {
    const lastDay = new Date('2020-01-05T12:00:00Z');
    await SoldierModel.updateOne({ _id: id }, { $set: { departure: { lastDay, reason: 'PCS', byId: id } } });
    const { lastName = '' } = (await SoldierModel.findById(id).lean()) ?? {};
    await ask(staff, 'mutation ($id: ID!, $lastName: String!) { eraseSoldier(id: $id, version: 1, lastName: $lastName) }', { id, lastName });
  }],
  deleteDueEvent: [11, asStaff('mutation ($id: ID!) { deleteDueEvent(soldierId: $id, eventId: "due-0") { requirement { id } } }')],
  setFirstDue: [10, asStaff('mutation ($id: ID!) { setFirstDue(soldierId: $id, requirementId: "fixed", on: "2099-01-01") { requirement { id } } }')],
  excuseFromDue: [10, asStaff('mutation ($id: ID!) { excuseFromDue(soldierId: $id, requirementId: "requirement-0", until: "2099-01-01") { requirement { id } } }')],
  updateDueEvent: [11, asStaff('mutation ($id: ID!) { updateDueEvent(soldierId: $id, eventId: "due-0", version: 1, event: { doneOn: "2026-05-05", score: 30 }) { requirement { id } } }')],
  setReminders: [11, asSam('mutation { setReminders(pace: WEEKLY) { told { state } } }')],
  sendMyReminderNow: [13, asSam('mutation { sendMyReminderNow { state } }')],
  updateReminderTimes: [12, asStaff('mutation { updateReminderTimes(version: 1, weekday: FRIDAY, hour: 16) { told { state } } }')],
  updateRequirements: [7, ({ staff, many }) => ask(staff, 'mutation ($requirements: [RequirementInput!]!) { updateRequirements(version: 1, requirements: $requirements) { id } }', {
    requirements: [FIXED.id, ...many((index) => `requirement-${index}`).slice(0, 19)].map((id, index) => ({ id, name: `Renamed ${index}`, cycle: 'MONTHS', months: 12, result: 'SCORE', score: { min: 0, max: 40, failBelow: 23 } })),
  })],
  answerGraduation: [9, asSam('mutation ($id: ID!) { answerGraduation(soldierId: $id, id: "school-0", version: 1, graduated: true) { id } }')],
  deleteSchool: [6, asSam('mutation ($id: ID!) { deleteSchool(soldierId: $id, id: "school-0") { id } }')],
  endSession: [3, asSam(END_SESSION, { id: 'session-0' })],
  enrolSecondFactor: [5, asSam(ENROL)],
  grantAdmin: [10, asStaff('mutation ($id: ID!) { grantAdmin(soldierId: $id) { id } }')],
  handRecordOver: [11, async ({ staff }) => ask(staff, 'mutation ($email: String!) { handRecordOver(soldierId: "other-0", email: $email) { id } }', {
    email: (await signInNewcomer(api)).email,
  })],
  importQuestions: [6, ({ staff, many }) => ask(staff, 'mutation ($input: ImportQuestionsInput!) { importQuestions(input: $input) { written } }', {
    input: { rows: many((index) => questionInput(questionOf({ _id: `new-${index}` }))) },
  })],
  importSoldiers: [17, ({ staff, many }) => ask(staff, 'mutation ($input: ImportSoldiersInput!) { importSoldiers(input: $input) { written } }', {
    input: { dryRun: false, rows: many((index) => ({ firstName: 'A', middleName: 'B', lastName: `Row ${index}`, rank: 'SPC', grade: 'E4' })) },
  })],
  rememberRosterWords: [7, ({ staff, many }) => ask(staff, 'mutation ($words: [RosterWordInput!]!) { rememberRosterWords(words: $words) { id } }', {
    words: many((index) => ({ column: 'name', text: `Row, ${index}`, value: `other-${index}` })),
  })],
  forgetRosterWords: [4, ({ staff, many }) => ask(staff, 'mutation ($ids: [ID!]!) { forgetRosterWords(ids: $ids) { id } }', {
    ids: many((index) => `section:W${index}`),
  })],
  refreshSession: [6, asSam(REFRESH)],
  register: [11, async ({ joinCode }) => ask(new Browser(), 'mutation ($input: RegisterInput!) { register(input: $input) { isStaff } }', {
    input: { email: NEW_EMAIL, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, joinCode },
  })],
  removeSecondFactor: [21, async ({ sam }) => {
    const { secret } = await factors.setUp(sam);
    api.pass(STEP_MS);
    await ask(sam, REMOVE_FACTOR, { code: factors.shown(secret) });
  }],
  reportQuestion: [6, asSam('mutation { reportQuestion(id: "question-0", text: "Two are right.") }')],
  requestEmailChange: [15, asSam(REQUEST_EMAIL_CHANGE, { input: { newEmail: NEW_EMAIL, password: FACTORY_PASSWORD } })],
  requestPasswordReset: [3, asNobody(REQUEST_RESET)],
  requestSignInLink: [3, asNobody(REQUEST_LINK)],
  resetPassword: [17, async ({ email }) => {
    await api.execute(null, REQUEST_RESET, { email });
    await api.settled();
    await ask(null, RESET, { code: api.postbox.codeFor(email), password: NEW_PASSWORD });
  }],
  resolveReport: [3, asStaff('mutation { resolveReport(id: "report-0") }')],
  restoreQuestion: [4, async ({ staff }) => {
    await makeQuestion({ _id: 'retired', retiredAt: api.now });
    await ask(staff, 'mutation { restoreQuestion(id: "retired") { id } }');
  }],
  retireQuestion: [4, asStaff('mutation { retireQuestion(id: "question-0") { id } }')],
  revokeAdmin: [11, asStaff('mutation { revokeAdmin(soldierId: "leader-0") { id } }')],
  revokeCalendarFeed: [3, asSam('mutation { revokeCalendarFeed(scope: OWN) }')],
  updateUnitFields: [23, async ({ staff }) => {
    await withColumn();
    await ask(staff, 'mutation { updateUnitFields(version: 1, unitFields: []) { version } }');
  }],
  exportDodIds: [8, async ({ staff }) => {
    await withColumn('DOD_ID');
    await ask(staff, 'mutation { exportDodIds { soldierId dodId } }');
  }],
  choosePolicy: [6, asStaff('mutation { choosePolicy(version: 1, input: { pack: ARMY_2026, from: "2027-01-01" }) { version } }')],
  rotateJoinCode: [3, asStaff('mutation { rotateJoinCode }')],
  setLoginDisabled: [13, asStaff('mutation ($id: ID!) { setLoginDisabled(soldierId: $id, disabled: true) { id } }')],
  signIn: [14, async ({ email }) => ask(new Browser(), SIGN_IN, { input: { email, password: FACTORY_PASSWORD } })],
  signInWithLink: [10, async ({ email }) => {
    const browser = new Browser();
    await api.execute(browser, REQUEST_LINK, { email });
    await api.settled();
    await ask(browser, SIGN_IN_WITH_LINK, { code: api.postbox.codeFor(email) });
  }],
  signOut: [3, asSam(SIGN_OUT)],
  takeSignedOutReason: [2, async ({ sam, accountId }) => {
    await endSessionsOf(accountId, 'PASSWORD_CHANGED');
    await ask(sam, TAKE_REASON);
  }],
  unlinkProvider: [17, async ({ sam, accountId }) => {
    await AccountModel.updateOne({ _id: accountId }, { $set: { openIdSubject: 'https://id.example sam' } });
    await ask(sam, UNLINK_PROVIDER);
  }],
  updateComment: [8, asStaff('mutation ($commentId: ID!) { updateComment(id: $commentId, version: 1, input: { text: "Calmer." }) { id } }')],
  updateQuestion: [6, asStaff('mutation { updateQuestion(id: "question-0", version: 1, input: { citation: "FM 3-09" }) { id } }')],
  updateSchool: [6, asSam('mutation ($id: ID!) { updateSchool(soldierId: $id, id: "school-0", input: { schoolName: BLC }) { id } }')],
  updateSoldier: [7, asSam('mutation ($id: ID!) { updateSoldier(id: $id, version: 1, input: { m4Qual: 30 }) { id } }')],
  updateSoldiers: [10, ({ staff, many }) => {
    const rows = many((index) => ({ id: `other-${index}`, version: 1, input: { m4Qual: 30 } }));
    return ask(staff, 'mutation ($rows: [UpdateSoldierRow!]!) { updateSoldiers(rows: $rows) { soldier { givenName } } }', { rows });
  }],
  verifySecondFactor: [14, async ({ sam, email }) => {
    const { secret } = await factors.setUp(sam);
    api.pass(STEP_MS);
    await ask(await factors.withPassword(email), VERIFY_FACTOR, { code: factors.shown(secret) });
  }],
};

/** What sending one mail costs: finding and claiming it, making it, removing it. */
const MAILS: readonly [about: string, commands: number, Ask][] = [
  ['a reset', 8, asNobody(REQUEST_RESET)],
  ['a sign-in link', 7, asNobody(REQUEST_LINK)],
  ['a new address', 8, asSam(REQUEST_EMAIL_CHANGE, { input: { newEmail: NEW_EMAIL, password: FACTORY_PASSWORD } })],
  [
    'a new password',
    4,
    asSam(CHANGE_PASSWORD, {
      input: { currentPassword: FACTORY_PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    }),
  ],
];

it('the table has every operation of the schema', () => {
  const schema = createSchema();
  const types = [schema.getQueryType(), schema.getMutationType()];
  const fields = types.flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect(Object.keys({ ...QUERIES, ...OTHERS }).sort()).toEqual(fields.sort());
});

describe.each([FEW, MANY])('where lists have %d entries', (count) => {
  const unit = api.readOnly(() => makeUnit(count));

  it.each(Object.entries(QUERIES))('%s takes as many database commands', async (_, [commands, askFor]) => {
    await askFor(unit());
    expect(api.commands).toHaveLength(commands);
  });
});

describe.each([FEW, MANY])('where lists have %d entries, of which each test changes some', (count) => {
  const made = api.restored(() => makeUnit(count));
  // A test may sign them out.
  const unit = (): Unit => ({ ...made(), staff: sameBrowser(made().staff), sam: sameBrowser(made().sam) });

  it.each(Object.entries(OTHERS))('%s takes as many database commands', async (_, [commands, askFor]) => {
    await askFor(unit());
    expect(api.commands).toHaveLength(commands);
  });

  it('importSoldiers with events takes as many database commands', async () => {
    const { staff, many } = unit();
    const name = { firstName: 'Alex', middleName: 'Lee', lastName: 'Morgan' };
    const event = { requirement: 'requirement-0', doneOn: '2026-01-05', result: '38' };
    await ask(staff, 'mutation ($input: ImportSoldiersInput!) { importSoldiers(input: $input) { written added } }', {
      input: { rows: many((index) => ({ ...name, sameAs: `other-${index}`, event })) },
    });
    expect(api.commands).toHaveLength(24);
    expect(await SoldierModel.countDocuments({ duesVersion: 1 })).toBe(count);
  });

  it.each(MAILS)('a mail about %s takes as many database commands', async (_, commands, askFor) => {
    await askFor(unit());
    api.commands.length = 0;
    await api.settled();
    // The last command finds no further mail.
    expect(api.commands).toHaveLength(commands + 1);
  });

  it('a request of a key for programs takes two more than its query, and no write for another minute', async () => {
    const { browser } = await makeKey(api, 'COUNTS');
    await api.execute(browser, '{ readinessCounts { day } }');
    await ask(browser, '{ readinessCounts { parts { filled lists { count } } } }');
    expect(api.commands).toEqual(['find', 'find', 'find', 'find']);
  });
});

/*
 * The time of a refusal must not tell whether something exists. Store commands are most of that time. So a refusal takes the same commands
 * for somebody else's data as for none; `npm run sign-in-timing` measures what is left.
 */
describe('refusing takes the same commands for what belongs to somebody else as for what does not exist', () => {
  type Named = { there: Record<string, string>; missing: Record<string, string> };
  const asked = api.restored(async () => ({ ...(await theirs()), ...(await signInSoldier(api)) }));
  const theirs = async (): Promise<Named> => {
    const { id, commentId } = await makeUnit(FEW);
    const session = await SessionModel.findOne({ accountId: { $exists: true } }).lean();
    return {
      there: {
        soldierId: id,
        commentId,
        schoolId: 'school-0',
        sessionId: session?._id ?? '',
        questionId: 'question-0',
      },
      missing: { soldierId: 'none', commentId: 'none', schoolId: 'none', sessionId: 'none', questionId: 'none' },
    };
  };

  it.each([
    ['comment', 'query ($commentId: ID!) { comment(id: $commentId) { id } }'],
    ['comments', 'query ($soldierId: ID!) { comments(soldierId: $soldierId) { pageInfo { hasNextPage } } }'],
    ['commentCount', 'query ($soldierId: ID!) { commentCount(soldierId: $soldierId) }'],
    [
      'updateComment',
      'mutation ($commentId: ID!) { updateComment(id: $commentId, version: 1, input: { text: "A" }) { id } }',
    ],
    ['deleteComment', 'mutation ($commentId: ID!) { deleteComment(id: $commentId) }'],
    ['soldier', 'query ($soldierId: ID!) { soldier(id: $soldierId) { id } }'],
    [
      'updateSoldier',
      'mutation ($soldierId: ID!) { updateSoldier(id: $soldierId, version: 1, input: { m4Qual: 30 }) { id } }',
    ],
    ['history', 'query ($soldierId: ID!) { history(soldierId: $soldierId) { pageInfo { hasNextPage } } }'],
    [
      'addSchool',
      'mutation ($soldierId: ID!) { addSchool(soldierId: $soldierId, input: { schoolName: JFO, startDate: "2026-08-03", endDate: "2026-08-14" }) { id } }',
    ],
    [
      'updateSchool',
      'mutation ($soldierId: ID!, $schoolId: ID!) { updateSchool(soldierId: $soldierId, id: $schoolId, input: { schoolName: BLC }) { id } }',
    ],
    [
      'answerGraduation',
      'mutation ($soldierId: ID!, $schoolId: ID!) { answerGraduation(soldierId: $soldierId, id: $schoolId, version: 1, graduated: true) { id } }',
    ],
    [
      'deleteSchool',
      'mutation ($soldierId: ID!, $schoolId: ID!) { deleteSchool(soldierId: $soldierId, id: $schoolId) { id } }',
    ],
    ['endSession', 'mutation ($sessionId: ID!) { endSession(id: $sessionId) }'],
    ['question', 'query ($questionId: ID!) { question(id: $questionId) { id } }'],
    ['resolveReport', 'mutation ($questionId: ID!) { resolveReport(id: $questionId) }'],
    [
      'handRecordOver',
      'mutation ($soldierId: ID!) { handRecordOver(soldierId: $soldierId, email: "sam@unit.example") { id } }',
    ],
  ])('%s', async (_, query) => {
    const { there, missing, browser } = asked();
    const refused = async (variables: Record<string, string>) => {
      const before = api.commands.length;
      const { code } = await api.execute(browser, query, variables);
      return [code, ...api.commands.slice(before)];
    };
    expect(await refused(there)).toEqual(await refused(missing));
  });
});
