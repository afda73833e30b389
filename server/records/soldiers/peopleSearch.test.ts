import { makeSoldier, signInSoldier } from '../../testing/factories.ts';
import { type Browser, TestApi } from '../../testing/testApi.ts';
import type { FoundSoldier } from './foundSoldier.type.ts';
import type { Soldier } from './soldier.model.ts';

const api = TestApi.forThisFile();

const FIND = `query ($text: String!, $recent: [ID!]) {
  findSoldiers(text: $text, recent: $recent) { id rank lastName givenName role awaitsStaffApproval section }
}`;
const ALPHA = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' } as const;

const find = (browser: Browser, text: string, recent: string[] | null = null) =>
  api.execute<{ findSoldiers: FoundSoldier[] }>(browser, FIND, { text, recent });
const names = async (browser: Browser, text: string, recent: string[] | null = null) => {
  const { data, errors } = await find(browser, text, recent);
  expect(errors).toEqual([]);
  return data?.findSoldiers.map(({ lastName, givenName }) =>
    givenName === null ? lastName : `${lastName}, ${givenName}`,
  );
};
const staff = async () => (await signInSoldier(api, { isStaff: true, lastName: 'Vance', rank: 'SFC' })).browser;
const member = async (given: Partial<Soldier> = {}) =>
  (await signInSoldier(api, { lastName: 'Regular', rank: 'SGT', ...ALPHA, section: 'BRAVO', ...given })).browser;

describe('staff', () => {
  it('find anybody by parts of names in any order, rank, role and section, and read the first names', async () => {
    const browser = await staff();
    await makeSoldier({ lastName: "O'Brien", firstName: 'Zo\u00eb', middleName: 'NMN', rank: 'PFC', ...ALPHA });
    for (const text of ['obrien', 'zoe', 'bri zo', 'pfc', 'alpha', 'fo pfc', 'ZOE ALPHA']) {
      expect([text, await names(browser, text)]).toEqual([text, ["O'Brien, Zo\u00eb"]]);
    }
  });

  it('also find those without a place', async () => {
    const browser = await staff();
    await makeSoldier({ lastName: 'Stray', firstName: 'Kim', middleName: 'Lee' });
    expect(await names(browser, 'stray')).toEqual(['Stray, Kim Lee']);
  });

  it('have the best first, and 20 at most', async () => {
    const browser = await staff();
    for (let person = 0; person < 21; person += 1) {
      await makeSoldier({ lastName: `Malik ${person}`, firstName: 'Sam', middleName: 'NMN' });
    }
    await makeSoldier({ lastName: 'Lincoln', firstName: 'Sam', middleName: 'NMN' });
    const found = await names(browser, 'li');
    expect(found).toHaveLength(20);
    expect(found?.slice(0, 2)).toEqual(['Lincoln, Sam', 'Malik 0, Sam']);
  });
});

describe('members', () => {
  it('find by last name, rank, role and section, and by no other name', async () => {
    const browser = await member();
    await makeSoldier({ lastName: 'Vega', firstName: 'Ana', middleName: 'Maria', rank: 'PFC', ...ALPHA });
    for (const text of ['vega', 'pfc', 'ALPHA', 'pfc eg'])
      expect([text, await names(browser, text)]).toEqual([text, ['Vega']]);
    for (const text of ['ana', 'vega ana', 'maria']) expect([text, await names(browser, text)]).toEqual([text, []]);
  });

  it('know and find namesakes by the first names that Home shows', async () => {
    const browser = await member();
    for (const firstName of ['Ana', 'Maria']) await makeSoldier({ lastName: 'Vega', firstName, rank: 'PFC', ...ALPHA });
    expect(await names(browser, 'vega')).toEqual(['Vega, Ana', 'Vega, Maria']);
    expect(await names(browser, 'maria')).toEqual(['Vega, Maria']);
  });

  it('find nobody that Home does not show', async () => {
    const browser = await member();
    const { _id: id } = await makeSoldier({ lastName: 'Stray' });
    expect(await names(browser, 'stray')).toEqual([]);
    expect(await names(browser, '', [id])).toEqual([]);
  });
});

describe('with nothing typed', () => {
  it('the last people come, in their order, each once, and nobody who is gone', async () => {
    const browser = await staff();
    const [one, two] = [
      await makeSoldier({ lastName: 'Adams', firstName: 'Kim', middleName: 'NMN' }),
      await makeSoldier({ lastName: 'Baker', firstName: 'Kim', middleName: 'NMN' }),
    ];
    expect(await names(browser, ' ', [two._id, 'gone', one._id, two._id])).toEqual(['Baker, Kim', 'Adams, Kim']);
  });

  it.each(['', ' ', '\u0000', '\u200b'])('nobody else does: %j', async (text) => {
    expect(await names(await staff(), text)).toEqual([]);
  });
});

it.each(['.*', '%', '$where', '\\', '{"$gt":""}'])('signs mean nothing: %s', async (text) => {
  expect(await names(await staff(), text)).toEqual([]);
});

it.each(['x'.repeat(101), 'x '.repeat(50_000)])('refuses a text that is longer than any name', async (text) => {
  const { errors } = await find(await staff(), text);
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
});

it('takes no notice of a text without words, however long', async () => {
  expect(await names(await staff(), ' '.repeat(50_000))).toEqual([]);
});
