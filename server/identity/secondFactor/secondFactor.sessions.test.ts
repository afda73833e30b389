import { RECENT_SIGN_IN_MS } from '../../../domain/constants.ts';
import { beforeNextAccountChange, beforeNextAccountRead } from '../../testing/beforeNextCommand.ts';
import { FACTORY_PASSWORD, signInNewcomer } from '../../testing/factories.ts';
import {
  CHANGE_PASSWORD,
  CONFIRM_FACTOR,
  MY_SESSIONS,
  REFRESH,
  REMOVE_FACTOR,
  REQUEST_RESET,
  RESET,
  SIGN_IN,
  UNLINK_PROVIDER,
  VIEWER,
} from '../../testing/identityOperations.ts';
import { secondFactors, STEP_MS } from '../../testing/secondFactors.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { SessionModel } from '../session/session.model.ts';

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());
afterEach(() => jest.restoreAllMocks());

const { shown, enrol, withSecondFactor, withPassword, verify } = secondFactors(api);
const login = async (browser: Browser) => (await api.execute(browser, VIEWER)).data?.['viewer'];
const remove = (browser: Browser, code: string) => api.execute(browser, REMOVE_FACTOR, { code });

/** A browser signed in with both factors. */
async function withBothFactors(email: string, secret: string): Promise<Browser> {
  const browser = await withPassword(email);
  api.pass(STEP_MS);
  expect((await verify(browser, shown(secret))).code).toBeNull();
  return browser;
}

/** Expects that the browser was signed out from elsewhere. */
async function expectEnded(browser: Browser): Promise<void> {
  for (const operation of [MY_SESSIONS, REFRESH]) {
    const { errors } = await api.execute(browser, operation);
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', reason: 'SESSION_ENDED' });
  }
}

describe('switching it on', () => {
  it('ends all other sessions, and goes on here under a new identifier', async () => {
    const { browser, email } = await signInNewcomer(api);
    const elsewhere = new Browser();
    await api.execute(elsewhere, SIGN_IN, { input: { email, password: FACTORY_PASSWORD } });
    const stolen = Object.assign(new Browser(), browser);
    await api.execute(browser, CONFIRM_FACTOR, { code: shown(await enrol(browser)) });
    expect(browser.cookie).not.toBe(stolen.cookie);
    for (const former of [stolen, elsewhere]) await expectEnded(former);
    expect(await login(browser)).toMatchObject({ login: { hasSecondFactor: true } });
  });

  it('leaves no session that was opened without it at the same moment', async () => {
    const { browser, email } = await signInNewcomer(api);
    const code = shown(await enrol(browser));
    const others = Array.from({ length: 4 }, () => new Browser());
    const signIns = others.map((other) =>
      api.execute(other, SIGN_IN, { input: { email, password: FACTORY_PASSWORD } }),
    );
    await Promise.all([api.execute(browser, CONFIRM_FACTOR, { code }), ...signIns]);
    for (const other of others) expect(await login(other)).toBeNull();
    expect(await SessionModel.countDocuments({ state: 'OPEN' })).toBe(1);
  });

  it('is refused to a request whose session was ended while it was under way', async () => {
    // Another login's session, which continues.
    await signInNewcomer(api);
    const { browser, email } = await signInNewcomer(api);
    const factorCode = shown(await enrol(browser));
    await api.execute(new Browser(), REQUEST_RESET, { email });
    await api.settled();
    const both = `mutation ($code: String!, $factorCode: String!) {
      resetPassword(code: $code, password: "ten grey tents")
      confirmSecondFactor(code: $factorCode)
    }`;
    const { errors } = await api.execute(browser, both, { code: api.postbox.codeFor(email), factorCode });
    const extensions = { code: 'UNAUTHENTICATED', reason: 'PASSWORD_CHANGED' };
    expect(errors).toMatchObject([{ path: ['confirmSecondFactor'], extensions }]);
    expect(await login(browser)).toBeNull();
    expect(await AccountModel.exists({ secondFactor: { $exists: true } })).toBeNull();
  });

  it.each([
    ['switching it on', 'read', CONFIRM_FACTOR, beforeNextAccountRead, 'UNAUTHENTICATED'],
    ['switching it on', 'changed', CONFIRM_FACTOR, beforeNextAccountChange, 'CONFLICT'],
    ['unlinking a provider', 'read', UNLINK_PROVIDER, beforeNextAccountRead, 'UNAUTHENTICATED'],
    ['unlinking a provider', 'changed', UNLINK_PROVIDER, beforeNextAccountChange, 'CONFLICT'],
  ])(
    '%s goes on in no session when a reset comes before the login is %s',
    async (_, __, operation, before, refusal) => {
      const { browser, accountId, email } = await signInNewcomer(api);
      await AccountModel.updateOne({ _id: accountId }, { $set: { openIdSubject: 'https://id.example sam' } });
      const variables = { code: shown(await enrol(browser)) };
      await api.execute(new Browser(), REQUEST_RESET, { email });
      await api.settled();
      const code = api.postbox.codeFor(email);
      before(() => api.execute(new Browser(), RESET, { code, password: 'ten grey tents' }));
      expect((await api.execute(browser, operation, variables)).code).toBe(refusal);
      expect(await login(browser)).toBeNull();
      expect(await SessionModel.countDocuments({ state: 'OPEN' })).toBe(0);
    },
  );

  it('is refused to a request that has signed out before', async () => {
    const { browser } = await signInNewcomer(api);
    const variables = { code: shown(await enrol(browser)) };
    const both = 'mutation ($code: String!) { signOut confirmSecondFactor(code: $code) }';
    expect((await api.execute(browser, both, variables)).code).toBe('UNAUTHENTICATED');
    expect(await login(browser)).toBeNull();
  });

  it.each([
    ['changing the password', CHANGE_PASSWORD, 'UNAUTHENTICATED'],
    ['unlinking a provider', UNLINK_PROVIDER, 'WRONG_PASSWORD'],
  ])('%s goes on in no session that did not show it', async (_, operation, refusal) => {
    const { browser, accountId } = await signInNewcomer(api);
    // As in the moment before the change ends the sessions.
    const secondFactor = { secret: 'A'.repeat(32), lastStep: 0, recoveryCodes: [] };
    await AccountModel.updateOne(
      { _id: accountId },
      { $set: { secondFactor, openIdSubject: 'https://id.example sam' } },
    );
    const input = {
      currentPassword: FACTORY_PASSWORD,
      newPassword: 'ten grey tents',
      confirmPassword: 'ten grey tents',
    };
    expect((await api.execute(browser, operation, { input })).code).toBe(refusal);
    expect(await SessionModel.countDocuments({ showedSecondFactor: true })).toBe(0);
  });

  it('does not make the sign-in more recent', async () => {
    const { browser } = await signInNewcomer(api);
    const secret = await enrol(browser);
    api.pass(RECENT_SIGN_IN_MS + 1);
    expect((await api.execute(browser, CONFIRM_FACTOR, { code: shown(secret) })).code).toBeNull();
    api.pass(STEP_MS);
    expect((await api.execute(browser, REMOVE_FACTOR, { code: shown(secret) })).code).toBe('REQUIRES_RECENT_LOGIN');
  });
});

describe('switching it off', () => {
  it('ends all other sessions and what waits for the code, and goes on here under a new identifier', async () => {
    const { browser, email, secret, recoveryCodes } = await withSecondFactor();
    const elsewhere = await withBothFactors(email, secret);
    const waiting = await withPassword(email);
    const stolen = Object.assign(new Browser(), browser);
    await remove(browser, recoveryCodes[0] ?? '');
    expect(browser.cookie).not.toBe(stolen.cookie);
    for (const former of [stolen, elsewhere]) await expectEnded(former);
    expect((await verify(waiting, recoveryCodes[1] ?? '')).code).toBe('REQUIRES_RECENT_LOGIN');
    expect(await login(browser)).toMatchObject({ login: { hasSecondFactor: false } });
  });

  it('leaves no session that was opened with a factor that was removed at the same moment', async () => {
    const { email, secret, recoveryCodes } = await withSecondFactor();
    const browser = await withBothFactors(email, secret);
    const others = [await withPassword(email), await withPassword(email)];
    const [removing = '', ...codes] = recoveryCodes;
    await Promise.all([
      api.execute(browser, REMOVE_FACTOR, { code: removing }),
      ...others.map((other, index) => verify(other, codes[index] ?? '')),
    ]);
    for (const other of others) expect(await login(other)).toBeNull();
    expect(await login(browser)).toMatchObject({ login: { hasSecondFactor: false } });
  });
});
