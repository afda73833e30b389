import { toStoredDate } from '../../domain/localDate.ts';
import { CalendarFeedModel } from '../calendar/calendarFeed.model.ts';
import { readCalendar } from '../calendar/calendarFeed.service.ts';
import { hashSecret } from '../identity/secrets/secret.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { makeRemindedUnit, RIDE } from '../testing/remindedUnit.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { unitHistoryOf } from '../testing/unitHistory.ts';
import { UnitModel } from './unit.model.ts';

/*
 * The process is in Chicago (jest.config.mjs), where it is the evening of the 19th; the unit is in Seoul, where it is noon of the 20th. The
 * browser is in a zone between them. It sends what it shows, and never asks for the day there.
 */
const api = TestApi.forThisFile();
beforeEach(() => {
  api.now = new Date('2026-11-20T03:00:00Z');
});
const [CHICAGO, SEOUL] = ['America/Chicago', 'Asia/Seoul'];

const UNIT = '{ unit { timeZone chosenTimeZone today dayEndsAt } }';
const UPDATE = `mutation ($version: Int!, $timeZone: String) {
  updateUnit(version: $version, input: { name: "HHB", component: GUARD, timeZone: $timeZone }) {
    version timeZone chosenTimeZone today dayEndsAt
  }
}`;
const EVENT = `mutation ($id: ID!, $doneOn: LocalDate!) {
  addDueEvents(requirementId: "${RIDE.id}", rows: [{ soldierId: $id, event: { doneOn: $doneOn } }]) { refusal { code field } }
}`;
const ARRIVE = 'mutation ($id: ID!, $day: LocalDate!) { changeArrival(id: $id, version: 1, arrivesOn: $day) { id } }';
const PEOPLE = '{ soldiers(first: 10) { edges { node { lastName } } } }';

const choose = (browser: Browser, version: number, timeZone: string | null) =>
  api.execute(browser, UPDATE, { version, timeZone });
const lastNames = async (browser: Browser) => {
  const { data } = await api.execute<{ soldiers: { edges: { node: { lastName: string } }[] } }>(browser, PEOPLE);
  return data?.soldiers.edges.map(({ node }) => node.lastName).sort();
};

/** Staff of a unit with a time zone. */
async function staffIn(timeZone: string) {
  await makeRemindedUnit({ chosenTimeZone: timeZone });
  const { browser, soldier, accountId } = await signInSoldier(api, { isStaff: true, lastName: 'Staff' });
  // A running server has already read it.
  await api.execute(browser, UNIT);
  return { browser, id: soldier._id, accountId };
}

it("a unit goes by the server's clock until staff choose another, which its history tells", async () => {
  const { browser } = await signInSoldier(api, { isStaff: true });
  const before = {
    timeZone: CHICAGO,
    chosenTimeZone: null,
    today: '2026-11-19',
    dayEndsAt: new Date('2026-11-20T06:00:00.000Z'),
  };
  expect((await api.execute(browser, UNIT)).data).toEqual({ unit: before });
  const after = {
    timeZone: SEOUL,
    chosenTimeZone: SEOUL,
    today: '2026-11-20',
    dayEndsAt: new Date('2026-11-20T15:00:00.000Z'),
  };
  expect((await choose(browser, 0, ` ${SEOUL}`)).data).toEqual({ updateUnit: { version: 1, ...after } });
  expect((await api.execute(browser, UNIT)).data).toEqual({ unit: after });
  expect((await choose(browser, 1, '')).data).toEqual({ updateUnit: { version: 2, ...before } });
  expect((await unitHistoryOf(api, browser)).map(({ changes }) => changes.at(-1))).toEqual([
    { label: 'Time zone', from: SEOUL, to: "America/Chicago, the server's" },
    { label: 'Time zone', from: "America/Chicago, the server's", to: SEOUL },
  ]);
});

it.each(['Chicago', 'CST', '+09:00', 'Asia/Soul'])('refuses %s, which is no zone, at its field', async (timeZone) => {
  const { browser } = await signInSoldier(api, { isStaff: true });
  expect((await choose(browser, 0, timeZone)).errors).toMatchObject([
    {
      message: 'Time zone must be the name of a place in the time zone database, such as America/Chicago, or UTC.',
      extensions: { code: 'BAD_USER_INPUT', field: 'timeZone' },
    },
  ]);
  expect((await api.execute(browser, UNIT)).data).toMatchObject({ unit: { timeZone: CHICAGO } });
});

it('a zone that this system does not know leaves the unit by its clock', async () => {
  const { browser } = await staffIn('Asia/Atlantis');
  expect((await api.execute(browser, UNIT)).data).toMatchObject({
    unit: { timeZone: CHICAGO, chosenTimeZone: 'Asia/Atlantis', today: '2026-11-19' },
  });
});

it.each([
  [SEOUL, { event: null, staff: ['Arriving', 'Staff'], arrives: 'CONFLICT' }],
  [CHICAGO, { event: 'BAD_USER_INPUT', staff: ['Leaving', 'Staff'], arrives: null }],
])('in %s it decides what today is for events, arrivals and departures', async (timeZone, expected) => {
  const { browser, id } = await staffIn(timeZone);
  const { data } = await api.execute<{ addDueEvents: { refusal: { code: string } | null }[] }>(browser, EVENT, {
    id,
    doneOn: '2026-11-20',
  });
  expect(data?.addDueEvents[0]?.refusal?.code ?? null).toBe(expected.event);
  const { _id: arriving } = await makeSoldier({ lastName: 'Arriving', arrivesOn: toStoredDate('2026-11-20') });
  const departure = { lastDay: toStoredDate('2026-11-19'), reason: 'PCS', byId: id } as const;
  await makeSoldier({ lastName: 'Leaving', departure });
  expect(await lastNames(browser)).toEqual(expected.staff);
  expect((await api.execute(browser, ARRIVE, { id: arriving, day: '2026-12-01' })).code).toBe(expected.arrives);
});

it.each([
  [SEOUL, ['Arriving', 'Staff']],
  [CHICAGO, ['Leaving', 'Staff']],
])('in %s the calendar is that of its day, which no person asks for', async (timeZone, expected) => {
  const { id: byId, accountId } = await staffIn(timeZone);
  await makeSoldier({ lastName: 'Arriving', arrivesOn: toStoredDate('2026-11-20') });
  await makeSoldier({ lastName: 'Leaving', departure: { lastDay: toStoredDate('2026-11-19'), reason: 'PCS', byId } });
  const feed = { accountId, scope: 'SECTION', secretHash: hashSecret('secret'), createdAt: api.now } as const;
  await CalendarFeedModel.create({ _id: 'feed', ...feed });
  const content = await readCalendar('secret', api.now);
  expect(content?.soldiers.map(({ lastName }) => lastName).sort()).toEqual(expected);
});

it('what another server changed is known with the next read of the unit', async () => {
  const { browser } = await staffIn(CHICAGO);
  await UnitModel.collection.updateOne({}, { $set: { chosenTimeZone: SEOUL }, $inc: { version: 1 } });
  expect((await api.execute(browser, UNIT)).data).toMatchObject({ unit: { today: '2026-11-20' } });
});

it('tells which day it is in as many database commands as before', async () => {
  const { browser } = await staffIn(SEOUL);
  const commandsOf = async (query: string) => {
    api.commands.length = 0;
    await api.execute(browser, query);
    return api.commands.length;
  };
  expect(await commandsOf(UNIT)).toBe(await commandsOf('{ unit { name } }'));
});
