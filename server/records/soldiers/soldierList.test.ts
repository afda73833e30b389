import { makeSoldier, makeSoldiers, signInNewcomer, signInSoldier } from '../../testing/factories.ts';
import { type Browser, TestApi } from '../../testing/testApi.ts';
import type { SoldierConnection } from './soldierList.type.ts';

const api = TestApi.forThisFile();

const SOLDIERS = `query ($filter: SoldiersFilter, $first: Int, $after: String) {
  soldiers(filter: $filter, first: $first, after: $after) {
    edges { cursor node { id rank firstName lastName isStaff section } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const UPDATE = `mutation ($id: ID!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: 1, input: $input) { version }
}`;
const CREATE = 'mutation ($input: CreateSoldierInput!) { createSoldier(input: $input) { id } }';
const IMPORT = 'mutation ($input: ImportSoldiersInput!) { importSoldiers(input: $input) { written } }';
const PERSON = { firstName: 'Kim', middleName: 'Lee', rank: 'SPC', grade: 'E4' } as const;

const list = (browser: Browser, variables: { filter?: object | null; first?: number; after?: string | null } = {}) =>
  api.execute<{ soldiers: SoldierConnection }>(browser, SOLDIERS, variables);

const names = async (browser: Browser, filter: object | null = null) => {
  const { data } = await list(browser, { filter });
  return data?.soldiers.edges.map(({ node }) => node.lastName);
};

const staff = async () => (await signInSoldier(api, { isStaff: true, lastName: 'Zimmer', firstName: 'Zoe' })).browser;

it('lists everybody by last name and first name', async () => {
  const browser = await staff();
  const [second, first] = [
    await makeSoldier({ lastName: 'Baker', firstName: 'Sam' }),
    await makeSoldier({ lastName: 'Baker', firstName: 'Kim' }),
  ];
  await makeSoldier({ lastName: 'Adams' });
  const { data } = await list(browser);
  expect(data?.soldiers.edges.map(({ node }) => node.lastName)).toEqual(['Adams', 'Baker', 'Baker', 'Zimmer']);
  expect(data?.soldiers.edges.slice(1, 3).map(({ node }) => node.id)).toEqual([first._id, second._id]);
});

it('finds those without staff rights, for the form that gives them', async () => {
  const browser = await staff();
  await makeSoldier({ lastName: 'Adams' });
  await makeSoldier({ lastName: 'Baker', isStaff: true });
  expect(await names(browser, { isStaff: false })).toEqual(['Adams']);
  expect(await names(browser, { isStaff: true })).toEqual(['Baker', 'Zimmer']);
});

it('finds the people behind a gauge', async () => {
  const browser = await staff();
  await makeSoldier({ lastName: 'Adams', section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  await makeSoldier({ lastName: 'Baker', section: 'BRAVO', team: 'TEAM_1', role: 'FO' });
  expect(await names(browser, { section: 'ALPHA' })).toEqual(['Adams']);
});

it.each([
  ['vega', ['Vega']],
  ['EGA', ['Vega']],
  ['ana', ['Vega']],
  ['ana vega', ['Vega']],
  ['  vega   ana ', ['Vega']],
  ['maria', ['Vega']],
  ['ana cruz', []],
  ['cruz', ['de la Cruz (Jr.)']],
  ['la cr', ['de la Cruz (Jr.)']],
  ['(jr.)', ['de la Cruz (Jr.)']],
  ['núñ', ['NÚÑEZ']],
  ['nunez', ['NÚÑEZ']],
  ['vega alpha', ['Vega']],
  ['Vega, Ana', ['Vega']],
  ['.*', []],
  ['', ['de la Cruz (Jr.)', 'NÚÑEZ', 'Vega', 'Zimmer']],
  ['ana\u0000vega\u0007', ['Vega']],
  ['   ', ['de la Cruz (Jr.)', 'NÚÑEZ', 'Vega', 'Zimmer']],
])('searching for "%s" finds %j', async (search, found) => {
  const browser = await staff();
  await makeSoldier({
    lastName: 'Vega',
    firstName: 'Ana',
    middleName: 'Maria',
    section: 'ALPHA',
    team: 'TEAM_1',
    role: 'FO',
  });
  await makeSoldier({ lastName: 'de la Cruz (Jr.)', firstName: 'Kim' });
  await makeSoldier({ lastName: 'NÚÑEZ', firstName: 'Kim' });
  expect(await names(browser, { search })).toEqual(found);
});

describe.each<[string, (browser: Browser, lastName: string) => Promise<unknown>]>([
  [
    'the form',
    async (browser, lastName) => {
      const { _id: id } = await makeSoldier();
      return api.execute(browser, UPDATE, { id, input: { lastName } });
    },
  ],
  [
    'Add Info',
    async (_browser, lastName) => {
      const { browser } = await signInNewcomer(api);
      return api.execute(browser, CREATE, { input: { ...PERSON, lastName } });
    },
  ],
  ['a roster', (browser, lastName) => api.execute(browser, IMPORT, { input: { rows: [{ ...PERSON, lastName }] } })],
])('a name that came by %s', (_way, save) => {
  it('is found as it looks, and as it was typed, when its accent is a character of its own', async () => {
    const browser = await staff();
    const typed = 'Mun\u0303oz';
    await save(browser, typed);
    for (const search of ['Mu\u00f1oz', typed]) expect(await names(browser, { search })).toHaveLength(1);
  });

  it('is found under either apostrophe, and stands where the straight one does', async () => {
    const browser = await staff();
    await save(browser, 'O\u2019Brien');
    for (const search of ['O\u2019Brien', "o'brien", 'brien', '\u2018brien']) {
      expect(await names(browser, { search })).toEqual(["O'Brien"]);
    }
    await makeSoldier({ lastName: 'Ka\u02bbiulani' });
    expect(await names(browser, { search: "ka'iu" })).toEqual(['Ka\u02bbiulani']);
  });

  it('is found as it looks, and as it was typed, when something invisible is in it', async () => {
    const browser = await staff();
    const typed = '\u200eMun\u00ado\u3164z\u200b';
    await save(browser, typed);
    for (const search of ['Munoz', typed]) expect(await names(browser, { search })).toEqual(['Munoz']);
  });

  it('stands where people look for it, though it begins with a small letter', async () => {
    const browser = await staff();
    for (const lastName of ['Adams', 'Clark']) await makeSoldier({ lastName });
    await save(browser, 'baker');
    expect((await names(browser))?.map((name) => name.toLowerCase())).toEqual(['adams', 'baker', 'clark', 'zimmer']);
  });
});

it('counts the characters of a search as people do', async () => {
  expect((await list(await staff(), { filter: { search: '𠮷'.repeat(100) } })).code).toBeNull();
});

it('refuses a search that is longer than any name', async () => {
  const { errors } = await list(await staff(), { filter: { search: 'x'.repeat(101) } });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'search' });
});

describe('pages', () => {
  it('follow each other without a gap, also among people of one name', async () => {
    const browser = await staff();
    for (let person = 0; person < 7; person += 1)
      await makeSoldier({ lastName: person < 4 ? 'Same' : `Name ${person}` });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data }: Awaited<ReturnType<typeof list>> = await list(browser, { first: 3, after });
      seen.push(...(data?.soldiers.edges.map(({ node }) => node.id) ?? []));
      after = data?.soldiers.pageInfo.hasNextPage ? data.soldiers.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
  });

  it('go on where a filter is searched', async () => {
    const browser = await staff();
    for (const lastName of ['Adams', 'Baker', 'Clark']) await makeSoldier({ lastName, firstName: 'Kim' });
    const first = await list(browser, { filter: { search: 'kim' }, first: 1 });
    const after = first.data?.soldiers.pageInfo.endCursor ?? null;
    const { data } = await list(browser, { filter: { search: 'kim' }, after });
    expect(data?.soldiers.edges.map(({ node }) => node.lastName)).toEqual(['Baker', 'Clark']);
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'nonsense' }, 'after'],
    [{ after: Buffer.from('["one"]').toString('base64url') }, 'after'],
    [{ after: Buffer.from('[1, 2, 3]').toString('base64url') }, 'after'],
    [{ after: Buffer.from('[null, null, null]').toString('base64url') }, 'after'],
  ])('refuse %j', async (page, field) => {
    const { errors } = await list(await staff(), page);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it.each([1, 100])('cost three database commands with %d people', async (count) => {
    const browser = await staff();
    await makeSoldiers(count);
    api.commands.length = 0;
    const { data } = await list(browser, { first: 100 });
    expect(data?.soldiers.edges.length).toBe(Math.min(count + 1, 100));
    expect(api.commands).toEqual(['find', 'find', 'find']);
  });
});

it('refuses somebody without staff rights', async () => {
  const { browser } = await signInSoldier(api);
  expect((await list(browser)).code).toBe('FORBIDDEN');
});
