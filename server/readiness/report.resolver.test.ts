import { toStoredDate } from '../../domain/localDate.ts';
import type { School } from '../records/schools/school.model.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { TestApi } from '../testing/testApi.ts';
import type { EtsReport, SchoolsReportRow } from './report.type.ts';

const api = TestApi.forThisFile();

beforeEach(() => {
  api.now = new Date('2026-03-14T15:00:00Z');
});

const ETS = `{
  etsReport {
    upcoming { soldier { id rank firstName lastName section } ets words isWithinYear }
    past { soldier { id rank firstName lastName section } ets words isWithinYear }
  }
}`;
const SCHOOLS = `{
  schoolsReport { soldier { id rank firstName lastName section } school { id schoolName startDate endDate version } isOver }
}`;

async function etsReport(): Promise<EtsReport> {
  const { browser } = await signInSoldier(api, { isStaff: true });
  api.commands.length = 0;
  const { data } = await api.execute<{ etsReport: EtsReport }>(browser, ETS);
  return data?.etsReport ?? { upcoming: [], past: [] };
}

async function schoolsReport(): Promise<SchoolsReportRow[]> {
  const { browser } = await signInSoldier(api, { isStaff: true });
  api.commands.length = 0;
  const { data } = await api.execute<{ schoolsReport: SchoolsReportRow[] }>(browser, SCHOOLS);
  return data?.schoolsReport ?? [];
}

const leaving = (ets: string, lastName = 'Morgan') => makeSoldier({ ets: toStoredDate(ets), lastName });

function school(id: string, startDate: string, endDate = startDate): School {
  return { id, version: 1, schoolName: 'BLC', startDate: toStoredDate(startDate), endDate: toStoredDate(endDate) };
}

describe('etsReport', () => {
  it('has the upcoming and the past by date, and nobody without a date', async () => {
    await leaving('2028-01-01', 'Adams');
    await leaving('2025-12-01', 'Baker');
    await leaving('2026-04-01', 'Vega');
    await leaving('2020-02-29', 'Young');
    const { upcoming, past } = await etsReport();
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
    expect(await etsReport()).toEqual({ upcoming: [], past: [], [table]: [expected] });
  });

  it('orders those who leave on the same day by name', async () => {
    for (const name of ['Vega', 'adams', 'Morgan']) await leaving('2026-05-01', name);
    const { upcoming } = await etsReport();
    expect(upcoming.map(({ soldier }) => soldier.lastName)).toEqual(['adams', 'Morgan', 'Vega']);
  });

  it.each([1, 150])('costs three database commands for %d people', async (count) => {
    for (let person = 0; person < count; person += 1) await leaving('2026-05-01');
    expect((await etsReport()).upcoming).toHaveLength(count);
    expect(api.commands).toEqual(['find', 'find', 'find']);
  });
});

describe('schoolsReport', () => {
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
    const report = await schoolsReport();
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
    expect((await schoolsReport()).map((row) => row.school.id)).toEqual(['1', '2', '3']);
  });

  it('is empty when nobody is scheduled', async () => {
    expect(await schoolsReport()).toEqual([]);
  });

  it.each([1, 150])('costs three database commands for %d people', async (count) => {
    for (let person = 0; person < count; person += 1) await makeSoldier({ schools: [school('one', '2026-05-04')] });
    expect(await schoolsReport()).toHaveLength(count);
    expect(api.commands).toEqual(['find', 'find', 'aggregate']);
  });
});
