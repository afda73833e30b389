import {
  ACCESS_WINDOW_MS,
  DAY_MS,
  RECENT_SIGN_IN_MS,
  SESSION_IDLE_LIFE_MS,
  SESSION_LONGEST_LIFE_MS,
  SESSIONS_PER_LOGIN,
} from '../../../domain/constants.ts';
import { SoldierModel } from '../../records/soldiers/soldier.model.ts';
import { beforeNextSessionChange } from '../../testing/beforeNextCommand.ts';
import { FACTORY_PASSWORD, signInNewcomer, signInSoldier } from '../../testing/factories.ts';
import { HttpApp, post } from '../../testing/httpApp.ts';
import {
  END_SESSION,
  ENROL,
  MY_SESSIONS,
  REFRESH,
  SIGN_IN,
  SIGN_OUT,
  TAKE_REASON,
  UNLINK_PROVIDER,
  VIEWER,
} from '../../testing/identityOperations.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { SessionModel } from './session.model.ts';
import { endSessionsOf, startPendingSession, startSession } from './session.service.ts';
import type { SessionType } from './session.type.ts';

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());
afterEach(() => jest.restoreAllMocks());
const http = HttpApp.forThisFile();

const copyOf = (browser: Browser) => Object.assign(new Browser(), browser);
const accessEnd = async (browser: Browser) => {
  const { data } = await api.execute<{ viewer: { accessEndsAt: Date } | null }>(browser, VIEWER);
  return data?.viewer?.accessEndsAt.getTime();
};

async function signIn(email: string, userAgent = ''): Promise<Browser> {
  const browser = Object.assign(new Browser(), { userAgent });
  const { errors } = await api.execute(browser, SIGN_IN, { input: { email, password: FACTORY_PASSWORD } });
  expect(errors).toEqual([]);
  return browser;
}

describe('the access window', () => {
  it('ends an hour after signing in, and not a moment earlier', async () => {
    const { browser } = await signInSoldier(api);
    expect(await accessEnd(browser)).toBe(api.now.getTime() + ACCESS_WINDOW_MS);
    api.pass(ACCESS_WINDOW_MS - 1);
    expect((await api.execute(browser, '{ sectionOverview { section } }')).code).toBeNull();
    api.pass(1);
    const { errors } = await api.execute(browser, '{ sectionOverview { section } }');
    expect(errors[0]).toMatchObject({
      message: 'Your session has to be renewed.',
      extensions: { code: 'UNAUTHENTICATED', reason: 'ACCESS_EXPIRED' },
    });
  });

  it('being over is not taken for being signed out', async () => {
    const { browser } = await signInSoldier(api);
    api.pass(ACCESS_WINDOW_MS);
    const { errors } = await api.execute(browser, VIEWER);
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', reason: 'ACCESS_EXPIRED' });
  });

  it('does not grow by use alone', async () => {
    const { browser } = await signInSoldier(api);
    const end = await accessEnd(browser);
    api.pass(ACCESS_WINDOW_MS / 2);
    expect(await accessEnd(browser)).toBe(end);
  });

  it.each([
    ['before its end', ACCESS_WINDOW_MS - 5 * 60_000],
    ['after its end', ACCESS_WINDOW_MS],
    ['on the last day of the idle life', SESSION_IDLE_LIFE_MS - 1],
  ])('is opened anew by refreshSession %s', async (_, wait) => {
    const { browser } = await signInSoldier(api);
    const { cookie } = browser;
    api.pass(wait);
    const { data } = await api.execute(browser, REFRESH);
    const accessEndsAt = new Date(api.now.getTime() + ACCESS_WINDOW_MS);
    expect(data).toEqual({ refreshSession: { accessEndsAt } });
    expect(browser.cookie?.split('; ')[0]).toBe(cookie);
    expect((await api.execute(browser, '{ sectionOverview { section } }')).code).toBeNull();
  });

  it('is not opened after the idle life', async () => {
    const { browser } = await signInSoldier(api);
    api.pass(SESSION_IDLE_LIFE_MS);
    expect((await api.execute(browser, REFRESH)).code).toBe('UNAUTHENTICATED');
  });

  it('is not opened for a session that is ended meanwhile', async () => {
    const { browser, accountId } = await signInSoldier(api);
    beforeNextSessionChange(() => endSessionsOf(accountId, 'SESSION_ENDED'));
    expect((await api.execute(browser, REFRESH)).code).toBe('UNAUTHENTICATED');
  });

  it('is opened for both of two tabs that do it at the same moment', async () => {
    const { browser } = await signInSoldier(api);
    api.pass(ACCESS_WINDOW_MS);
    const [one, two] = [copyOf(browser), copyOf(browser)];
    const answers = await Promise.all([api.execute(one, REFRESH), api.execute(two, REFRESH)]);
    expect(answers.map(({ code }) => code)).toEqual([null, null]);
    for (const tab of [one, two]) expect(await accessEnd(tab)).toBe(api.now.getTime() + ACCESS_WINDOW_MS);
  });

  it('being over lets nobody do more than extend it and sign out', async () => {
    const { browser } = await signInSoldier(api);
    api.pass(ACCESS_WINDOW_MS);
    expect((await api.execute(browser, MY_SESSIONS)).code).toBe('UNAUTHENTICATED');
    expect((await api.execute(browser, SIGN_OUT)).data).toEqual({ signOut: true });
    expect(await SessionModel.countDocuments()).toBe(0);
  });

  it('lasts as long as the setting says', async () => {
    api.configure({ accessWindowMs: 20_000 });
    const { email } = await signInSoldier(api);
    const browser = await signIn(email);
    api.pass(20_000);
    expect((await api.execute(browser, VIEWER)).code).toBe('UNAUTHENTICATED');
    await api.execute(browser, REFRESH);
    expect(await accessEnd(browser)).toBe(api.now.getTime() + 20_000);
  });
});

describe('a session', () => {
  // Each of them would extend the idle life.
  it.each([
    ['use', MY_SESSIONS],
    ['refreshSession', REFRESH],
  ])('lives 30 days at most, however much %s there is', async (_, operation) => {
    api.configure({ accessWindowMs: 60 * DAY_MS });
    const { email } = await signInNewcomer(api);
    await SessionModel.deleteMany();
    const browser = await signIn(email);
    for (let day = 1; day < 30; day += 1) {
      api.pass(DAY_MS);
      expect((await api.execute(browser, operation)).code).toBeNull();
    }
    const session = await SessionModel.findOne().lean();
    expect(session?.expiresAt.getTime()).toBe((session?.createdAt.getTime() ?? 0) + SESSION_LONGEST_LIFE_MS);
    api.pass(DAY_MS - 1);
    expect((await api.execute(browser, operation)).code).toBeNull();
    api.pass(1);
    expect((await api.execute(browser, operation)).code).toBe('UNAUTHENTICATED');
  });

  it('has its cookie handed out again when a use extends its life', async () => {
    const url = await http.serve({}, () => api.now);
    const { browser } = await signInNewcomer(api);
    api.pass(10 * 60_000);
    const { headers } = await post(url, MY_SESSIONS, {}, { cookie: browser.cookie ?? '' });
    const end = new Date(api.now.getTime() + SESSION_IDLE_LIFE_MS).toUTCString();
    expect(headers.get('set-cookie')).toContain(`Expires=${end}`);
  });

  it('lives 14 days from its last use', async () => {
    const { browser } = await signInNewcomer(api);
    api.pass(DAY_MS);
    await api.execute(browser, REFRESH);
    api.pass(SESSION_IDLE_LIFE_MS);
    expect((await api.execute(browser, REFRESH)).code).toBe('UNAUTHENTICATED');
  });
});

describe('mySessions', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

  const listed = async (browser: Browser) =>
    (await api.execute<{ mySessions: SessionType[] }>(browser, MY_SESSIONS)).data?.mySessions ?? [];

  it("lists one's own, the latest used first, with where and when", async () => {
    const { email } = await signInNewcomer(api);
    await SessionModel.deleteMany();
    const firstAt = api.now;
    const first = await signIn(email, FIREFOX);
    api.pass(60_000);
    await signIn(email, IPHONE);
    api.pass(10 * 60_000);
    const sessions = await listed(first);
    expect(sessions.map(({ where, current }) => [where, current])).toEqual([
      ['Firefox on Windows', true],
      ['Safari on iPhone', false],
    ]);
    expect(sessions[0]).toMatchObject({ createdAt: firstAt, lastUsedAt: api.now });
    await signInNewcomer(api);
    expect(await listed(first)).toHaveLength(2);
  });

  it('lists none whose life is over', async () => {
    const { browser, accountId } = await signInNewcomer(api);
    const { session } = await startSession(accountId, api.now);
    await SessionModel.updateOne({ _id: session._id }, { $set: { expiresAt: api.now } });
    expect(await listed(browser)).toHaveLength(1);
  });

  it('knows a last use to within five minutes', async () => {
    const { browser } = await signInNewcomer(api);
    const start = api.now;
    api.pass(5 * 60_000 - 1);
    expect((await listed(browser))[0]?.lastUsedAt).toEqual(start);
    api.pass(1);
    expect((await listed(browser))[0]?.lastUsedAt).toEqual(api.now);
  });

  it('keeps only the beginning of a long name that a browser gives itself', async () => {
    const { email } = await signInNewcomer(api);
    await signIn(email, 'M'.repeat(10_000));
    expect(await SessionModel.countDocuments({ userAgent: 'M'.repeat(300) })).toBe(1);
  });

  it('gives no identifier that opens a session', async () => {
    const { browser } = await signInNewcomer(api);
    const [session] = await listed(browser);
    const { data } = await api.execute(api.browserWith(session?.id ?? ''), VIEWER);
    expect(data).toEqual({ viewer: null });
  });
});

it('a login has so many sessions at a time: one more ends those that were used longest ago, of that login alone', async () => {
  const { browser: first, email, accountId } = await signInNewcomer(api);
  const { browser: another } = await signInNewcomer(api);
  api.pass(1000);
  const second = await signIn(email);
  api.pass(1000);
  for (let time = 2; time < SESSIONS_PER_LOGIN; time += 1) await startSession(accountId, api.now);
  expect((await api.execute(first, MY_SESSIONS)).data?.['mySessions']).toHaveLength(SESSIONS_PER_LOGIN);
  const latest = await signIn(email);
  expect((await api.execute(first, MY_SESSIONS)).code).toBe('UNAUTHENTICATED');
  for (const browser of [second, latest, another]) expect((await api.execute(browser, MY_SESSIONS)).code).toBeNull();
});

it('a sign-in that waits for its second factor ends no session', async () => {
  const { browser, email, accountId } = await signInNewcomer(api);
  api.pass(1000);
  for (let time = 0; time < SESSIONS_PER_LOGIN; time += 1) await startPendingSession(accountId, api.now, {});
  await signIn(email);
  expect((await api.execute(browser, MY_SESSIONS)).code).toBeNull();
});

it("ended sessions count among a login's, and are removed first", async () => {
  const { browser, email, accountId } = await signInNewcomer(api);
  api.pass(1000);
  for (let time = 0; time < SESSIONS_PER_LOGIN; time += 1) await startSession(accountId, api.now);
  await SessionModel.updateMany({ accountId, lastUsedAt: api.now }, { $set: { state: 'ENDED' } });
  await signIn(email);
  expect(await SessionModel.countDocuments({ accountId })).toBe(SESSIONS_PER_LOGIN);
  expect((await api.execute(browser, MY_SESSIONS)).code).toBeNull();
});

describe('endSession', () => {
  async function twoSessions() {
    const { browser: here, email } = await signInNewcomer(api);
    const there = await signIn(email);
    const { data } = await api.execute<{ mySessions: SessionType[] }>(here, MY_SESSIONS);
    const id = (isCurrent: boolean) => data?.mySessions.find(({ current }) => current === isCurrent)?.id ?? '';
    return { here, there, hereId: id(true), thereId: id(false) };
  }

  it('signs that place out at once, and tells it why', async () => {
    const { here, there, thereId } = await twoSessions();
    expect((await api.execute(here, END_SESSION, { id: thereId })).data).toEqual({ endSession: true });
    for (const operation of [MY_SESSIONS, REFRESH]) {
      const { errors } = await api.execute(there, operation);
      expect(errors[0]).toMatchObject({
        message: 'You were signed out from another place. Please sign in.',
        extensions: { code: 'UNAUTHENTICATED', reason: 'SESSION_ENDED' },
      });
    }
    expect((await api.execute(there, VIEWER)).data).toEqual({ viewer: null });
    expect((await api.execute(here, MY_SESSIONS)).data?.['mySessions']).toHaveLength(1);
  });

  it('of another place asks for a recent sign-in', async () => {
    const { here, there, thereId } = await twoSessions();
    api.pass(RECENT_SIGN_IN_MS + 1);
    for (const id of [thereId, 'none']) {
      expect((await api.execute(here, END_SESSION, { id })).code).toBe('REQUIRES_RECENT_LOGIN');
    }
    expect((await api.execute(there, MY_SESSIONS)).code).toBeNull();
  });

  it('of the current one signs out, at any time', async () => {
    const { here, hereId } = await twoSessions();
    api.pass(RECENT_SIGN_IN_MS + 1);
    await api.execute(here, END_SESSION, { id: hereId });
    expect(here.cookie).toBeUndefined();
  });

  it("does not reach anybody else's, and does not tell whether there is one", async () => {
    const { thereId } = await twoSessions();
    const { browser } = await signInNewcomer(api);
    const foreign = await api.execute(browser, END_SESSION, { id: thereId });
    const absent = await api.execute(browser, END_SESSION, { id: 'none' });
    expect(foreign.code).toBe('NOT_FOUND');
    expect(absent.errors).toEqual(foreign.errors);
  });

  it('twice at the same moment ends it once', async () => {
    const { here, thereId } = await twoSessions();
    const answers = await Promise.all([1, 2].map(() => api.execute(here, END_SESSION, { id: thereId })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['NOT_FOUND', null]);
  });
});

describe('takeSignedOutReason', () => {
  const take = async (browser: Browser) => (await api.execute(browser, TAKE_REASON)).data?.['takeSignedOutReason'];

  it.each([
    ['SESSION_ENDED', 'You were signed out from another place. Please sign in.'],
    ['PASSWORD_CHANGED', 'Your password was changed. Please sign in with the new one.'],
    ['USER_DISABLED', 'Your login has been disabled. Please talk to your leadership.'],
  ] as const)('tells %s once, to the browser that held the session', async (reason, sentence) => {
    const { browser, accountId, email } = await signInNewcomer(api);
    const another = await signIn(email);
    await endSessionsOf(accountId, reason);
    expect(await take(new Browser())).toBeNull();
    expect([await take(browser), await take(browser)]).toEqual([sentence, null]);
    expect(await take(another)).toBe(sentence);
  });

  it('tells of a login that was disabled, also where its sessions have not been ended yet, and forgets the session', async () => {
    const { browser, soldier } = await signInSoldier(api);
    await SoldierModel.updateOne({ _id: soldier._id }, { $set: { loginDisabled: true } });
    expect(await take(browser)).toBe('Your login has been disabled. Please talk to your leadership.');
    await SoldierModel.updateOne({ _id: soldier._id }, { $set: { loginDisabled: false } });
    expect((await api.execute(browser, MY_SESSIONS)).code).toBe('UNAUTHENTICATED');
  });

  it('leaves a session alone that goes on, or has to be extended', async () => {
    const { browser } = await signInNewcomer(api);
    expect(await take(browser)).toBeNull();
    api.pass(ACCESS_WINDOW_MS + 1);
    expect(await take(browser)).toBeNull();
    expect((await api.execute(browser, REFRESH)).code).toBeNull();
  });

  it('tells nothing to somebody who has signed out, nor after the time for which a session is remembered', async () => {
    const { browser, accountId, email } = await signInNewcomer(api);
    await api.execute(browser, SIGN_OUT);
    expect(await take(browser)).toBeNull();
    const another = await signIn(email);
    await endSessionsOf(accountId, 'PASSWORD_CHANGED');
    api.pass(SESSION_IDLE_LIFE_MS + 1);
    expect(await take(another)).toBeNull();
  });
});

it('a session that ended does not come back to life by being used', async () => {
  const { browser } = await signInNewcomer(api);
  await SessionModel.updateMany({}, { $set: { state: 'ENDED', endedBecause: 'SESSION_ENDED' } });
  api.pass(DAY_MS);
  const before = await SessionModel.findOne().lean();
  await api.execute(browser, REFRESH);
  expect(await SessionModel.findOne().lean()).toEqual(before);
});

describe('a request in which somebody else signs in', () => {
  const asAnother = (fields: string, declared = '') =>
    `mutation ($input: SignInInput!${declared}) { signIn(input: $input) { login { email } } ${fields} }`;

  /** A browser that its owner left open half an hour ago, and a way for somebody else to sign in there. */
  async function leftOpen() {
    const owner = await signInSoldier(api, { isStaff: true });
    const stranger = await signInNewcomer(api);
    await AccountModel.updateOne({ _id: owner.accountId }, { $set: { openIdSubject: 'issuer owner' } });
    api.pass(RECENT_SIGN_IN_MS + 1);
    return { owner, variables: { input: { email: stranger.email, password: FACTORY_PASSWORD } } };
  }

  it.each([
    ['begins no second factor', 'enrolSecondFactor { secret }', ENROL],
    ['unlinks no provider', 'unlinkProvider', UNLINK_PROVIDER],
  ])('%s of the owner', async (_title, field, alone) => {
    const { owner, variables } = await leftOpen();
    expect((await api.execute(owner.browser, alone)).code).toBe('REQUIRES_RECENT_LOGIN');
    expect((await api.execute(owner.browser, asAnother(field), variables)).code).toBe('UNAUTHENTICATED');
    const account = await AccountModel.findById(owner.accountId).lean();
    expect(account).toMatchObject({ openIdSubject: 'issuer owner' });
    expect(account).not.toHaveProperty('pendingFactor');
  });

  it('ends no other session of the owner', async () => {
    const { owner, variables } = await leftOpen();
    const phone = await signIn(owner.email);
    const [session] = await SessionModel.find({ accountId: owner.accountId, state: 'OPEN' })
      .sort({ createdAt: -1 })
      .lean();
    const ending = asAnother('endSession(id: $id)', ', $id: ID!');
    const { code } = await api.execute(owner.browser, ending, { ...variables, id: session?._id });
    expect(code).toBe('UNAUTHENTICATED');
    expect((await api.execute(phone, VIEWER)).data).toMatchObject({ viewer: { login: { email: owner.email } } });
  });

  it('leaves the browser signed in as the person who signed in', async () => {
    const { owner, variables } = await leftOpen();
    await api.execute(owner.browser, asAnother('unlinkProvider'), variables);
    const { data } = await api.execute(owner.browser, VIEWER);
    expect(data).toMatchObject({ viewer: { login: { email: variables.input.email }, isStaff: false } });
  });
});
