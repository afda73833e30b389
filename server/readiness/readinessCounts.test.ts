import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import type { ReadinessCounts } from './readinessCounts.type.ts';

const api = TestApi.forThisFile();

const COUNTS = `query ($on: LocalDate) { readinessCounts(on: $on) {
  day policy parts { title section filled capacity percent colour lists { list title count } ets { withinDays count } }
} }`;
const OVERVIEW = `{ readinessOverview {
  gauges { title section filled capacity percent colour }
  lists { list title people { section } }
} }`;

const PLAN = 'mutation ($input: ChoosePolicyInput!) { choosePolicy(version: 0, input: $input) { version } }';

let staff: Browser;
beforeEach(async () => {
  const ets = new Date('2026-04-13T12:00:00Z');
  ({ browser: staff } = await signInSoldier(api, { isStaff: true, section: 'BN_STAFF', team: 'HQ', role: 'BN_FSO' }));
  await makeSoldier({ section: 'ALPHA', team: 'TEAM_1', role: 'FO', rank: 'SGT', grade: 'E5', ets, acftPass: false });
  await makeSoldier({ section: 'ALPHA', team: 'TEAM_1', role: 'RTO', jfoQualified: true });
  await makeSoldier({ section: 'BRAVO', team: 'HQ', role: 'CO_FSO', rank: 'SECOND_LT', grade: 'O1', m4Qual: 40 });
  await makeSoldier();
});

async function counts(on: string | null = null): Promise<ReadinessCounts> {
  const { data, errors } = await api.execute<{ readinessCounts: ReadinessCounts }>(staff, COUNTS, { on });
  if (!data) throw new Error(errors[0]?.message);
  return data.readinessCounts;
}

it('equal the overview, today', async () => {
  const { day, policy, parts } = await counts();
  expect([day, policy]).toEqual(['2026-03-14', 'SPECIFICATION']);
  const { data } = await api.execute<{
    readinessOverview: {
      gauges: object[];
      lists: { list: string; title: string; people: { section: string }[] }[];
    };
  }>(staff, OVERVIEW);
  const { gauges = [], lists = [] } = data?.readinessOverview ?? {};
  expect(gauges).toHaveLength(6);
  expect(parts.map(({ lists: _lists, ets: _ets, ...gauge }) => gauge)).toEqual(gauges);
  for (const { section, lists: counted } of parts) {
    const expected = lists.map(({ list, title, people }) => {
      const own = people.filter((person) => section === null || person.section === section);
      return { list, title, count: own.length };
    });
    expect(counted).toEqual(expected);
  }
});

it('of a day ahead go by the policy of that day, and by what dates are then', async () => {
  const input = { pack: 'ARMY_2026', from: '2026-04-01' };
  expect((await api.execute(staff, PLAN, { input })).errors).toEqual([]);
  const of = ({ parts }: ReadinessCounts) => parts.find(({ title }) => title === 'ALPHA');
  const [today, ahead] = [await counts(), await counts('2026-04-14')];
  expect([today.policy, ahead.policy]).toEqual(['SPECIFICATION', 'ARMY_2026']);
  expect(of(today)?.lists.map(({ title }) => title)).toContain('ACFT Fail');
  expect(of(ahead)?.lists.map(({ title }) => title)).toContain('AFT Fail');
  expect(of(today)?.ets).toContainEqual({ withinDays: 30, count: 1 });
  // The day after that ETS.
  expect(of(ahead)?.ets).toContainEqual({ withinDays: 365, count: 0 });
});

it.each([
  ['2026-03-13', false],
  ['2026-03-14', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
])('are of today or of a day ahead: %s, %s', async (on, isTaken) => {
  const { code, errors } = await api.execute(staff, COUNTS, { on });
  expect(code).toBe(isTaken ? null : 'BAD_USER_INPUT');
  expect(errors[0]?.extensions?.['field']).toBe(isTaken ? undefined : 'on');
});
