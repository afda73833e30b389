import { readCalendar } from './calendar/calendarFeed.service.ts';
import { calendarText } from './calendar/calendarText.ts';
import { QuestionReportModel } from './exam/questionReport.model.ts';
import { HistoryModel } from './history/history.model.ts';
import { type Soldier, SoldierModel } from './records/soldiers/soldier.model.ts';
import { makeComment, makeSoldier, signInSoldier } from './testing/factories.ts';
import { type Browser, TestApi } from './testing/testApi.ts';

const api = TestApi.forThisFile();

const NOON = 'T12:00:00Z';
const DAY_BEFORE = new Date(`2026-03-13${NOON}`);
const TODAY = new Date(`2026-03-14${NOON}`);
const TEAM_1 = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' } as const;
const CLAIMED = { section: 'ALPHA', team: 'HQ', role: 'CO_FSO', awaitsStaffApproval: true } as const;
const BLC = {
  id: 'school-1',
  version: 1,
  schoolName: 'BLC',
  startDate: new Date(`2026-05-04${NOON}`),
  endDate: new Date(`2026-05-15${NOON}`),
} as const;

const staff = () =>
  signInSoldier(api, { isStaff: true, lastName: 'Vance', ...{ section: 'BN_STAFF', team: 'HQ', role: 'BN_FSO' } });
const regular = (given: Partial<Soldier> = {}) => signInSoldier(api, { lastName: 'Regular', ...given });
const lee = (firstName: string, given: Partial<Soldier> = {}) =>
  makeSoldier({ _id: firstName, firstName, middleName: 'NMN', lastName: 'Lee', rank: 'SGT', ...TEAM_1, ...given });

/** One field's values by person, anywhere in the answer. A person who appears twice must have the value twice. */
async function valuesOf(browser: Browser, query: string, field: string): Promise<Record<string, unknown>> {
  const { data, errors } = await api.execute(browser, query);
  expect(errors).toEqual([]);
  const values: Record<string, unknown> = {};
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) {
      const entries = new Map<string, unknown>(Object.entries(value));
      if (entries.has(field)) values[String(entries.get('id'))] = entries.get(field);
      entries.forEach(collect);
    }
  };
  collect(data);
  return values;
}

const HOME = '{ sectionOverview { members { id givenName awaitsStaffApproval } } }';
const BOARD = '{ assignmentBoard { teams { people { id givenName awaitsStaffApproval pastEts } } } }';
const OVERVIEW = '{ readinessOverview { lists { people { id givenName pastEts } } } }';
const UNIT = '{ soldiers { edges { node { id givenName awaitsStaffApproval pastEts } } } }';
const ETS = '{ etsList { upcoming { soldier { id givenName pastEts } } past { soldier { id givenName pastEts } } } }';
const SCHOOLS = '{ schoolsList { soldier { id givenName pastEts } } }';

describe('a role that nobody has approved yet', () => {
  it.each([
    ['Home, to everybody', HOME, regular],
    ['the board', BOARD, staff],
    ['the list of a gauge', UNIT, staff],
    ['the list of those who wait', '{ staffApprovals { id awaitsStaffApproval } }', staff],
  ])('is told on %s', async (_, query, signIn) => {
    const { browser } = await signIn();
    await makeSoldier({ _id: 'claimant', ...CLAIMED });
    expect(await valuesOf(browser, query, 'awaitsStaffApproval')).toMatchObject({ claimant: true });
    await SoldierModel.updateOne({ _id: 'claimant' }, { $set: { awaitsStaffApproval: false, isStaff: true } });
    if (query.includes('staffApprovals')) return;
    expect(await valuesOf(browser, query, 'awaitsStaffApproval')).toMatchObject({ claimant: false });
  });
});

describe('people past their ETS', () => {
  it.each([
    ['on the board', BOARD],
    ['on the readiness lists', OVERVIEW],
    ['on the list of a gauge', UNIT],
    ['in the ETS report', ETS],
    ['in the schools report', SCHOOLS],
  ])('are told %s, from the day after on, and stay there', async (_, query) => {
    const { browser } = await staff();
    const given = { ...TEAM_1, schools: [BLC] };
    await makeSoldier({ _id: 'past', ets: DAY_BEFORE, ...given });
    await makeSoldier({ _id: 'today', ets: TODAY, ...given });
    expect(await valuesOf(browser, query, 'pastEts')).toMatchObject({ past: true, today: false });
  });

  it('count as before', async () => {
    const { browser } = await staff();
    await makeSoldier({ ...TEAM_1, ets: DAY_BEFORE });
    const { data } = await api.execute(browser, '{ readinessOverview { gauges { title filled } } }');
    expect(data).toMatchObject({
      readinessOverview: { gauges: expect.arrayContaining([{ title: 'ALPHA', filled: 1 }]) },
    });
  });

  it('are not told to other members', async () => {
    const { browser } = await regular();
    const { code } = await api.execute(browser, '{ sectionOverview { members { pastEts } } }');
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('two people of one rank and last name', () => {
  it.each([
    ['on Home, to everybody', HOME, regular],
    ['on the board', BOARD, staff],
    ['on the readiness lists', OVERVIEW, staff],
    ['on the list of a gauge', UNIT, staff],
  ])('are told apart by their first names %s, and nobody else is', async (_, query, signIn) => {
    const { browser } = await signIn();
    await lee('Ann');
    await lee('Bo');
    await lee('Cy', { rank: 'SPC' });
    expect(await valuesOf(browser, query, 'givenName')).toMatchObject({ Ann: 'Ann', Bo: 'Bo', Cy: null });
  });

  it('are told apart by their middle names where the first ones are the same, and never by NMN', async () => {
    const { browser } = await regular();
    await lee('Ann', { _id: 'a', middleName: 'Marie' });
    await lee('Ann', { _id: 'b' });
    expect(await valuesOf(browser, HOME, 'givenName')).toMatchObject({ a: 'Ann Marie', b: 'Ann' });
  });

  it('are not told apart on Home where it shows one of them alone', async () => {
    const { browser } = await regular();
    await lee('Ann');
    await lee('Bo', { section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'UNASSIGNED' });
    expect(await valuesOf(browser, HOME, 'givenName')).toMatchObject({ Ann: null });
  });

  it.each([
    ['ETS', ETS],
    ['schools', SCHOOLS],
  ])('who have one first name, too, are told apart by their middle names in the %s report', async (_, query) => {
    const { browser } = await staff();
    const given = { ets: TODAY, schools: [BLC, { ...BLC, id: 'school-2' }] };
    await lee('Ann', { _id: 'a', middleName: 'Marie', ...given });
    await lee('Ann', { _id: 'b', middleName: 'Jo', rank: 'SPC', ...given });
    await lee('Bo', { middleName: 'Cy', ...given });
    expect(await valuesOf(browser, query, 'givenName')).toEqual({ a: 'Ann Marie', b: 'Ann Jo', Bo: 'Bo' });
  });

  it('are told apart on a page that has one of them, and after a change', async () => {
    const { browser } = await staff();
    await lee('Ann');
    await lee('Bo');
    const page = '{ soldiers(first: 1) { edges { node { id givenName } } } }';
    expect(await valuesOf(browser, page, 'givenName')).toEqual({ Ann: 'Ann' });
    const found = '{ soldiers(filter: { search: "bo" }) { edges { node { id givenName } } } }';
    expect(await valuesOf(browser, found, 'givenName')).toEqual({ Bo: 'Bo' });
    const grant = 'mutation { grantAdmin(soldierId: "Bo") { id givenName } }';
    expect(await valuesOf(browser, grant, 'givenName')).toEqual({ Bo: 'Bo' });
  });

  it('are told apart in a record to staff alone, as its owner would learn who else is in the unit', async () => {
    const { browser, soldier } = await regular();
    const query = `{ soldier(id: "${soldier._id}") { givenName } }`;
    expect((await api.execute(browser, query)).code).toBe('FORBIDDEN');
    expect((await api.execute((await staff()).browser, query)).errors).toEqual([]);
  });

  it('cost two commands on a page, however many there are', async () => {
    const { browser } = await staff();
    await Promise.all(['Ann', 'Bo', 'Cy', 'Di'].map((name) => lee(name)));
    api.commands.length = 0;
    await api.execute(browser, UNIT);
    // The first two find out who asks.
    expect(api.commands).toHaveLength(4);
  });

  it.each(['comments', 'history'])(
    'are told apart in %s, on whichever page they are, where both are there',
    async (list) => {
      const { browser, soldier } = await regular();
      const soldierId = soldier._id;
      await lee('Ann');
      await lee('Bo');
      const write = async (author: string, at: Date) => {
        const entry = { subject: 'RECORD', action: 'CHANGED' } as const;
        if (list === 'comments') await makeComment({ soldierId, commentorId: author, timestamp: at });
        else await HistoryModel.create({ _id: author, soldierId, actorId: author, at, ...entry });
      };
      const node = list === 'comments' ? 'author { id givenName }' : 'actor { id givenName }';
      const newest = `{ ${list}(soldierId: "${soldierId}", first: 1) { edges { node { ${node} } } } }`;
      await write('Ann', DAY_BEFORE);
      expect(await valuesOf(browser, newest, 'givenName')).toEqual({ Ann: null });
      await write('Bo', TODAY);
      expect(await valuesOf(browser, newest, 'givenName')).toEqual({ Bo: 'Bo' });
    },
  );

  it('are told apart as writers of one comment as in the list of all', async () => {
    const { browser, soldier } = await regular();
    await lee('Ann');
    await lee('Bo');
    const { _id } = await makeComment({ soldierId: soldier._id, commentorId: 'Ann' });
    await makeComment({ soldierId: soldier._id, commentorId: 'Bo' });
    expect(await valuesOf(browser, `{ comment(id: "${_id}") { author { id givenName } } }`, 'givenName')).toEqual({
      Ann: 'Ann',
    });
  });

  it('are told apart in reports on questions', async () => {
    const { browser } = await staff();
    await lee('Ann');
    await lee('Bo');
    await QuestionReportModel.create(
      ['Ann', 'Bo'].map((soldierId) => ({ _id: soldierId, questionId: 'q', soldierId, text: 'Wrong.', at: api.now })),
    );
    const query = '{ questionReports { edges { node { reporter { id givenName } } } } }';
    expect(await valuesOf(browser, query, 'givenName')).toEqual({ Ann: 'Ann', Bo: 'Bo' });
  });

  it('are told apart in the calendar of the unit', async () => {
    const { browser } = await staff();
    await lee('Ann', { ets: TODAY });
    await lee('Bo', { schools: [BLC] });
    await makeSoldier({ lastName: 'Fox', ets: TODAY });
    const create = 'mutation { createCalendarFeed(scope: SECTION) { address } }';
    const { data } = await api.execute<{ createCalendarFeed: { address: string } }>(browser, create);
    const secret = data?.createCalendarFeed.address.match(/([\w-]{43})\.ics$/)?.[1] ?? '';
    const calendar = await readCalendar(secret, api.now);
    const text = calendar === null ? '' : calendarText(calendar);
    expect([...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, summary]) => summary).sort()).toEqual([
      'BLC: SGT Lee\\, Bo',
      'ETS: SGT Lee\\, Ann',
      'ETS: SPC Fox',
    ]);
  });
});
