import { readCalendar } from '../../calendar/calendarFeed.service.ts';
import { CommentModel } from '../../comments/comment.model.ts';
import {
  FACTORY_PASSWORD,
  makeComment,
  makeKey,
  makeSoldier,
  signInNewcomer,
  signInSoldier,
} from '../../testing/factories.ts';
import { DELETE_LOGIN, HAND_OVER, REFRESH, SET_DISABLED, SIGN_IN, SIGN_OUT } from '../../testing/identityOperations.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { SoldierModel, type Soldier } from '../soldiers/soldier.model.ts';

const api = TestApi.forThisFile();
beforeEach(() => {
  api.now = new Date('2026-03-14T15:00:00Z');
});

const [YESTERDAY, TODAY, TOMORROW] = ['2026-03-13', '2026-03-14', '2026-03-15'] as const;
const NEXT_WEEK = '2026-03-21';
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const leaving = (day: string) => ({ departure: { lastDay: noon(day), reason: 'PCS', byId: 'boss' } }) as const;

const OUT_PROCESS = `mutation ($id: ID!, $version: Int!, $lastDay: LocalDate!, $reason: DepartureReason!) {
  outProcess(id: $id, version: $version, lastDay: $lastDay, reason: $reason) {
    id version membership departure { lastDay reason }
  }
}`;
const BRING_BACK = `mutation ($id: ID!, $version: Int!) {
  bringBack(id: $id, version: $version) { version membership departure { lastDay } }
}`;
const DEPARTURES = `query ($search: String, $first: Int, $after: String) {
  departures(search: $search, first: $first, after: $after) {
    edges { node { id version rank lastName firstName middleName section role membership departure { lastDay reason } by { lastName } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const VIEWER = '{ viewer { isStaff soldier { id } absence { soldierId membership day } } }';
const HISTORY = `query ($id: ID!) {
  history(soldierId: $id) { edges { node { subject action actor { lastName } changes { field from to } } } }
}`;
const LAST_STAFF =
  'On some days nobody with staff rights could sign in. First give staff rights to somebody who stays.';

const boss = (given: Partial<Soldier> = {}) => signInSoldier(api, { isStaff: true, lastName: 'Boss', ...given });
const outProcess = (browser: Browser, { _id: id, version }: Soldier, lastDay: string, reason = 'PCS') =>
  api.execute(browser, OUT_PROCESS, { id, version, lastDay, reason });
const stored = async (id: string): Promise<Soldier> => await SoldierModel.findById(id).orFail().lean();

describe('outProcess', () => {
  it.each([
    [YESTERDAY, 'DEPARTED'],
    [TODAY, 'PRESENT'],
    [TOMORROW, 'PRESENT'],
  ])('with the last day %s: %s today', async (lastDay, membership) => {
    const { browser } = await boss();
    const soldier = await makeSoldier({ _id: 'sam' });
    const { data } = await outProcess(browser, soldier, lastDay, 'ETS');
    expect(data).toEqual({
      outProcess: { id: 'sam', version: 2, membership, departure: { lastDay, reason: 'ETS' } },
    });
    expect((await api.execute(browser, HISTORY, { id: 'sam' })).data).toEqual({
      history: {
        edges: [
          {
            node: {
              subject: 'RECORD',
              action: 'CHANGED',
              actor: { lastName: 'Boss' },
              changes: [
                { field: 'lastDay', from: null, to: lastDay },
                { field: 'departureReason', from: null, to: 'ETS' },
              ],
            },
          },
        ],
      },
    });
  });

  it('corrects the day and the reason, and saves nothing where both stay', async () => {
    const { browser } = await boss();
    const soldier = await makeSoldier(leaving(YESTERDAY));
    expect((await outProcess(browser, soldier, YESTERDAY)).data).toMatchObject({ outProcess: { version: 1 } });
    const { data } = await outProcess(browser, soldier, TOMORROW, 'OTHER');
    expect(data).toMatchObject({
      outProcess: { version: 2, membership: 'PRESENT', departure: { lastDay: TOMORROW, reason: 'OTHER' } },
    });
  });

  it('refuses a day outside all calendars, an outdated version and nobody', async () => {
    const { browser } = await boss();
    const soldier = await makeSoldier();
    expect((await outProcess(browser, soldier, '2101-01-01')).errors[0]).toMatchObject({
      message: 'Last day must be from 01 JAN 1950 to 31 DEC 2100.',
      extensions: { code: 'BAD_USER_INPUT', field: 'lastDay' },
    });
    expect((await outProcess(browser, { ...soldier, version: 0 }, TODAY)).errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      currentVersion: 1,
    });
    expect((await outProcess(browser, { ...soldier, _id: 'nobody' }, TODAY)).code).toBe('NOT_FOUND');
  });

  it('is in conflict with a form of the record that was opened before', async () => {
    const { browser } = await boss();
    const soldier = await makeSoldier();
    await outProcess(browser, soldier, TOMORROW);
    const update = 'mutation ($id: ID!) { updateSoldier(id: $id, version: 1, input: { m4Qual: 40 }) { id } }';
    expect((await api.execute(browser, update, { id: soldier._id })).code).toBe('CONFLICT');
  });
});

describe('the unit never runs out of staff who can sign in (Spec 2.10)', () => {
  it.each([[YESTERDAY], [TODAY], [TOMORROW], [NEXT_WEEK]])(
    'the last one cannot be out-processed with the last day %s',
    async (lastDay) => {
      const { browser, soldier } = await boss();
      await makeSoldier({ isStaff: true });
      expect((await outProcess(browser, soldier, lastDay)).errors[0]).toMatchObject({
        message: LAST_STAFF,
        extensions: { code: 'BAD_USER_INPUT', field: 'lastDay' },
      });
      expect((await stored(soldier._id)).departure).toBeUndefined();
    },
  );

  it.each<[name: string, other: Partial<Soldier>, code: string | null]>([
    ['stays', {}, null],
    ['leaves earlier', leaving(TODAY), 'BAD_USER_INPUT'],
    ['leaves on the same day', leaving(NEXT_WEEK), 'BAD_USER_INPUT'],
    ['leaves later', leaving('2027-01-31'), 'BAD_USER_INPUT'],
    ['has left', leaving(YESTERDAY), 'BAD_USER_INPUT'],
    ['arrives the day after', { arrivesOn: noon('2026-03-22') }, null],
    ['arrives a day later', { arrivesOn: noon('2026-03-23') }, 'BAD_USER_INPUT'],
    ['has a disabled login', { loginDisabled: true }, 'BAD_USER_INPUT'],
  ])('where the only other one %s, one who leaves in a week gets %p', async (_, other, code) => {
    const { browser, soldier } = await boss();
    await boss(other);
    expect((await outProcess(browser, soldier, NEXT_WEEK)).code).toBe(code);
  });

  it('one who leaves may leave earlier or later, as long as somebody else is there', async () => {
    const { browser } = await boss();
    const { soldier } = await boss(leaving(NEXT_WEEK));
    expect((await outProcess(browser, soldier, TODAY)).code).toBeNull();
    expect((await outProcess(browser, await stored(soldier._id), '2027-01-31')).code).toBeNull();
  });

  it('one who has staff rights and no login can leave', async () => {
    const { browser } = await boss();
    expect((await outProcess(browser, await makeSoldier({ isStaff: true }), TODAY)).code).toBeNull();
  });

  describe('nor by another way, where the person doing it leaves themself', () => {
    /** Of two staff members, one leaves in a week and the other stays. */
    const arrange = async () => {
      const { browser: doing } = await boss(leaving(NEXT_WEEK));
      await boss({ section: 'ALPHA', team: 'HQ', role: 'CO_FSO', _id: 'stays' });
      return { doing };
    };
    it('revokeAdmin', async () => {
      const { doing } = await arrange();
      const { errors } = await api.execute(doing, 'mutation { revokeAdmin(soldierId: "stays") { id } }');
      expect(errors[0]).toMatchObject({ message: LAST_STAFF, extensions: { code: 'FORBIDDEN' } });
    });
    it('setLoginDisabled', async () => {
      const { doing } = await arrange();
      const { errors } = await api.execute(doing, SET_DISABLED, { soldierId: 'stays', disabled: true });
      expect(errors[0]).toMatchObject({ message: LAST_STAFF, extensions: { code: 'FORBIDDEN' } });
    });
    it('another role', async () => {
      const { doing } = await arrange();
      const move =
        'mutation { assignSoldier(id: "stays", version: 1, input: { section: ALPHA, team: TEAM_1, role: FO }) { id } }';
      expect((await api.execute(doing, move)).errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'role',
      });
    });
    it('deleteLogin', async () => {
      api.startAheadOfStore();
      await signInSoldier(api, { isStaff: true, departure: { lastDay: api.now, reason: 'PCS', byId: 'boss' } });
      const { browser } = await boss();
      expect((await api.execute(browser, DELETE_LOGIN, { password: FACTORY_PASSWORD })).code).toBe('FORBIDDEN');
    });
    it('an import', async () => {
      const { doing } = await arrange();
      const row = { firstName: 'Alex', middleName: 'Lee', lastName: 'Boss', section: 'ALPHA', team: '1', role: 'FO' };
      await SoldierModel.updateOne({ ...leaving(NEXT_WEEK) }, { $set: { firstName: 'Other' } });
      const { data } = await api.execute(
        doing,
        'mutation ($input: ImportSoldiersInput!) { importSoldiers(input: $input) { rows { problems { field } } } }',
        { input: { rows: [row], dryRun: false } },
      );
      expect(data).toEqual({ importSoldiers: { rows: [{ problems: [{ field: 'role' }] }] } });
    });
  });

  it('nobody becomes staff by a role as long as somebody is there today', async () => {
    await boss(leaving(TODAY));
    const { browser, soldier } = await signInSoldier(api);
    const claim = `mutation ($id: ID!) {
      updateSoldier(id: $id, version: 1, input: { section: ALPHA, team: HQ, role: CO_FSO }) { isStaff awaitsStaffApproval }
    }`;
    expect((await api.execute(browser, claim, { id: soldier._id })).data).toEqual({
      updateSoldier: { isStaff: false, awaitsStaffApproval: true },
    });
  });
});

describe('a person who has left', () => {
  it.each([true, false])('signs in and sees that they have left (staff: %p)', async (isStaff) => {
    api.startAheadOfStore();
    const lastDay = noon('2026-01-05');
    const { email, soldier } = await signInSoldier(api, {
      isStaff,
      departure: { lastDay, reason: 'PCS', byId: 'boss' },
    });
    const browser = new Browser();
    const signedIn = await api.execute(browser, SIGN_IN, { input: { email, password: FACTORY_PASSWORD } });
    expect(signedIn.errors).toEqual([]);
    const absence = { soldierId: soldier._id, membership: 'DEPARTED', day: '2026-01-05' };
    expect((await api.execute(browser, VIEWER)).data).toEqual({ viewer: { isStaff: false, soldier: null, absence } });
    expect((await api.execute(browser, REFRESH)).errors).toEqual([]);
    expect((await api.execute(browser, '{ sectionOverview { section } }')).code).toBe('FORBIDDEN');
    expect((await api.execute(browser, SIGN_OUT)).errors).toEqual([]);
  });

  it('makes no second record', async () => {
    const { browser } = await signInSoldier(api, leaving(YESTERDAY));
    const create =
      'mutation { createSoldier(input: { firstName: "A", middleName: "B", lastName: "C", rank: SPC, grade: E4 }) { id } }';
    expect((await api.execute(browser, create)).code).toBe('FORBIDDEN');
  });

  it('is shut out of an open session by the day, and let in again when brought back', async () => {
    const { browser: staff } = await boss();
    const { browser, soldier } = await signInSoldier(api, { isStaff: true, _id: 'sam' });
    await outProcess(staff, soldier, TODAY);
    const admins = async () => (await api.execute(browser, '{ admins { id } }')).code;
    // Without a zone, it is the unit's time.
    api.now = new Date('2026-03-14T23:59:59');
    expect(await admins()).toBeNull();
    api.pass(1000);
    expect(await admins()).toBe('FORBIDDEN');
    const { data } = await api.execute(staff, BRING_BACK, { id: 'sam', version: 2 });
    expect(data).toEqual({ bringBack: { version: 3, membership: 'PRESENT', departure: null } });
    expect(await admins()).toBeNull();
    expect(await stored('sam')).toMatchObject({ isStaff: true, userId: soldier.userId });
  });

  it('has calendars that rest', async () => {
    const { browser, soldier } = await signInSoldier(api, { isStaff: true });
    const { browser: staff } = await boss();
    const create = 'mutation ($scope: CalendarScope!) { createCalendarFeed(scope: $scope) { address } }';
    const secrets: string[] = [];
    for (const scope of ['OWN', 'SECTION']) {
      const { data } = await api.execute<{ createCalendarFeed: { address: string } }>(browser, create, { scope });
      secrets.push(data?.createCalendarFeed.address.match(/([\w-]{43})\.ics$/)?.[1] ?? '');
    }
    const open = async () => {
      const read = await Promise.all(secrets.map((secret) => readCalendar(secret, api.now)));
      return read.map((calendar) => calendar !== null);
    };
    expect(await open()).toEqual([true, true]);
    await outProcess(staff, soldier, YESTERDAY);
    expect(await open()).toEqual([false, false]);
    await api.execute(staff, BRING_BACK, { id: soldier._id, version: 2 });
    expect(await open()).toEqual([true, true]);
  });

  it('has keys for programs that rest', async () => {
    const { browser, maker } = await makeKey(api, 'COUNTS');
    const read = async () => {
      const answer = api.execute(browser, '{ readinessCounts { day } }').then(({ code }) => code);
      return answer.catch(() => 'REFUSED');
    };
    const { browser: staff } = await boss();
    expect(await read()).toBeNull();
    await outProcess(staff, maker.soldier, YESTERDAY);
    expect(await read()).toBe('REFUSED');
    expect((await api.execute(staff, '{ programKeys { works } }')).data).toEqual({ programKeys: [{ works: false }] });
    await api.execute(staff, BRING_BACK, { id: maker.soldier._id, version: 2 });
    expect(await read()).toBeNull();
  });

  it.each([
    ['updateSoldier', 'mutation { updateSoldier(id: "sam", version: 1, input: { m4Qual: 40 }) { id } }'],
    [
      'assignSoldier',
      'mutation { assignSoldier(id: "sam", version: 1, input: { section: ALPHA, team: TEAM_1, role: FO }) { id } }',
    ],
    [
      'addSchool',
      'mutation { addSchool(soldierId: "sam", input: { schoolName: BLC, startDate: "2026-05-04", endDate: "2026-05-25" }) { id } }',
    ],
    [
      'updateSchool',
      'mutation { updateSchool(soldierId: "sam", id: "school", input: { endDate: "2026-05-26" }) { id } }',
    ],
    ['deleteSchool', 'mutation { deleteSchool(soldierId: "sam", id: "school") { id } }'],
    ['addComment', 'mutation { addComment(soldierId: "sam", input: { category: OVERALL, text: "Ready." }) { id } }'],
    ['grantAdmin', 'mutation { grantAdmin(soldierId: "sam") { id } }'],
    ['approveStaffRole', 'mutation { approveStaffRole(soldierId: "sam") { id } }'],
  ])('has a record that nobody changes: %s', async (_, mutation) => {
    const { browser } = await boss();
    const school = {
      id: 'school',
      version: 1,
      schoolName: 'BLC',
      startDate: noon(TODAY),
      endDate: noon(TODAY),
    } as const;
    const before = await makeSoldier({
      _id: 'sam',
      awaitsStaffApproval: true,
      schools: [school],
      ...leaving(YESTERDAY),
    });
    expect((await api.execute(browser, mutation)).errors[0]).toMatchObject({
      message: 'This person has left the unit. Bring them back first.',
      extensions: { code: 'CONFLICT' },
    });
    const { updatedAt, ...after } = await stored('sam');
    expect(after).toEqual({ ...before, updatedAt: undefined, ...after });
    expect(updatedAt).toEqual(before.updatedAt);
    expect(await CommentModel.countDocuments()).toBe(0);
  });

  it('has a record that is handed over to nobody', async () => {
    const { browser } = await boss();
    await makeSoldier({ _id: 'sam', ...leaving(YESTERDAY) });
    const { email } = await signInNewcomer(api);
    expect((await api.execute(browser, HAND_OVER, { soldierId: 'sam', email })).code).toBe('CONFLICT');
  });

  it('is read by staff, with what was written about them', async () => {
    const { browser, soldier } = await boss();
    await makeSoldier({ _id: 'sam', ...leaving(YESTERDAY) });
    await makeComment({ soldierId: 'sam', commentorId: soldier._id });
    const query = '{ soldier(id: "sam") { membership departure { lastDay reason } } commentCount(soldierId: "sam") }';
    expect((await api.execute(browser, query)).data).toEqual({
      soldier: { membership: 'DEPARTED', departure: { lastDay: YESTERDAY, reason: 'PCS' } },
      commentCount: 1,
    });
  });

  it('stays in Past ETS where that was the reason, marked', async () => {
    const { browser } = await boss();
    const past = { ets: noon(YESTERDAY) };
    await makeSoldier({ _id: 'ets', ...past, departure: { lastDay: noon(YESTERDAY), reason: 'ETS', byId: 'boss' } });
    await makeSoldier({
      _id: 'ahead',
      ets: noon(TOMORROW),
      departure: { lastDay: noon(YESTERDAY), reason: 'ETS', byId: 'boss' },
    });
    await makeSoldier({ _id: 'pcs', ...past, ...leaving(YESTERDAY) });
    await makeSoldier({ _id: 'here', ...past });
    const query = '{ etsList { upcoming { soldier { id } } past { soldier { id leftOn } } notEntered } }';
    expect((await api.execute(browser, query)).data).toEqual({
      etsList: {
        upcoming: [],
        past: [{ soldier: { id: 'ets', leftOn: YESTERDAY } }, { soldier: { id: 'here', leftOn: null } }],
        notEntered: 1,
      },
    });
  });
});

describe('bringBack', () => {
  it('takes back what is ahead, and does nothing to people who stay', async () => {
    const { browser } = await boss();
    await makeSoldier({ _id: 'sam', ...leaving(TOMORROW) });
    const bringBack = (version: number) => api.execute(browser, BRING_BACK, { id: 'sam', version });
    expect((await bringBack(2)).code).toBe('CONFLICT');
    expect((await bringBack(1)).data).toEqual({ bringBack: { version: 2, membership: 'PRESENT', departure: null } });
    expect((await bringBack(2)).data).toMatchObject({ bringBack: { version: 2 } });
    expect((await stored('sam')).departure).toBeUndefined();
  });
});

describe('departures', () => {
  const ids = async (browser: Browser, variables = {}) => {
    const { data } = await api.execute<{ departures: { edges: { node: { id: string } }[]; pageInfo: object } }>(
      browser,
      DEPARTURES,
      variables,
    );
    return { ids: data?.departures.edges.map(({ node }) => node.id), ...data?.departures.pageInfo };
  };

  it('are those who have left or are going to, the latest last day first, with who said so', async () => {
    const { browser, soldier } = await boss();
    const byId = soldier._id;
    await makeSoldier({ _id: 'stays' });
    await makeSoldier({ _id: 'left', departure: { lastDay: noon(YESTERDAY), reason: 'OTHER', byId: 'gone' } });
    await makeSoldier({ _id: 'leaves', departure: { lastDay: noon(TODAY), reason: 'PCS', byId } });
    const person = { rank: 'SPC', lastName: 'Morgan', firstName: 'Alex', middleName: 'Lee', section: 'UNASSIGNED' };
    const node = { ...person, version: 1, role: 'UNASSIGNED' };
    expect((await api.execute(browser, DEPARTURES)).data).toMatchObject({
      departures: {
        edges: [
          {
            node: {
              ...node,
              id: 'leaves',
              membership: 'PRESENT',
              by: { lastName: 'Boss' },
              departure: { lastDay: TODAY, reason: 'PCS' },
            },
          },
          {
            node: {
              ...node,
              id: 'left',
              membership: 'DEPARTED',
              by: null,
              departure: { lastDay: YESTERDAY, reason: 'OTHER' },
            },
          },
        ],
      },
    });
  });

  it('are searched by any part of a name, and come in pages', async () => {
    const { browser } = await boss();
    for (const lastName of ['Okafor', 'Fox', 'Foxworth'])
      await makeSoldier({ _id: lastName, lastName, ...leaving(TODAY) });
    expect(await ids(browser, { search: 'fox lee' })).toMatchObject({ ids: ['Foxworth', 'Fox'] });
    expect(await ids(browser, { search: 'nobody' })).toMatchObject({ ids: [], hasNextPage: false });
    const first = await ids(browser, { first: 2 });
    expect(first).toMatchObject({ ids: ['Okafor', 'Foxworth'], hasNextPage: true });
    const { endCursor } = { endCursor: null, ...first };
    expect(await ids(browser, { first: 2, after: endCursor })).toMatchObject({ ids: ['Fox'], hasNextPage: false });
    const refused = await api.execute(browser, DEPARTURES, { search: 'x'.repeat(1000) });
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'search' });
  });
});
