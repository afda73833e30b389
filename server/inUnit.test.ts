import { getDirective } from '@graphql-tools/utils';
import { getNamedType, type GraphQLField, type GraphQLOutputType, isObjectType } from 'graphql';
import { readCalendar } from './calendar/calendarFeed.service.ts';
import { calendarText } from './calendar/calendarText.ts';
import { historyEntry } from './history/entry.ts';
import { HistoryModel } from './history/history.model.ts';
import { ensureJoinCode } from './identity/joinCode/joinCode.service.ts';
import { type Soldier, SoldierModel } from './records/soldiers/soldier.model.ts';
import { createSchema } from './schema.ts';
import { makeKey, makeSoldier, signInSoldier } from './testing/factories.ts';
import { type Browser, TestApi } from './testing/testApi.ts';

/*
 * Departed and expected people are in no list, count and search (Spec 18.2). The test asks every query of the schema for everything it gives,
 * so a new query that forgets this fails here.
 */

const api = TestApi.forThisFile();
beforeEach(() => ensureJoinCode());

const NOON = 'T12:00:00Z';
const YESTERDAY = new Date(`2026-03-13${NOON}`);
const TODAY = new Date(`2026-03-14${NOON}`);
const TOMORROW = new Date(`2026-03-15${NOON}`);

type Stays = Pick<Soldier, 'arrivesOn' | 'departure'>;
const AWAY: Readonly<Record<string, Stays>> = {
  Leftyesterday: { departure: { lastDay: YESTERDAY, reason: 'PCS', byId: 'boss' } },
  Comestomorrow: { arrivesOn: TOMORROW },
};
const HERE: Readonly<Record<string, Stays>> = {
  Alwaysthere: {},
  Camealready: { arrivesOn: TODAY },
  Leavestoday: { departure: { lastDay: TODAY, reason: 'PCS', byId: 'boss' } },
};

/** People who are on every list, by last name. */
async function makePeople(names: Readonly<Record<string, Stays>>): Promise<void> {
  for (const [lastName, given] of Object.entries(names)) {
    const shared: Partial<Soldier> = {
      lastName,
      rank: 'SGT',
      grade: 'E5',
      section: 'ALPHA',
      team: 'HQ',
      role: 'CO_FSO',
      acftPass: true,
      ...{
        pebd: new Date(`2010-01-05${NOON}`),
        dor: new Date(`2020-01-05${NOON}`),
        ets: YESTERDAY,
        dlc2Complete: true,
      },
      schools: [{ id: `${lastName}-school`, version: 1, schoolName: 'BLC', startDate: TODAY, endDate: TODAY }],
      ...given,
    };
    const soldiers = [
      await makeSoldier({ ...shared, _id: `${lastName}-leader`, isStaff: true, blcComplete: true }),
      await makeSoldier({ ...shared, _id: `${lastName}-claimant`, awaitsStaffApproval: true }),
    ];
    await HistoryModel.insertMany(
      soldiers.map(({ _id: soldierId }) =>
        historyEntry({ actorId: 'boss', at: api.now }, { soldierId, subject: 'RECORD', action: 'ADDED', changes: [] }),
      ),
    );
  }
}

const schema = createSchema();
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});

/**
 * A value for each argument that a query of the whole unit needs, by its name or together with its query's name. If you add a query with
 * another argument, add the argument here.
 */
const ARGUMENTS: Readonly<Record<string, unknown>> = {
  input: { pack: 'ARMY_2026', from: '2026-03-14' },
  first: 100,
  'readinessHistory.from': '2026-03-01',
  'readinessHistory.to': '2026-03-14',
  'compareRoster.input': { rows: [{ firstName: 'A', lastName: 'C' }] },
  text: 'SGT',
  requirements: [{ name: 'Check ride', cycle: 'MONTHS', months: 12, result: 'NONE' }],
};

function valueFor(query: string, argument: string): unknown {
  return ARGUMENTS[`${query}.${argument}`] ?? ARGUMENTS[argument];
}
/** Arguments that name one soldier, comment or question, or a code: their queries give no list. */
const ABOUT_ONE = ['id', 'soldierId', 'code', 'firstName'];

/** The only places where departed and expected people appear. */
const LISTS_OF_THEM: readonly string[] = ['departures', 'expectedPeople'];

/** Everything that a type gives, without following circles. */
function selection(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    (field) => field.args.length === 0 && !above.includes(getNamedType(field.type).name),
  );
  return `{ ${fields.map((field) => `${field.name} ${selection(field.type, [...above, named.name])}`).join(' ')} }`;
}

function documentFor({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.filter((arg) => valueFor(name, arg.name) !== undefined);
  const variables = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const named = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `query ${variables && `(${variables})`} { ${name}${named && `(${named})`} ${selection(type)} }`;
}

async function answerTo(browser: Browser, query: GraphQLField<unknown, unknown>): Promise<string> {
  const values = Object.fromEntries(query.args.map((arg) => [arg.name, valueFor(query.name, arg.name)]));
  const { data, code } = await api.execute(browser, documentFor(query), values);
  expect(`${query.name}: ${String(code)}`).not.toMatch(
    /BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED|INTERNAL_SERVER_ERROR/,
  );
  return JSON.stringify(data);
}

const ofTheUnit = queries.filter(({ args }) => !args.some(({ name }) => ABOUT_ONE.includes(name)));
const isOpenToKeys = (query: GraphQLField<unknown, unknown>) => getDirective(schema, query, 'keys') !== undefined;
const signIns = {
  staff: async () => (await signInSoldier(api, { isStaff: true, _id: 'boss', lastName: 'Boss' })).browser,
  'a member': async () => (await signInSoldier(api, { lastName: 'Member' })).browser,
  'a key': async () => (await makeKey(api, 'READINESS')).browser,
};

describe.each(Object.entries(signIns))('asked by %s', (who, signIn) => {
  const asked = ofTheUnit.filter(
    (query) => !LISTS_OF_THEM.includes(query.name) && (who !== 'a key' || isOpenToKeys(query)),
  );
  const arranged = api.readOnly(async () => {
    const browser = await signIn();
    await makePeople(HERE);
    const without = new Map<string, string>();
    for (const query of asked) without.set(query.name, await answerTo(browser, query));
    await makePeople(AWAY);
    return { browser, without };
  });

  it.each(asked)('$name says the same with people who left or are expected as without them', async (query) => {
    const { browser, without } = arranged();
    expect(await answerTo(browser, query)).toBe(without.get(query.name));
  });
});

it('sees these lists, in which everybody is who is here', async () => {
  const browser = await signIns.staff();
  await makePeople(HERE);
  const naming = [];
  for (const query of ofTheUnit) {
    const answer = await answerTo(browser, query);
    if (Object.keys(HERE).every((name) => answer.includes(name))) naming.push(query.name);
  }
  expect(naming.sort()).toEqual([
    ...[
      'admins',
      'assignmentBoard',
      'compareRoster',
      'dataToComplete',
      'dueOverview',
      'dueSeries',
      'etsList',
      'findSoldiers',
      'previewPolicy',
      'previewRequirements',
    ],
    ...['readinessOverview', 'recentChanges', 'schoolsList', 'sectionOverview', 'soldiers', 'staffApprovals'],
  ]);
});

it('lists those who are away apart', async () => {
  const browser = await signIns.staff();
  await makePeople({ ...HERE, ...AWAY });
  const query = '{ departures { edges { node { lastName } } } expectedPeople { lastName arrivesOn } }';
  const { data } = await api.execute(browser, query);
  const comes = { lastName: 'Comestomorrow', arrivesOn: '2026-03-15' };
  const named = (lastName: string) => ({ node: { lastName } });
  expect(data).toEqual({
    departures: { edges: ['Leavestoday', 'Leavestoday', 'Leftyesterday', 'Leftyesterday'].map(named) },
    expectedPeople: [comes, comes],
  });
});

it('a namesake who left or is expected tells nobody apart', async () => {
  const browser = await signIns.staff();
  await makeSoldier({ _id: 'here', firstName: 'Ann', lastName: 'Lee', rank: 'SGT' });
  for (const given of Object.values(AWAY))
    await makeSoldier({ firstName: 'Bo', lastName: 'Lee', rank: 'SGT', ...given });
  const { data } = await api.execute(browser, '{ soldier(id: "here") { givenName } }');
  expect(data).toEqual({ soldier: { givenName: null } });
});

it('is not in the calendar of the unit', async () => {
  const browser = await signIns.staff();
  await makePeople({ ...HERE, ...AWAY });
  const create = 'mutation { createCalendarFeed(scope: SECTION) { address } }';
  const { data } = await api.execute<{ createCalendarFeed: { address: string } }>(browser, create);
  const secret = data?.createCalendarFeed.address.match(/([\w-]{43})\.ics$/)?.[1] ?? '';
  const calendar = await readCalendar(secret, api.now);
  const text = calendar === null ? '' : calendarText(calendar);
  for (const name of Object.keys(HERE)) expect(text).toContain(name);
  for (const name of Object.keys(AWAY)) expect(text).not.toContain(name);
});

it('counts by the day that is asked about', async () => {
  const browser = await signIns.staff();
  await makePeople({ ...HERE, ...AWAY });
  const filled = async (on: string): Promise<unknown> => {
    const query = 'query ($on: LocalDate) { readinessCounts(on: $on) { parts { filled } } }';
    const { data } = await api.execute<{ readinessCounts: { parts: { filled: number }[] } }>(browser, query, { on });
    return data?.readinessCounts.parts[0]?.filled;
  };
  // Each name is two people, plus the caller.
  expect(await filled('2026-03-14')).toBe(7);
  expect(await filled('2026-03-15')).toBe(7);
  await SoldierModel.updateMany({ lastName: 'Comestomorrow' }, { $unset: { arrivesOn: '' } });
  expect(await filled('2026-03-14')).toBe(9);
});

describe('an import', () => {
  const IMPORT = `mutation ($input: ImportSoldiersInput!) {
    importSoldiers(input: $input) { rows { outcome soldierId } }
  }`;
  it.each([
    ['finds nobody who has left', 'Leftyesterday', 'ADDED', null],
    ['finds who is expected', 'Comestomorrow', 'CHANGED', 'person'],
  ])('%s', async (_, lastName, outcome, soldierId) => {
    const browser = await signIns.staff();
    await makeSoldier({ _id: 'person', firstName: 'Ann', middleName: 'B', lastName, ...AWAY[lastName] });
    const row = { firstName: 'Ann', middleName: 'B', lastName, rank: 'SGT', grade: 'E5' };
    const { data } = await api.execute(browser, IMPORT, { input: { rows: [row], dryRun: true } });
    expect(data).toEqual({ importSoldiers: { rows: [{ outcome, soldierId }] } });
  });
});
