import { toStoredDate } from '../../domain/localDate.ts';
import { HistoryModel } from '../history/history.model.ts';
import type { School } from '../records/schools/school.model.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { driverOf } from '../store/driver.ts';
import { makeSoldier, makeSoldiers, signInNewcomer, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import type { DataToComplete, EtsList, RecentChanges, SchoolsListRow } from './lists.type.ts';

const api = TestApi.forThisFile();

beforeEach(() => {
  api.now = new Date('2026-03-14T15:00:00Z');
});

const ETS = `{
  etsList {
    upcoming { soldier { id rank firstName lastName section } ets words isWithinYear }
    past { soldier { id rank firstName lastName section } ets words isWithinYear }
    notEntered
  }
}`;
const SCHOOLS = `{
  schoolsList { soldier { id rank firstName lastName section } school { id schoolName startDate endDate version } isOver }
}`;

async function etsList(): Promise<EtsList> {
  const { browser } = await signInSoldier(api, { isStaff: true });
  api.commands.length = 0;
  const { data } = await api.execute<{ etsList: EtsList }>(browser, ETS);
  return data?.etsList ?? { upcoming: [], past: [], notEntered: 0, losses: [] };
}

async function schoolsList(): Promise<SchoolsListRow[]> {
  const { browser } = await signInSoldier(api, { isStaff: true });
  api.commands.length = 0;
  const { data } = await api.execute<{ schoolsList: SchoolsListRow[] }>(browser, SCHOOLS);
  return data?.schoolsList ?? [];
}

const leaving = (ets: string, lastName = 'Morgan') => makeSoldier({ ets: toStoredDate(ets), lastName });

function school(id: string, startDate: string, endDate = startDate): School {
  return { id, version: 1, schoolName: 'BLC', startDate: toStoredDate(startDate), endDate: toStoredDate(endDate) };
}

describe('comingDays', () => {
  it('has the coming week by day, then name', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    await leaving('2026-03-21');
    await leaving('2026-03-13', 'Past');
    await leaving('2026-03-20', 'Vega');
    await makeSoldier({ lastName: 'Young', arrivesOn: toStoredDate('2026-03-15') });
    await makeSoldier({
      lastName: 'Adams',
      schools: [school('s', '2026-03-02', '2026-03-20'), school('t', '2026-03-01')],
    });
    const departure = { lastDay: toStoredDate('2026-03-14'), reason: 'PCS', byId: 'boss' } as const;
    await makeSoldier({ lastName: 'Gone', departure });
    const query = '{ comingDays { soldier { lastName } kind on schoolName } }';
    const { data } = await api.execute<{ comingDays: Record<string, unknown>[] }>(browser, query);
    expect(data?.comingDays.map(({ soldier, ...coming }) => [soldier, ...Object.values(coming)])).toEqual([
      [{ lastName: 'Gone' }, 'LOSS', '2026-03-14', null],
      [{ lastName: 'Young' }, 'GAIN', '2026-03-15', null],
      [{ lastName: 'Adams' }, 'SCHOOL_ENDS', '2026-03-20', 'BLC'],
      [{ lastName: 'Vega' }, 'ETS', '2026-03-20', null],
    ]);
  });
});

describe('etsList', () => {
  it('has the upcoming and the past by date, and nobody without a date', async () => {
    await leaving('2028-01-01', 'Adams');
    await leaving('2025-12-01', 'Baker');
    await leaving('2026-04-01', 'Vega');
    await leaving('2020-02-29', 'Young');
    const { upcoming, past } = await etsList();
    expect(upcoming.map(({ ets }) => ets)).toEqual(['2026-04-01', '2028-01-01']);
    expect(past.map(({ ets }) => ets)).toEqual(['2020-02-29', '2025-12-01']);
  });

  it.each([
    ['2026-03-13', 'past', '1 d ago', false],
    ['2026-03-14', 'upcoming', 'today', true],
    ['2026-03-15', 'upcoming', 'in 1 d', true],
    ['2027-03-14', 'upcoming', 'in 1 yr', true],
    ['2027-03-15', 'upcoming', 'in 1 yr 1 d', false],
    ['2025-01-13', 'past', '1 yr 2 mo ago', false],
  ] as const)('on 14 MAR 2026, %s is %s: %s, highlighted: %p', async (ets, table, words, isWithinYear) => {
    const { _id: id, rank, firstName, lastName, section } = await leaving(ets);
    const expected = { soldier: { id, rank, firstName, lastName, section }, ets, words, isWithinYear };
    expect(await etsList()).toEqual({ upcoming: [], past: [], notEntered: 1, [table]: [expected] });
  });

  it('has an indefinite ETS at the end, never highlighted, and counts those who have neither', async () => {
    await makeSoldier({ etsIndefinite: true, lastName: 'Vega' });
    await makeSoldier({ etsIndefinite: true, lastName: 'Adams' });
    await leaving('2026-05-01', 'Baker');
    await makeSoldier({ lastName: 'Without' });
    const { upcoming, past, notEntered } = await etsList();
    expect(
      upcoming.map(({ soldier, ets, words, isWithinYear }) => [soldier.lastName, ets, words, isWithinYear]),
    ).toEqual([
      ['Baker', '2026-05-01', 'in 1 mo 18 d', true],
      ['Adams', null, 'Indefinite', false],
      ['Vega', null, 'Indefinite', false],
    ]);
    expect(past).toEqual([]);
    // The other is the caller.
    expect(notEntered).toBe(2);
  });

  it('counts people stored before an ETS could be indefinite as having none', async () => {
    const { _id } = await makeSoldier();
    await driverOf(SoldierModel).updateOne({ _id }, { $unset: { etsIndefinite: '' } });
    expect(await etsList()).toEqual({ upcoming: [], past: [], notEntered: 2 });
  });

  it('orders those who leave on the same day by name', async () => {
    for (const name of ['Vega', 'adams', 'Morgan']) await leaving('2026-05-01', name);
    const { upcoming } = await etsList();
    expect(upcoming.map(({ soldier }) => soldier.lastName)).toEqual(['adams', 'Morgan', 'Vega']);
  });

  it('has who leaves soon, each once, by the last day that staff entered before the ETS', async () => {
    await leaving('2026-05-01', 'Vega');
    await leaving('2028-01-01', 'Later');
    await leaving('2026-03-01', 'Past');
    const last = (lastDay: string) => ({
      departure: { lastDay: toStoredDate(lastDay), reason: 'PCS', byId: 'boss' } as const,
    });
    await makeSoldier({ lastName: 'Baker', ets: toStoredDate('2026-06-01'), ...last('2026-04-15') });
    await makeSoldier({ lastName: 'Gone', ets: toStoredDate('2026-06-01'), ...last('2026-03-01') });
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { data } = await api.execute(browser, '{ etsList { losses { soldier { lastName } on isEts } } }');
    expect(data).toEqual({
      etsList: {
        losses: [
          { soldier: { lastName: 'Baker' }, on: '2026-04-15', isEts: false },
          { soldier: { lastName: 'Vega' }, on: '2026-05-01', isEts: true },
        ],
      },
    });
  });

  it.each([1, 150])('costs four database commands for %d people', async (count) => {
    await makeSoldiers(count, { ets: toStoredDate('2026-05-01') });
    expect((await etsList()).upcoming).toHaveLength(count);
    expect(api.commands).toEqual(['find', 'find', 'find', 'find']);
  });
});

describe('dataToComplete', () => {
  const WHOLE = {
    pebd: toStoredDate('2020-01-01'),
    dor: toStoredDate('2024-01-01'),
    ets: toStoredDate('2028-01-01'),
  } as const;

  async function dataToComplete(): Promise<DataToComplete[]> {
    const { browser } = await signInSoldier(api, { ...WHOLE, isStaff: true, lastName: 'Asker' });
    api.commands.length = 0;
    const { data } = await api.execute<{ dataToComplete: DataToComplete[] }>(
      browser,
      '{ dataToComplete { soldier { id rank firstName lastName section } dataIssues { code field text } } }',
    );
    return data?.dataToComplete ?? [];
  }

  it('has everyone who lacks something, with what it is, by position, then name', async () => {
    await makeSoldier({ ...WHOLE, lastName: 'Whole' });
    await makeSoldier({ ...WHOLE, lastName: 'Career', ets: null, etsIndefinite: true });
    await makeSoldier({ ...WHOLE, lastName: 'Vega', acftScore: null });
    await makeSoldier({ ...WHOLE, lastName: 'adams', ets: toStoredDate('2026-03-13') });
    const first = { section: 'ALPHA', team: 'HQ', role: 'CO_FSO' } as const;
    const { _id: id } = await makeSoldier({ ...WHOLE, ...first, lastName: 'Young', pebd: null });
    const found = await dataToComplete();
    expect(found[0]).toEqual({
      soldier: { id, rank: 'SPC', firstName: 'Alex', lastName: 'Young', section: 'ALPHA' },
      dataIssues: [{ code: 'PEBD_NOT_ENTERED', field: 'pebd', text: 'PEBD is not entered.' }],
    });
    expect(found.map(({ soldier, dataIssues }) => [soldier.lastName, ...dataIssues.map(({ code }) => code)])).toEqual([
      ['Young', 'PEBD_NOT_ENTERED'],
      ['adams', 'ETS_PAST'],
      ['Vega', 'ACFT_SCORE_NOT_ENTERED'],
    ]);
  });

  it("counts by the unit's day", async () => {
    await makeSoldier({ ...WHOLE, ets: toStoredDate('2026-03-14') });
    expect(await dataToComplete()).toEqual([]);
  });

  it('takes what was stored before a field existed as entered, but for days', async () => {
    const { _id } = await makeSoldier({ ...WHOLE, ets: null });
    await driverOf(SoldierModel).updateOne({ _id }, { $unset: { etsIndefinite: '' } });
    expect((await dataToComplete()).map(({ dataIssues }) => dataIssues.map(({ code }) => code))).toEqual([
      ['ETS_NOT_ENTERED'],
    ]);
  });

  it.each([1, 150])('costs four database commands for %d people', async (count) => {
    await makeSoldiers(count);
    expect(await dataToComplete()).toHaveLength(count);
    expect(api.commands).toEqual(['find', 'find', 'find', 'find']);
  });
});

describe('schoolsList', () => {
  it("has everybody's schools by their first day, and says which are over", async () => {
    const vega = await makeSoldier({
      lastName: 'Vega',
      schools: [school('later', '2026-09-01', '2026-10-01'), school('over', '2026-03-01', '2026-03-13')],
    });
    const {
      _id: id,
      rank,
      firstName,
      section,
    } = await makeSoldier({
      lastName: 'Adams',
      schools: [school('running', '2026-03-02', '2026-03-14')],
    });
    await makeSoldier({ lastName: 'Without' });
    const report = await schoolsList();
    expect(report.map((row) => [row.school.id, row.soldier.lastName, row.isOver])).toEqual([
      ['over', 'Vega', true],
      ['running', 'Adams', false],
      ['later', 'Vega', false],
    ]);
    expect(report[1]).toEqual({
      soldier: { id, rank, firstName, lastName: 'Adams', section },
      school: { id: 'running', schoolName: 'BLC', startDate: '2026-03-02', endDate: '2026-03-14', version: 1 },
      isOver: false,
    });
    expect(report[0]?.soldier.id).toBe(vega._id);
  });

  it('orders those that begin on the same day by their end, then by name', async () => {
    await makeSoldier({ lastName: 'Vega', schools: [school('2', '2026-05-04', '2026-05-08')] });
    await makeSoldier({ lastName: 'Adams', schools: [school('3', '2026-05-04', '2026-05-29')] });
    await makeSoldier({ lastName: 'adams', schools: [school('1', '2026-05-04', '2026-05-08')] });
    expect((await schoolsList()).map((row) => row.school.id)).toEqual(['1', '2', '3']);
  });

  it('is empty when nobody is scheduled', async () => {
    expect(await schoolsList()).toEqual([]);
  });

  it.each([1, 150])('costs three database commands for %d people', async (count) => {
    await makeSoldiers(count, { schools: [school('one', '2026-05-04')] });
    expect(await schoolsList()).toHaveLength(count);
    expect(api.commands).toEqual(['find', 'find', 'aggregate']);
  });
});

describe('recentChanges', () => {
  const RECENT = '{ recentChanges { soldier { id lastName section } isNew changes { field from to } } }';
  const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
    updateSoldier(id: $id, version: $version, input: $input) { version }
  }`;

  async function asked(browser: Browser): Promise<RecentChanges[]> {
    api.commands.length = 0;
    const { data, errors } = await api.execute<{ recentChanges: RecentChanges[] }>(browser, RECENT);
    expect(errors).toEqual([]);
    return data?.recentChanges ?? [];
  }

  async function update(browser: Browser, id: string, version: number, input: Record<string, unknown>) {
    const { errors } = await api.execute(browser, UPDATE, { id, version, input });
    expect(errors).toEqual([]);
    api.now = new Date(api.now.getTime() + 60_000);
  }

  it('tells what is otherwise than before, the latest change first', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const adams = await makeSoldier({ lastName: 'Adams', rank: 'PFC', section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
    const baker = await makeSoldier({ lastName: 'Baker', driversLicense: false });
    await makeSoldier({ lastName: 'Unchanged' });
    await update(browser, adams._id, 1, { rank: 'SPC', firstName: 'Ann' });
    await update(browser, baker._id, 1, { driversLicense: true });
    await update(browser, adams._id, 2, { section: 'BRAVO' });
    expect(await asked(browser)).toEqual([
      {
        soldier: { id: adams._id, lastName: 'Adams', section: 'BRAVO' },
        isNew: false,
        changes: [
          { field: 'rank', from: 'PFC', to: 'SPC' },
          { field: 'section', from: 'ALPHA', to: 'BRAVO' },
        ],
      },
      {
        soldier: { id: baker._id, lastName: 'Baker', section: baker.section },
        isNew: false,
        changes: [{ field: 'driversLicense', from: 'false', to: 'true' }],
      },
    ]);
  });

  it('tells nothing of what was taken back, and of names and scores', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id: id } = await makeSoldier({ rank: 'PFC', acftScore: 400 });
    await update(browser, id, 1, { rank: 'SPC' });
    await update(browser, id, 2, { rank: 'PFC', lastName: 'Vega', acftScore: 512 });
    expect(await asked(browser)).toEqual([]);
  });

  it('tells what is left of a place that somebody claimed and staff declined', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const place = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' } as const;
    const newcomer = await signInSoldier(api, { lastName: 'Newman' });
    const moved = await signInSoldier(api, { lastName: 'Mover', ...place });
    for (const { browser: own, soldier } of [newcomer, moved]) {
      await update(own, soldier._id, 1, { section: 'BRAVO', team: 'HQ', role: 'CO_FSO' });
      const { errors } = await api.execute(
        browser,
        `mutation { declineStaffRole(soldierId: "${soldier._id}") { id } }`,
      );
      expect(errors).toEqual([]);
    }
    expect(await asked(browser)).toEqual([
      {
        soldier: { id: moved.soldier._id, lastName: 'Mover', section: 'UNASSIGNED' },
        isNew: false,
        changes: [
          { field: 'section', from: 'ALPHA', to: 'UNASSIGNED' },
          { field: 'team', from: 'TEAM_1', to: 'UNASSIGNED' },
          { field: 'role', from: 'FO', to: 'UNASSIGNED' },
        ],
      },
    ]);
  });

  it('tells of a staff role that somebody claimed that it waits, until staff approve it', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { browser: own, soldier } = await signInSoldier(api, { section: 'ALPHA', team: 'HQ', role: 'UNASSIGNED' });
    await update(own, soldier._id, 1, { role: 'CO_FSO' });
    const role = { field: 'role', from: 'UNASSIGNED', to: 'CO_FSO' };
    const waits = { field: 'awaitsStaffApproval', from: 'false', to: 'true' };
    expect(await asked(browser)).toMatchObject([{ changes: [role, waits] }]);
    await api.execute(browser, `mutation { approveStaffRole(soldierId: "${soldier._id}") { id } }`);
    expect(await asked(browser)).toMatchObject([{ changes: [role] }]);
  });

  it('tells of a new record that it is new, and nothing else', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { browser: newcomer } = await signInNewcomer(api);
    const { data, errors } = await api.execute<{ createSoldier: { id: string } }>(
      newcomer,
      'mutation ($input: CreateSoldierInput!) { createSoldier(input: $input) { id } }',
      { input: { firstName: 'Ana', middleName: 'NMN', lastName: 'Newman', rank: 'PV2', grade: 'E2' } },
    );
    expect(errors).toEqual([]);
    await update(browser, data?.createSoldier.id ?? '', 1, { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' });
    expect(await asked(browser)).toEqual([
      { soldier: { id: data?.createSoldier.id, lastName: 'Newman', section: 'ALPHA' }, isNew: true, changes: [] },
    ]);
  });

  // In Chicago, where the tests run, the day seven days ago begins at 05:00 UTC.
  it.each([
    ['2026-03-21T20:00:00Z', 1],
    ['2026-03-22T04:59:59Z', 1],
    ['2026-03-22T05:00:00Z', 0],
  ])("looks back by the unit's days: at %s at a change of March 14th, it has %d", async (now, count) => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id: id } = await makeSoldier({ rank: 'PFC' });
    await update(browser, id, 1, { rank: 'SPC' });
    api.now = new Date(now);
    expect(await asked(browser)).toHaveLength(count);
  });

  it.each([1, 50])('costs four database commands for %d people', async (count) => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const [first = '', ...others] = await makeSoldiers(count, { rank: 'PFC' });
    await update(browser, first, 1, { rank: 'SPC' });
    const entry = await HistoryModel.findOne().lean();
    await HistoryModel.insertMany(others.map((soldierId) => ({ ...entry, _id: `of-${soldierId}`, soldierId })));
    expect(await asked(browser)).toHaveLength(count);
    expect(api.commands).toEqual(['find', 'find', 'find', 'find']);
  });
});
