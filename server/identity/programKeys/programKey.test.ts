import { DAY_MS, RECENT_SIGN_IN_MS } from '../../../domain/constants.ts';
import { addDays } from '../../../domain/localDate.ts';
import { KEYS_PER_LOGIN, keyMessages } from '../../../domain/programKey.ts';
import { Refusal } from '../../api/refusal.ts';
import { unitDayAt } from '../../operations/unitClock.ts';
import { SoldierModel } from '../../records/soldiers/soldier.model.ts';
import { FACTORY_PASSWORD, makeKey, signInSoldier } from '../../testing/factories.ts';
import { CHANGE_PASSWORD, DELETE_LOGIN } from '../../testing/identityOperations.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { SessionModel } from '../session/session.model.ts';
import { ProgramKeyModel } from './programKey.model.ts';

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());

const CREATE = `mutation ($input: CreateProgramKeyInput!) { createProgramKey(input: $input) {
  secret key { id start name scope endsOn works isOwn lastUsedAt maker { lastName } }
} }`;
const REVOKE = 'mutation ($id: ID!) { revokeProgramKey(id: $id) }';
const KEYS = '{ programKeys { id start name scope endsOn works isOwn lastUsedAt lastUsedFrom maker { lastName } } }';
const COUNTS = '{ readinessCounts { day parts { title filled } } }';
const OVERVIEW = '{ readinessOverview { toComplete } }';
const HISTORY = `query ($id: ID!) { history(soldierId: $id) { edges { node {
  subject action subjectName actor { lastName } changes { field from to }
} } } }`;

interface Key {
  id: string;
  start: string;
  name: string;
  scope: string;
  endsOn: string;
  works: boolean;
  isOwn: boolean;
  lastUsedAt: Date | null;
  lastUsedFrom: string | null;
  maker: { lastName: string } | null;
}

const today = () => unitDayAt(api.now);
const staff = (lastName = 'Vance') => signInSoldier(api, { isStaff: true, lastName });

async function create(browser: Browser, given: { name?: string; scope?: string; endsOn?: string } = {}) {
  const input = { name: 'Wall board', scope: 'COUNTS', ...given };
  const { data, code, errors } = await api.execute<{ createProgramKey: { secret: string; key: Key } }>(
    browser,
    CREATE,
    {
      input,
    },
  );
  const sender = new Browser();
  sender.key = data?.createProgramKey.secret;
  return { key: data?.createProgramKey.key, sender, code, field: errors[0]?.extensions?.['field'] };
}

async function listed(browser: Browser): Promise<Key[]> {
  const { data } = await api.execute<{ programKeys: Key[] }>(browser, KEYS);
  return data?.programKeys ?? [];
}

async function historyOf(browser: Browser, id: string) {
  type Entry = { node: { subject: string; action: string } };
  const { data } = await api.execute<{ history: { edges: Entry[] } }>(browser, HISTORY, { id });
  return (data?.history.edges ?? []).map(({ node }) => node).filter(({ subject }) => subject === 'KEY');
}

/** The code that a key's request is refused with; null if it is answered. */
const refusal = (sender: Browser, query = COUNTS): Promise<unknown> =>
  api.execute(sender, query).then(
    ({ code }) => code,
    // Here Apollo Server gets the context directly, so it cannot answer when there is none.
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

describe('making a key', () => {
  it('gives it once, with a secret of 32 bytes behind a beginning that tells what it is', async () => {
    const { browser } = await staff();
    const { key, sender } = await create(browser);
    expect(sender.key).toMatch(/^fst_[2-9A-Z]{10}_[\w-]{43}$/);
    expect(sender.key?.startsWith(`${key?.start}_`)).toBe(true);
    expect(key).toMatchObject({ name: 'Wall board', scope: 'COUNTS', works: true, isOwn: true, lastUsedAt: null });
    const secret = sender.key?.split('_').slice(2).join('_') ?? '';
    expect(JSON.stringify(await listed(browser))).not.toContain(secret);
    expect(JSON.stringify(await ProgramKeyModel.find().lean())).not.toContain(secret);
    expect((await api.execute(sender, COUNTS)).errors).toEqual([]);
  });

  it('lets it end after 90 days unless another day is chosen, a year ahead at most', async () => {
    const { browser } = await staff();
    expect((await create(browser)).key?.endsOn).toBe(addDays(today(), 90));
    expect((await create(browser, { endsOn: today() })).key?.endsOn).toBe(today());
    expect((await create(browser, { endsOn: addDays(today(), 365) })).code).toBeNull();
    for (const endsOn of [addDays(today(), -1), addDays(today(), 366)]) {
      expect(await create(browser, { endsOn })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'endsOn' });
    }
  });

  it('asks for a name, and keeps nothing that shows nothing', async () => {
    const { browser } = await staff();
    expect((await create(browser, { name: ' S3\u202E board ' })).key?.name).toBe('S3 board');
    for (const name of ['', ' \u200B', 'x'.repeat(61)]) {
      expect(await create(browser, { name })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'name' });
    }
  });

  it('takes a recent sign-in, as the key outlives the session', async () => {
    const { browser, accountId } = await staff();
    const authenticatedAt = new Date(api.now.getTime() - RECENT_SIGN_IN_MS - 1);
    await SessionModel.updateOne({ accountId }, { $set: { authenticatedAt } });
    expect((await create(browser)).code).toBe('REQUIRES_RECENT_LOGIN');
  });

  it('is refused to a person who has the most allowed', async () => {
    const { browser } = await staff();
    for (let made = 0; made < KEYS_PER_LOGIN; made += 1) expect((await create(browser)).code).toBeNull();
    expect(await create(browser)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'name' });
    expect((await create((await staff()).browser)).code).toBeNull();
  });
});

describe('the list of keys', () => {
  it('has all keys of the unit, with who made each, and which are one’s own', async () => {
    const [vance, okafor] = [await staff('Vance'), await staff('Okafor')];
    await create(vance.browser, { name: 'Wall board' });
    api.pass(1000);
    await create(okafor.browser, { name: 'Brief', scope: 'READINESS' });
    expect(await listed(vance.browser)).toMatchObject([
      { name: 'Brief', scope: 'READINESS', maker: { lastName: 'Okafor' }, isOwn: false, works: true },
      { name: 'Wall board', scope: 'COUNTS', maker: { lastName: 'Vance' }, isOwn: true, works: true },
    ]);
  });

  it('tells when a key was last used and from where, by one write in a minute', async () => {
    const { browser } = await staff();
    const { sender } = await create(browser);
    sender.address = '198.51.100.7';
    const writes = async () => {
      api.commands.length = 0;
      await api.execute(sender, COUNTS);
      return api.commands.filter((command) => command === 'update' || command === 'insert');
    };
    // The first use is in the history, too.
    expect(await writes()).toEqual(['insert', 'update']);
    const usedAt = api.now;
    api.pass(59_000);
    expect(await writes()).toEqual([]);
    expect(await listed(browser)).toMatchObject([{ lastUsedAt: usedAt, lastUsedFrom: '198.51.100.7' }]);
    api.pass(1000);
    sender.address = '198.51.100.8';
    expect(await writes()).toEqual(['update']);
    const [key] = await listed(browser);
    expect(key).toMatchObject({ lastUsedAt: api.now, lastUsedFrom: '198.51.100.8' });
  });
});

describe("the history of a key's maker", () => {
  it('tells that it was made, first used, and who revoked it', async () => {
    const [vance, okafor] = [await staff('Vance'), await staff('Okafor')];
    const { key, sender } = await create(vance.browser, { name: 'Wall board', endsOn: today() });
    api.pass(1000);
    sender.address = '198.51.100.7';
    await api.execute(sender, COUNTS);
    api.pass(61_000);
    await api.execute(sender, COUNTS);
    await api.execute(okafor.browser, REVOKE, { id: key?.id });
    const named = { subject: 'KEY', subjectName: 'Wall board' };
    expect(await historyOf(vance.browser, vance.soldier._id)).toEqual([
      {
        ...named,
        action: 'DELETED',
        actor: { lastName: 'Okafor' },
        changes: [
          { field: 'scope', from: 'COUNTS', to: null },
          { field: 'endsOn', from: today(), to: null },
        ],
      },
      {
        ...named,
        action: 'CHANGED',
        actor: { lastName: 'Vance' },
        changes: [{ field: 'firstUsedFrom', from: null, to: '198.51.100.7' }],
      },
      {
        ...named,
        action: 'ADDED',
        actor: { lastName: 'Vance' },
        changes: [
          { field: 'scope', from: null, to: 'COUNTS' },
          { field: 'endsOn', from: null, to: today() },
        ],
      },
    ]);
  });

  it('says so once where the first request is repeated after a crash', async () => {
    const { browser, soldier } = await staff();
    const { key, sender } = await create(browser);
    await api.execute(sender, COUNTS);
    await ProgramKeyModel.updateOne({ _id: String(key?.id) }, { $set: { lastUsedAt: null } });
    await api.execute(sender, COUNTS);
    expect(await historyOf(browser, soldier._id)).toHaveLength(2);
  });
});

describe('a key opens nothing', () => {
  it('once any staff revoke it; doing so again does nothing', async () => {
    const { key, sender } = await create((await staff()).browser);
    expect(await refusal(sender)).toBeNull();
    const { browser } = await staff('Okafor');
    for (let time = 0; time < 2; time += 1) {
      expect((await api.execute(browser, REVOKE, { id: key?.id })).data).toEqual({ revokeProgramKey: true });
      expect(await refusal(sender)).toBe('UNAUTHENTICATED');
    }
    expect(await listed(browser)).toEqual([]);
  });

  it('when its last day is over, and is still listed', async () => {
    const { browser } = await staff();
    const { sender } = await create(browser, { endsOn: addDays(today(), 1) });
    api.pass(DAY_MS);
    expect(await refusal(sender)).toBeNull();
    api.pass(DAY_MS);
    expect(await refusal(sender)).toBe('UNAUTHENTICATED');
    expect(await listed((await staff('Okafor')).browser)).toMatchObject([{ works: false }]);
  });

  it.each([
    ['has lost staff rights', { isStaff: false }],
    ['is disabled', { loginDisabled: true }],
  ])('while its maker %s', async (_, change) => {
    const maker = await staff();
    const { sender } = await create(maker.browser);
    await SoldierModel.updateOne({ _id: maker.soldier._id }, { $set: change });
    expect(await refusal(sender)).toBe('UNAUTHENTICATED');
    const { browser } = await staff('Okafor');
    expect(await listed(browser)).toMatchObject([{ works: false, maker: { lastName: 'Vance' } }]);
    // Staff rights that were taken by mistake can be given back at once. No dashboard should stop for that.
    await SoldierModel.updateOne({ _id: maker.soldier._id }, { $set: { isStaff: true, loginDisabled: false } });
    expect(await refusal(sender)).toBeNull();
  });

  it('once the login that made it is deleted', async () => {
    await staff('Okafor');
    const { browser } = await staff();
    const { sender } = await create(browser);
    expect((await api.execute(browser, DELETE_LOGIN, { password: FACTORY_PASSWORD })).code).toBeNull();
    expect(await refusal(sender)).toBe('UNAUTHENTICATED');
    expect(await ProgramKeyModel.countDocuments()).toBe(0);
  });

  it.each([
    ['another secret', (key: string) => key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')],
    ['no secret', (key: string) => key.slice(0, 14)],
    ['a secret with more behind it', (key: string) => `${key}x`],
    ['the name of none', (key: string) => `fst_2222222222_${key.slice(15)}`],
    ['anything else behind the beginning', () => 'fst_'],
  ])('with %s, and looks the same', async (_, spoil) => {
    const { text } = await makeKey(api, 'COUNTS');
    const sender = new Browser();
    sender.address = '198.51.100.20';
    sender.key = spoil(text);
    await expect(api.execute(sender, COUNTS)).rejects.toMatchObject({ message: keyMessages.wrong });
  });
});

it('a key goes on when its maker changes the password, as a calendar does', async () => {
  const { browser } = await staff();
  const { sender } = await create(browser);
  const input = {
    currentPassword: FACTORY_PASSWORD,
    newPassword: 'nine blue tents',
    confirmPassword: 'nine blue tents',
  };
  expect((await api.execute(browser, CHANGE_PASSWORD, { input })).code).toBeNull();
  expect(await refusal(sender)).toBeNull();
});

it('a wider key opens what a narrower one does, and not the other way round', async () => {
  const [counts, readiness] = [await makeKey(api, 'COUNTS'), await makeKey(api, 'READINESS')];
  expect(await refusal(readiness.browser)).toBeNull();
  expect(await refusal(readiness.browser, OVERVIEW)).toBeNull();
  expect(await refusal(counts.browser, OVERVIEW)).toBe('FORBIDDEN');
});
