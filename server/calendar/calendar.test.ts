import { execFileSync } from 'node:child_process';
import { ATTEMPTS_PER_NETWORK, DAY_MS, RECENT_SIGN_IN_MS } from '../../domain/constants.ts';
import type { StoredRequirement } from '../../domain/due/requirements.ts';
import { storedRequirement } from '../../domain/due/testing.ts';
import { NEW_UNIT } from '../../domain/policy/unit.ts';
import { SoldierModel, type Soldier, type StoredDue } from '../records/soldiers/soldier.model.ts';
import { makeSoldier, makeSoldiers, signInSoldier } from '../testing/factories.ts';
import { HttpApp } from '../testing/httpApp.ts';
import { LogLines } from '../testing/logLines.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { UnitModel } from '../unit/unit.model.ts';
import { CalendarFeedModel } from './calendarFeed.model.ts';
import { readCalendar } from './calendarFeed.service.ts';
import { calendarText } from './calendarText.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();
const lines = LogLines.forThisFile();
let url: string;
beforeAll(async () => {
  url = await app.serve();
});

const CREATE =
  'mutation ($scope: CalendarScope!) { createCalendarFeed(scope: $scope) { address feed { scope createdAt } } }';
const REVOKE = 'mutation ($scope: CalendarScope!) { revokeCalendarFeed(scope: $scope) }';
const FEEDS = '{ calendarFeeds { scope createdAt } }';

const FIELDS = { _id: 'soldier', version: 1, rank: 'SPC', lastName: 'Morgan', sortName: 'morgan\talex' };

const school = (given: Partial<Soldier['schools'][number]> = {}) => ({
  id: 'school-1',
  version: 1,
  schoolName: 'RANGER' as const,
  startDate: new Date('2026-10-24T12:00:00Z'),
  endDate: new Date('2026-10-25T12:00:00Z'),
  ...given,
});

/**
 * Makes a calendar.
 * @returns its path
 */
async function feedOf(browser: Browser, scope: 'OWN' | 'SECTION'): Promise<string> {
  const { data } = await api.execute<{ createCalendarFeed: { address: string } }>(browser, CREATE, { scope });
  const address = new URL(data?.createCalendarFeed.address ?? '');
  expect(address.origin).toBe('http://tracker.test');
  expect(address.pathname).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
  return address.pathname;
}

const read = (path: string) => fetch(url + path);
const status = async (path: string) => (await read(path)).status;
const text = async (path: string) => (await read(path)).text();
/** The text with its folded lines joined. */
const unfolded = async (path: string) => (await text(path)).replaceAll('\r\n ', '');
const values = (calendar: string, name: string) =>
  [...calendar.matchAll(new RegExp(`^${name}[:;](.*)\r$`, 'gm'))].map(([, value]) => value);

describe('a calendar', () => {
  it('of oneself has the schools and the ETS of oneself, as whole days whose end is the day after', async () => {
    const { browser } = await signInSoldier(api, {
      rank: 'SECOND_LT',
      lastName: 'Alvarez',
      ets: new Date('2026-12-31T12:00:00Z'),
      schools: [school()],
    });
    await makeSoldier({ lastName: 'Somebody else', ets: new Date('2027-01-01T12:00:00Z') });
    const response = await read(await feedOf(browser, 'OWN'));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const calendar = await response.text();
    expect(values(calendar, 'SUMMARY')).toEqual(['RANGER: 2LT Alvarez', 'ETS: 2LT Alvarez']);
    expect(values(calendar, 'DTSTART')).toEqual(['VALUE=DATE:20261024', 'VALUE=DATE:20261231']);
    expect(values(calendar, 'DTEND')).toEqual(['VALUE=DATE:20261026', 'VALUE=DATE:20270101']);
    // The events do not make subscribers busy.
    expect(values(calendar, 'TRANSP')).toEqual(['TRANSPARENT', 'TRANSPARENT']);
  });

  it.each(['America/Chicago', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])(
    'has the same days on a server in %s, over the change of the clocks, too',
    (zone) => {
      const soldier = { ...FIELDS, madeOn: new Date('2026-01-05T12:00:00Z'), ets: null, schools: [school()] };
      const feed = { _id: 'a OWN', accountId: 'a', scope: 'OWN', secretHash: 'b', createdAt: new Date(0) };
      const script = `
        const { calendarText } = await import('./server/calendar/calendarText.ts');
        const [feed, soldier] = JSON.parse(process.argv[1], (key, value) => /Date$|At$|On$/.test(key) ? new Date(value) : value);
        console.log(new Date().getTimezoneOffset() + calendarText({ feed, soldiers: [soldier], requirements: [], today: '2026-10-01' }));`;
      const args = ['--import', '@oxc-node/core/register', '--input-type=module', '-e', script];
      const calendar = execFileSync(process.execPath, [...args, JSON.stringify([feed, soldier])], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      });
      expect(calendar.startsWith('0')).toBe(false);
      expect(values(calendar, 'DTSTART')).toEqual(['VALUE=DATE:20261024']);
      expect(values(calendar, 'DTEND')).toEqual(['VALUE=DATE:20261026']);
    },
  );

  it('of the unit has everybody, whatever their names are made of', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const lastName = 'Núñez-O’Hara; 李, 𠮷 Jr\\';
    await makeSoldier({
      lastName,
      ets: new Date('2027-01-01T12:00:00Z'),
      schools: [school({ schoolName: 'AIR_ASSAULT' })],
    });
    await makeSoldier({ lastName: '李'.repeat(60), ets: new Date('2027-01-01T12:00:00Z') });
    const path = await feedOf(browser, 'SECTION');
    expect(values(await unfolded(path), 'NAME')).toEqual(['Schools and ETS of the unit']);
    const summaries = values(await unfolded(path), 'SUMMARY');
    expect(summaries).toHaveLength(3);
    expect(summaries).toContain('ETS: SPC Núñez-O’Hara\\; 李\\, 𠮷 Jr\\\\');
    expect(summaries).toContain('AIR ASSAULT: SPC Núñez-O’Hara\\; 李\\, 𠮷 Jr\\\\');
    expect(summaries).toContain(`ETS: SPC ${'李'.repeat(60)}`);
    const lines = (await text(path)).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toContain('\n');
  });

  it('tells the schools of two people apart that have one id, as after an import of a copied record', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true, schools: [school()] });
    await makeSoldier({ schools: [school()] });
    const ids = values(await text(await feedOf(browser, 'SECTION')), 'UID').filter((id) => id?.startsWith('school-'));
    expect(new Set(ids).size).toBe(2);
  });

  it('costs as many database commands for many people as for one', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const path = await feedOf(browser, 'SECTION');
    const commands = async () => {
      api.commands.length = 0;
      expect(await status(path)).toBe(200);
      return api.commands.filter((name) => name === 'find' || name === 'getMore');
    };
    const one = await commands();
    await makeSoldiers(150);
    expect(await commands()).toEqual(one);
  });
});

describe('what is due', () => {
  const RIDE = storedRequirement();
  const PHA = storedRequirement({ id: 'pha', name: 'PHA', medical: true });
  const DENTAL = storedRequirement({ id: 'dental', name: 'Dental', medical: true });
  const event = (requirementId: string, doneOn: string): StoredDue => ({
    id: `${requirementId} ${doneOn}`,
    version: 1,
    requirementId,
    doneOn: new Date(`${doneOn}T12:00:00Z`),
    expiresOn: null,
    forRecord: true,
    score: null,
    level: null,
    passed: null,
    note: '',
    byId: 'boss',
  });
  /** The calendar at a secret address, as it is on 20 NOV 2026. */
  const onThatDay = async (path: string): Promise<string> => {
    const secret = path.slice('/calendar/'.length, -'.ics'.length);
    const calendar = await readCalendar(secret, new Date('2026-11-20T15:00:00Z'));
    return calendar === null ? '' : calendarText(calendar);
  };
  const withRequirements = (...requirements: StoredRequirement[]) =>
    UnitModel.create({ ...NEW_UNIT, _id: 'current', policies: [], requirements, hasRequirements: true });

  it('of oneself is on its day by its name, a medical one without, and not after the last day in the unit', async () => {
    await withRequirements(RIDE, PHA, DENTAL);
    const { browser, soldier } = await signInSoldier(api, {
      dues: [event('ride', '2025-12-01'), event('pha', '2025-11-01'), event('dental', '2026-11-01')],
      departure: { lastDay: new Date('2027-10-31T12:00:00Z'), reason: 'PCS', byId: 'boss' },
    });
    const path = await feedOf(browser, 'OWN');
    const calendar = await onThatDay(path);
    expect(values(calendar, 'NAME')).toEqual(['My schools, ETS and due days']);
    expect(values(calendar, 'SUMMARY')).toEqual(['Check ride due', 'Medical requirement due']);
    expect(values(calendar, 'DTSTART')).toEqual(['VALUE=DATE:20261201', 'VALUE=DATE:20261101']);
    expect(values(calendar, 'DTEND')).toEqual(['VALUE=DATE:20261202', 'VALUE=DATE:20261102']);
    expect(calendar).not.toMatch(/PHA|Dental|VALARM/);

    // Another due day moves the event.
    await SoldierModel.updateOne(
      { _id: soldier._id },
      {
        $set: {
          dues: [event('ride', '2026-10-19'), event('pha', '2025-11-01'), event('dental', '2026-11-01')],
          duesVersion: 1,
        },
      },
    );
    const moved = await onThatDay(path);
    expect(values(moved, 'UID')).toEqual(values(calendar, 'UID'));
    expect(values(moved, 'DTSTART')).toEqual(['VALUE=DATE:20271019', 'VALUE=DATE:20261101']);
    expect(values(moved, 'SEQUENCE')).toEqual(['1', '1']);
  });

  it('of the unit is a number for each requirement and day, one for all medical ones, and no name', async () => {
    await withRequirements(RIDE, PHA, DENTAL);
    // Never done, and not due before they leave.
    const leaving = { lastDay: new Date('2026-12-10T12:00:00Z'), reason: 'PCS', byId: 'boss' } as const;
    const madeOn = new Date('2026-11-20T12:00:00Z');
    const { browser } = await signInSoldier(api, {
      isStaff: true,
      dues: [event('ride', '2025-12-01')],
      madeOn,
      departure: leaving,
    });
    await makeSoldier({
      lastName: 'Sam',
      dues: [event('ride', '2025-12-01'), event('pha', '2025-12-01'), event('dental', '2025-12-01')],
    });
    await makeSoldier({
      lastName: 'Lee',
      dues: [event('ride', '2025-12-02'), event('dental', '2025-12-01')],
      madeOn,
      departure: leaving,
    });
    await makeSoldier({
      dues: [event('ride', '2025-12-01')],
      departure: { lastDay: new Date('2026-11-19T12:00:00Z'), reason: 'PCS', byId: 'boss' },
    });
    const calendar = await onThatDay(await feedOf(browser, 'SECTION'));
    expect(values(calendar, 'NAME')).toEqual(['Schools, ETS and due days of the unit']);
    expect(values(calendar, 'SUMMARY')).toEqual([
      'Check ride due: 2 people',
      'Medical requirement due: 2 people',
      'Check ride due: 1 person',
    ]);
    expect(values(calendar, 'UID')).toEqual([
      'due-ride-2026-12-01@fire-support-tracker',
      'due-medical-2026-12-01@fire-support-tracker',
      'due-ride-2026-12-02@fire-support-tracker',
    ]);
    expect(calendar).not.toMatch(/Sam|Lee|PHA|Dental/);
  });

  it('is the same text as long as nothing changes, and costs no command more for more people', async () => {
    await withRequirements(RIDE);
    const { browser } = await signInSoldier(api, { isStaff: true, dues: [event('ride', '2025-12-01')] });
    const path = await feedOf(browser, 'SECTION');
    api.commands.length = 0;
    const once = await onThatDay(path);
    const { length } = api.commands;
    expect(await onThatDay(path)).toBe(once);
    for (let person = 0; person < 5; person += 1) await makeSoldier({ dues: [event('ride', '2025-12-01')] });
    api.commands.length = 0;
    expect(values(await onThatDay(path), 'SUMMARY')).toEqual(['Check ride due: 6 people']);
    expect(api.commands).toHaveLength(length);
  });
});

describe('an event', () => {
  it('keeps its UID, and grows in SEQUENCE and LAST-MODIFIED with each change of what it shows', async () => {
    const { browser, soldier } = await signInSoldier(api, {
      ets: new Date('2026-12-31T12:00:00Z'),
      schools: [school()],
    });
    const path = await feedOf(browser, 'OWN');
    const facts = async () => {
      const calendar = await text(path);
      return {
        ids: values(calendar, 'UID'),
        sequences: values(calendar, 'SEQUENCE').map(Number),
        modified: values(calendar, 'LAST-MODIFIED'),
        stamps: values(calendar, 'DTSTAMP'),
      };
    };
    /**
     * Moves all records back a day, so that the next change falls on another day.
     * @returns what the calendar shows then
     */
    const factsOfYesterday = async () => {
      await SoldierModel.collection.updateMany({}, { $set: { updatedAt: new Date(Date.now() - DAY_MS) } });
      return facts();
    };
    const first = await factsOfYesterday();
    expect(first).toMatchObject({ sequences: [0, 0] });
    expect(first.modified).toHaveLength(2);
    expect(first.stamps).toEqual(first.modified);
    expect(new Set(first.ids).size).toBe(2);

    await api.execute(
      browser,
      'mutation ($id: ID!, $input: UpdateSoldierInput!) { updateSoldier(id: $id, version: 1, input: $input) { id } }',
      { id: soldier._id, input: { ets: '2027-01-31' } },
    );
    const second = await facts();
    expect(second).toMatchObject({ ids: first.ids, sequences: [1, 1] });
    expect(String(second.modified[0]) > String(first.modified[0])).toBe(true);
    const before = await factsOfYesterday();

    await api.execute(
      browser,
      'mutation ($id: ID!, $input: UpdateSchoolInput!) { updateSchool(soldierId: $id, id: "school-1", input: $input) { id } }',
      { id: soldier._id, input: { endDate: '2026-10-30' } },
    );
    const third = await facts();
    expect(third).toMatchObject({ ids: first.ids, sequences: [2, 1] });
    expect(String(third.modified[0]) > String(before.modified[0])).toBe(true);
  });

  it('is the same text as long as nothing changes, in a record that was kept without a time of change, too', async () => {
    const { browser } = await signInSoldier(api, { schools: [school()] });
    await SoldierModel.collection.updateMany({}, { $unset: { updatedAt: '' } });
    const path = await feedOf(browser, 'OWN');
    const once = await text(path);
    expect(await text(path)).toBe(once);
  });
});

describe('an address', () => {
  const missing = async (path: string) => {
    const response = await read(path);
    const { status: code, headers } = response;
    return {
      code,
      type: headers.get('content-type'),
      cache: headers.get('cache-control'),
      body: await response.text(),
    };
  };
  const UNKNOWN = `/calendar/${'A'.repeat(43)}.ics`;

  it('that is unknown opens nothing', async () => {
    expect(await missing(UNKNOWN)).toEqual({
      code: 404,
      type: 'text/plain; charset=utf-8',
      cache: 'no-store',
      body: 'Not Found',
    });
  });

  it('is replaced by the next one of its scope, and by no other', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const [own, unit] = [await feedOf(browser, 'OWN'), await feedOf(browser, 'SECTION')];
    const next = await feedOf(browser, 'OWN');
    expect(await missing(own)).toEqual(await missing(UNKNOWN));
    expect([await status(unit), await status(next)]).toEqual([200, 200]);
  });

  it('ends when it is revoked, and then looks as if it had never existed', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const [unit, path] = [await feedOf(browser, 'SECTION'), await feedOf(browser, 'OWN')];
    expect((await api.execute(browser, REVOKE, { scope: 'OWN' })).data).toEqual({ revokeCalendarFeed: true });
    expect(await missing(path)).toEqual(await missing(UNKNOWN));
    expect(await status(unit)).toBe(200);
    expect((await api.execute(browser, REVOKE, { scope: 'OWN' })).data).toEqual({ revokeCalendarFeed: true });
  });

  it.each(['OWN', 'SECTION'] as const)('of scope %s opens nothing while the login is disabled', async (scope) => {
    const { browser, soldier } = await signInSoldier(api, { isStaff: true });
    const path = await feedOf(browser, scope);
    await SoldierModel.updateOne({ _id: soldier._id }, { $set: { loginDisabled: true } });
    expect(await missing(path)).toEqual(await missing(UNKNOWN));
  });

  it('of the unit opens nothing once staff rights are taken; that of oneself goes on', async () => {
    const { browser, soldier } = await signInSoldier(api, { isStaff: true });
    const [own, unit] = [await feedOf(browser, 'OWN'), await feedOf(browser, 'SECTION')];
    await SoldierModel.updateOne({ _id: soldier._id }, { $set: { isStaff: false } });
    expect(await missing(unit)).toEqual(await missing(UNKNOWN));
    expect(await status(own)).toBe(200);
  });

  it('opens nothing once the record belongs to no login', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const path = await feedOf(browser, 'OWN');
    await SoldierModel.updateOne({ _id: soldier._id }, { $unset: { userId: '' } });
    expect(await status(path)).toBe(404);
  });

  it('is kept as a hash alone, and listed without a secret', async () => {
    const { browser } = await signInSoldier(api);
    const secret = (await feedOf(browser, 'OWN')).slice('/calendar/'.length, -'.ics'.length);
    expect(JSON.stringify(await CalendarFeedModel.find().lean())).not.toContain(secret);
    const { data } = await api.execute(browser, FEEDS);
    expect(data).toEqual({ calendarFeeds: [{ scope: 'OWN', createdAt: api.now }] });
    const other = await signInSoldier(api);
    expect((await api.execute(other.browser, FEEDS)).data).toEqual({ calendarFeeds: [] });
  });

  it('is made after a recent sign-in alone, as it outlives the session; it is revoked at any time', async () => {
    api.startAheadOfStore();
    const { browser } = await signInSoldier(api);
    const path = await feedOf(browser, 'OWN');
    api.pass(RECENT_SIGN_IN_MS + 1);
    expect((await api.execute(browser, CREATE, { scope: 'OWN' })).code).toBe('REQUIRES_RECENT_LOGIN');
    expect(await status(path)).toBe(200);
    expect((await api.execute(browser, REVOKE, { scope: 'OWN' })).code).toBeNull();
    expect(await status(path)).toBe(404);
  });

  it('of the unit is refused without staff rights', async () => {
    const { browser } = await signInSoldier(api);
    expect((await api.execute(browser, CREATE, { scope: 'SECTION' })).code).toBe('FORBIDDEN');
    expect(await CalendarFeedModel.countDocuments()).toBe(0);
  });

  it('is in no log, also when it fails', async () => {
    const { browser } = await signInSoldier(api, { schools: [school()] });
    const path = await feedOf(browser, 'OWN');
    await SoldierModel.collection.updateMany({}, { $set: { ets: 'a damaged date' } });
    expect(await status(path)).toBe(500);
    expect(await status(path.replace('.ics', '%.ics'))).toBe(400);
    await lines.latest({ route: 'calendar', status: 500 });
    const shown = lines.texts.join('');
    expect(shown).toContain('A calendar was not made.');
    expect(shown).not.toContain(path.slice('/calendar/'.length, -'.ics'.length));
  });

  it('cannot be guessed for long: what opens nothing counts, and what opens something does not', async () => {
    const { browser } = await signInSoldier(api);
    const path = await feedOf(browser, 'OWN');
    for (let time = 0; time < 5; time += 1) expect(await status(path)).toBe(200);
    for (let time = 0; time < ATTEMPTS_PER_NETWORK; time += 1) expect(await status(UNKNOWN)).toBe(404);
    const response = await read(UNKNOWN);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await lines.latest({ route: 'calendar', status: 429 })).toMatchObject({
      level: 40,
      errors: ['TOO_MANY_REQUESTS'],
    });
  });
});
