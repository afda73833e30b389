import { randomUUID } from 'node:crypto';
import { HistoryModel } from '../../history/history.model.ts';
import { makeSoldier, signInNewcomer, signInSoldier } from '../../testing/factories.ts';
import { HAND_OVER } from '../../testing/identityOperations.ts';
import { type Browser, TestApi } from '../../testing/testApi.ts';
import { SoldierModel, type Soldier } from '../soldiers/soldier.model.ts';

const api = TestApi.forThisFile();
beforeEach(() => {
  api.now = new Date('2026-03-14T15:00:00Z');
});

const [YESTERDAY, TODAY, TOMORROW] = ['2026-03-13', '2026-03-14', '2026-03-15'] as const;
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const INPUT = { firstName: 'Ann', middleName: 'NMN', lastName: 'Okafor', rank: 'SGT', grade: 'E5' } as const;
const PLACE = { section: 'ALPHA', team: 'HQ', role: 'CO_FSO' } as const;

const ADD = `mutation ($input: CreateSoldierInput!, $arrivesOn: LocalDate, $key: ID) {
  addSoldier(input: $input, arrivesOn: $arrivesOn, key: $key) { id version membership arrivesOn isStaff loginState }
}`;
const CHANGE = `mutation ($id: ID!, $version: Int!, $arrivesOn: LocalDate!) {
  changeArrival(id: $id, version: $version, arrivesOn: $arrivesOn) { version membership arrivesOn }
}`;
const NAMESAKES = `query ($firstName: String!, $middleName: String!, $lastName: String!) {
  namesakes(firstName: $firstName, middleName: $middleName, lastName: $lastName) { id membership }
}`;

const boss = (given: Partial<Soldier> = {}) => signInSoldier(api, { isStaff: true, lastName: 'Boss', ...given });
const add = (browser: Browser, variables: object = {}) => api.execute(browser, ADD, { input: INPUT, ...variables });

describe('addSoldier', () => {
  it.each([
    [null, 'PRESENT'],
    [YESTERDAY, 'PRESENT'],
    [TODAY, 'PRESENT'],
    [TOMORROW, 'EXPECTED'],
  ])('with the gain date %s: %s', async (arrivesOn, membership) => {
    const { browser, soldier } = await boss();
    const key = randomUUID();
    expect((await add(browser, { arrivesOn, key })).data).toEqual({
      addSoldier: { id: key, version: 1, membership, arrivesOn, isStaff: false, loginState: 'NONE' },
    });
    const entry = await HistoryModel.findOne({ soldierId: key }).orFail().lean();
    expect(entry).toMatchObject({ actorId: soldier._id, subject: 'RECORD', action: 'ADDED' });
    expect(entry.changes.find(({ field }) => field === 'arrivesOn')?.to).toBe(arrivesOn ?? undefined);
  });

  it('adds once for each key', async () => {
    const { browser } = await boss();
    const key = randomUUID();
    for (const _ of [1, 2]) expect((await add(browser, { key })).data).toMatchObject({ addSoldier: { id: key } });
    expect(await SoldierModel.countDocuments({ lastName: 'Okafor' })).toBe(1);
    expect(await HistoryModel.countDocuments({ soldierId: key })).toBe(1);
    expect((await add(browser, { key: 'mine' })).errors[0]?.extensions).toMatchObject({ field: 'key' });
  });

  it.each([
    ['a field', { input: { ...INPUT, firstName: ' ' } }, 'firstName'],
    ['the gain date', { arrivesOn: '1949-12-31' }, 'arrivesOn'],
  ])('refuses %s that breaks a rule', async (_, variables, field) => {
    const { browser } = await boss();
    expect((await add(browser, variables)).errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect(await SoldierModel.countDocuments({ lastName: 'Okafor' })).toBe(0);
  });

  it('gives the rights of a staff role, as staff give it; they rest until the day', async () => {
    const { browser } = await boss();
    const { data } = await add(browser, { input: { ...INPUT, ...PLACE }, arrivesOn: TOMORROW });
    expect(data).toMatchObject({ addSoldier: { isStaff: true, membership: 'EXPECTED' } });
    expect((await api.execute(browser, '{ admins { lastName } }')).data).toEqual({ admins: [{ lastName: 'Boss' }] });
  });

  it('makes a record that is handed over to a login, which sees that it is expected, and from the day on all', async () => {
    const { browser: staff } = await boss();
    const { data } = await api.execute<{ addSoldier: { id: string } }>(staff, ADD, {
      input: INPUT,
      arrivesOn: TOMORROW,
    });
    const soldierId = data?.addSoldier.id;
    const { browser, email } = await signInNewcomer(api);
    expect((await api.execute(staff, HAND_OVER, { soldierId, email })).errors).toEqual([]);
    const viewer = '{ viewer { soldier { id } absence { soldierId membership day } } }';
    const absence = { soldierId, membership: 'EXPECTED', day: TOMORROW };
    expect((await api.execute(browser, viewer)).data).toEqual({ viewer: { soldier: null, absence } });
    const home = async () => (await api.execute(browser, '{ sectionOverview { section } }')).code;
    expect(await home()).toBe('FORBIDDEN');
    api.now = noon(TOMORROW);
    expect((await api.execute(browser, viewer)).data).toEqual({
      viewer: { soldier: { id: soldierId }, absence: null },
    });
    expect(await home()).toBeNull();
  });
});

describe('changeArrival', () => {
  const change = (browser: Browser, arrivesOn: string, version = 1) =>
    api.execute(browser, CHANGE, { id: 'ann', version, arrivesOn });

  it('moves the gain date, and lets somebody arrive', async () => {
    const { browser } = await boss();
    await makeSoldier({ _id: 'ann', arrivesOn: noon(TOMORROW) });
    expect((await change(browser, '2026-04-01')).data).toEqual({
      changeArrival: { version: 2, membership: 'EXPECTED', arrivesOn: '2026-04-01' },
    });
    expect((await change(browser, TODAY, 2)).data).toEqual({
      changeArrival: { version: 3, membership: 'PRESENT', arrivesOn: TODAY },
    });
    const entries = await HistoryModel.find({ soldierId: 'ann' }).lean();
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ field: 'arrivesOn', from: TOMORROW, to: '2026-04-01' }],
      [{ field: 'arrivesOn', from: '2026-04-01', to: TODAY }],
    ]);
  });

  it('refuses people who are here, an outdated version and a day outside all calendars', async () => {
    const { browser } = await boss();
    await makeSoldier({ _id: 'ann', arrivesOn: noon(TODAY) });
    expect((await change(browser, TOMORROW)).errors[0]?.message).toBe('This person has already arrived.');
    expect((await change(browser, TOMORROW, 2)).errors[0]?.extensions).toMatchObject({ currentVersion: 1 });
    expect((await change(browser, '2101-01-01')).errors[0]?.extensions).toMatchObject({ field: 'arrivesOn' });
  });

  it.each([
    ['2026-03-20', null],
    ['2026-03-21', null],
    ['2026-03-22', 'BAD_USER_INPUT'],
  ])('to %s, by the only staff on the day after 20 MAR: %p', async (arrivesOn, code) => {
    const { browser } = await boss({ departure: { lastDay: noon('2026-03-20'), reason: 'PCS', byId: 'boss' } });
    await boss({ _id: 'ann', arrivesOn: noon(TOMORROW) });
    expect((await change(browser, arrivesOn)).code).toBe(code);
  });
});

it('namesakes are all who may be the same person, here, expected or gone', async () => {
  const { browser } = await boss();
  await makeSoldier({ _id: 'here', firstName: 'Zoë', middleName: 'B', lastName: 'O’Brien' });
  await makeSoldier({
    _id: 'gone',
    firstName: 'ZOE',
    lastName: "O'BRIEN",
    departure: { lastDay: noon(YESTERDAY), reason: 'PCS', byId: 'x' },
  });
  await makeSoldier({ _id: 'comes', firstName: 'Zoe', lastName: "O'Brien", arrivesOn: noon(TOMORROW) });
  await makeSoldier({ _id: 'other', firstName: 'Zo', lastName: "O'Brien" });
  const { data } = await api.execute(browser, NAMESAKES, {
    firstName: ' zoe',
    middleName: 'NMN',
    lastName: 'O’Brien ',
  });
  expect(data).toEqual({
    namesakes: [
      { id: 'comes', membership: 'EXPECTED' },
      { id: 'gone', membership: 'DEPARTED' },
      { id: 'here', membership: 'PRESENT' },
    ],
  });
});

test('expected people whose staff role waits for approval are shown as waiting', async () => {
  const { browser } = await boss();
  await makeSoldier({ ...PLACE, lastName: 'Waits', awaitsStaffApproval: true, arrivesOn: noon(TOMORROW) });
  await makeSoldier({ ...PLACE, lastName: 'Works', arrivesOn: noon(TOMORROW) });
  const { data } = await api.execute(browser, '{ expectedPeople { lastName team awaitsStaffApproval } }');
  expect(data).toEqual({
    expectedPeople: [
      { lastName: 'Waits', team: PLACE.team, awaitsStaffApproval: true },
      { lastName: 'Works', team: PLACE.team, awaitsStaffApproval: false },
    ],
  });
});
