import { parseCookie } from 'cookie';
import {
  ATTEMPTS_PER_ACCOUNT,
  ATTEMPTS_PER_NETWORK,
  DAY_MS,
  FAILURES_FROM_UNKNOWN_BROWSERS,
  FIRST_WAIT_MS,
  KNOWN_LOGINS_PER_BROWSER,
} from '../../../domain/constants.ts';
import { FACTORY_PASSWORD, signInNewcomer } from '../../testing/factories.ts';
import {
  CHANGE_PASSWORD,
  REFRESH,
  REQUEST_LINK,
  REQUEST_RESET,
  RESET,
  SIGN_IN_WITH_LINK,
  SIGN_OUT,
  VERIFY_FACTOR,
} from '../../testing/identityOperations.ts';
import { limitedAttempts, times } from '../../testing/limitedAttempts.ts';
import { secondFactors } from '../../testing/secondFactors.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { BrowserKeyModel } from './browserKey.model.ts';
import { LimitModel } from './limit.model.ts';
import { countAttempt } from './limits.ts';

const api = TestApi.forThisFile();
const { withSecondFactor } = secondFactors(api);
const { pass, from, signIn, codesOf } = limitedAttempts(api);

const HELD = "Too many wrong passwords. Use a browser you've signed in with before, or set a new password.";

const signOut = (browser: Browser) => api.execute(browser, SIGN_OUT);

/** Somebody who has signed in with a browser, and out again. */
async function knownBrowser() {
  const { email, accountId } = await signInNewcomer(api);
  const browser = new Browser();
  expect((await signIn(email, FACTORY_PASSWORD, browser)).code).toBeNull();
  await signOut(browser);
  return { email, accountId, browser };
}

/**
 * Fails so often in browsers that do not know the login, ten times from each of many places. Counts as the operation does, without the time
 * for comparing a password.
 */
async function failElsewhere(email: string, failures: number): Promise<void> {
  for (let time = 0; time < failures; time += 1) {
    await countAttempt('password', { account: email, address: `2001:db8::${Math.floor(time / ATTEMPTS_PER_ACCOUNT)}` });
  }
}

describe('a browser that signed in before', () => {
  it('is not kept out by ten wrong passwords of somebody at the next desk, behind the same address', async () => {
    const { email, browser } = await knownBrowser();
    expect(await codesOf(11, () => signIn(email))).toEqual([...times(10, 'WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
    expect((await signIn(email, FACTORY_PASSWORD, browser)).code).toBeNull();
  });

  it('is not kept out by a hundred failures at its address either', async () => {
    const { email, browser } = await knownBrowser();
    for (let time = 0; time <= ATTEMPTS_PER_NETWORK; time += 1) {
      await countAttempt('password', { account: `kim${time}@unit.example`, address: browser.address }).catch(
        () => 'over',
      );
    }
    expect((await signIn(email)).code).toBe('TOO_MANY_REQUESTS');
    expect((await signIn(email, FACTORY_PASSWORD, browser)).code).toBeNull();
  });

  it('has ten failures of its own; then it waits, and nobody else does', async () => {
    const { email, browser } = await knownBrowser();
    expect(await codesOf(11, () => signIn(email, 'wrong', browser))).toEqual([
      ...times(10, 'WRONG_PASSWORD'),
      'TOO_MANY_REQUESTS',
    ]);
    const { errors } = await signIn(email, FACTORY_PASSWORD, browser);
    expect(errors[0]?.extensions).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: FIRST_WAIT_MS / 1000 });
    expect((await signIn(email, FACTORY_PASSWORD)).code).toBeNull();
    pass(FIRST_WAIT_MS + 1);
    expect((await signIn(email, FACTORY_PASSWORD, browser)).code).toBeNull();
  });

  it('is one for the logins alone that signed in there, be there several', async () => {
    const { email, browser } = await knownBrowser();
    const { email: second } = await signInNewcomer(api);
    const { email: third } = await signInNewcomer(api);
    await signIn(second, FACTORY_PASSWORD, browser);
    await signOut(browser);
    for (const address of [email, second, third]) await codesOf(11, () => signIn(address));
    expect((await signIn(email, FACTORY_PASSWORD, browser)).code).toBeNull();
    expect((await signIn(second, FACTORY_PASSWORD, browser)).code).toBeNull();
    expect((await signIn(third, FACTORY_PASSWORD, browser)).code).toBe('TOO_MANY_REQUESTS');
  });

  it('counts its passwords of signing in and of an open session together', async () => {
    const { email, browser } = await knownBrowser();
    await signIn(email, FACTORY_PASSWORD, browser);
    await codesOf(5, () => signIn(email, 'wrong', browser));
    const input = { currentPassword: 'wrong', newPassword: 'nine blue tents', confirmPassword: 'nine blue tents' };
    const codes = await codesOf(6, () => api.execute(browser, CHANGE_PASSWORD, { input }));
    expect(codes).toEqual([...times(5, 'WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
  });

  it.each([
    ['by an address in capitals', (email: string) => email.toUpperCase()],
    ['by the address as it is', (email: string) => email],
  ])('is known %s', async (_, written) => {
    const { email, browser } = await knownBrowser();
    await codesOf(11, () => signIn(email));
    expect((await signIn(written(email), FACTORY_PASSWORD, browser)).code).toBeNull();
  });

  it('signed in by a link, or was signed in already when the product began to know browsers', async () => {
    api.configure({ emailLinkSignIn: true });
    const { email, browser: older } = await signInNewcomer(api);
    const linked = new Browser();
    await api.execute(linked, REQUEST_LINK, { email });
    await api.settled();
    await api.execute(linked, SIGN_IN_WITH_LINK, { code: api.postbox.codeFor(email) });
    expect((await api.execute(older, REFRESH)).code).toBeNull();
    await codesOf(11, () => signIn(email));
    for (const browser of [linked, older]) {
      await signOut(browser);
      expect((await signIn(email, FACTORY_PASSWORD, browser)).code).toBeNull();
    }
  });

  it('is none with the password and without the second factor', async () => {
    const { email, accountId } = await signInNewcomer(api);
    const secondFactor = { secret: 'A'.repeat(32), lastStep: 0, recoveryCodes: [] };
    await AccountModel.updateOne({ _id: accountId }, { $set: { secondFactor } });
    const browser = new Browser();
    await signIn(email, FACTORY_PASSWORD, browser);
    expect(Object.keys(parseCookie(browser.cookie ?? ''))).toEqual(['session']);
  });
});

describe('the cookie of a known browser', () => {
  const cookieOf = ({ cookie }: Browser) => parseCookie(cookie ?? '')['known-browser'] ?? '';

  it('says nothing of the login, and nothing that two browsers share', async () => {
    const { email, accountId, browser } = await knownBrowser();
    const another = new Browser();
    await signIn(email, FACTORY_PASSWORD, another);
    const parts = [cookieOf(browser), cookieOf(another)].map((value) => value.split('.'));
    expect(parts.map(({ length }) => length)).toEqual([2, 2]);
    expect(new Set(parts.flat()).size).toBe(4);
    expect(parts.flat().join(' ')).not.toMatch(new RegExp([email, accountId].join('|'), 'i'));
    const key = await BrowserKeyModel.findOne().lean();
    expect(cookieOf(browser)).not.toContain(key?.key);
  });

  it.each([
    ['a signature that somebody made up', (value: string) => `${value.slice(0, -3)}AAA`],
    ['the name of another browser', (value: string) => `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`],
    ['nothing but a name', (value: string) => value.split('.')[0] ?? ''],
    ['thousands of signatures', () => Array.from({ length: 3000 }, () => 'a').join('.')],
  ])('is worth nothing with %s', async (_, forged) => {
    const { email, browser } = await knownBrowser();
    browser.cookie = `known-browser=${forged(cookieOf(browser))}`;
    await codesOf(11, () => signIn(email));
    expect((await signIn(email, FACTORY_PASSWORD, browser)).code).toBe('TOO_MANY_REQUESTS');
  });

  it('does not serve for another login, whose owner has the same browser', async () => {
    const { browser } = await knownBrowser();
    const { email } = await signInNewcomer(api);
    await codesOf(11, () => signIn(email));
    expect((await signIn(email, FACTORY_PASSWORD, browser)).code).toBe('TOO_MANY_REQUESTS');
  });

  it('stays over signing out, and grows no longer the more people share a desk', async () => {
    const { email: first, browser } = await knownBrowser();
    const emails = [];
    for (let count = 0; count < KNOWN_LOGINS_PER_BROWSER; count += 1) emails.push((await signInNewcomer(api)).email);
    for (const email of emails) {
      await signIn(email, FACTORY_PASSWORD, browser);
      await signOut(browser);
    }
    expect(cookieOf(browser).split('.')).toHaveLength(1 + KNOWN_LOGINS_PER_BROWSER);
    await codesOf(11, () => signIn(first));
    expect((await signIn(first, FACTORY_PASSWORD, browser)).code).toBe('TOO_MANY_REQUESTS');
    const latest = emails.at(-1) ?? '';
    await codesOf(11, () => signIn(latest));
    expect((await signIn(latest, FACTORY_PASSWORD, from('198.51.100.9', browser))).code).toBeNull();
  });
});

describe('browsers that have not signed in before', () => {
  it('are kept out where ten failures were, and nowhere else', async () => {
    const { email } = await signInNewcomer(api);
    await codesOf(11, () => signIn(email));
    expect((await signIn(email, FACTORY_PASSWORD)).code).toBe('TOO_MANY_REQUESTS');
    expect((await signIn(email, FACTORY_PASSWORD, from('198.51.100.7'))).code).toBeNull();
  });

  it('have a hundred failures in a row together; then only known browsers sign in, until the password is right once', async () => {
    const { email, browser } = await knownBrowser();
    await failElsewhere(email, FAILURES_FROM_UNKNOWN_BROWSERS - 1);
    expect((await signIn(email, 'wrong', from('198.51.100.7'))).code).toBe('WRONG_PASSWORD');
    pass(300 * DAY_MS);
    const { errors } = await signIn(email, FACTORY_PASSWORD, from('198.51.100.8'));
    expect(errors[0]).toMatchObject({ message: HELD, extensions: { code: 'TOO_MANY_REQUESTS' } });
    expect(errors[0]?.extensions).not.toHaveProperty('retryAfterSeconds');
    expect((await signIn(email, 'wrong', browser)).code).toBe('WRONG_PASSWORD');
    expect((await signIn(email, FACTORY_PASSWORD, from('198.51.100.8'))).code).toBe('TOO_MANY_REQUESTS');
    expect((await signIn(email, FACTORY_PASSWORD, browser)).code).toBeNull();
    expect((await signIn(email, FACTORY_PASSWORD, from('198.51.100.8'))).code).toBeNull();
  });

  it('are let in again by a reset of the password', async () => {
    const { email } = await signInNewcomer(api);
    await failElsewhere(email, FAILURES_FROM_UNKNOWN_BROWSERS);
    const place = from('198.51.100.7');
    await api.execute(place, REQUEST_RESET, { email });
    await api.settled();
    await api.execute(place, RESET, { code: api.postbox.codeFor(email), password: 'nine blue tents' });
    expect((await signIn(email, 'nine blue tents', place)).code).toBeNull();
    expect((await signIn(email, 'nine blue tents', from('2001:db8::1'))).code).toBeNull();
  });

  it('begin anew with the hundred after a password that was right', async () => {
    const { email } = await signInNewcomer(api);
    await failElsewhere(email, FAILURES_FROM_UNKNOWN_BROWSERS - 1);
    expect((await signIn(email, FACTORY_PASSWORD, from('198.51.100.7'))).code).toBeNull();
    pass(FIRST_WAIT_MS + 1);
    await failElsewhere(email, FAILURES_FROM_UNKNOWN_BROWSERS - 1);
    expect((await signIn(email, FACTORY_PASSWORD, from('198.51.100.7'))).code).toBeNull();
  });

  it('learn nothing about whether the address has a login', async () => {
    const { email } = await signInNewcomer(api);
    const answers = async (address: string) => {
      await failElsewhere(address, FAILURES_FROM_UNKNOWN_BROWSERS - 1);
      return [
        await signIn(address, 'wrong', from('198.51.100.7')),
        await signIn(address, 'wrong', from('198.51.100.8')),
      ];
    };
    expect(await answers('nobody@unit.example')).toEqual(await answers(email));
  });

  it('do not use up the hundred with what is refused before it is tried', async () => {
    const { email } = await signInNewcomer(api);
    for (let time = 0; time < 2 * FAILURES_FROM_UNKNOWN_BROWSERS; time += 1) {
      await countAttempt('password', { account: email, address: '198.51.100.7' }).catch(() => 'over');
    }
    expect((await signIn(email, FACTORY_PASSWORD, from('198.51.100.8'))).code).toBeNull();
  });

  it('and their counts name nobody in the store', async () => {
    const { email } = await knownBrowser();
    await signIn(email, 'wrong', from('198.51.100.7'));
    expect(JSON.stringify(await LimitModel.find().lean())).not.toMatch(new RegExp(`${email}|198\\.51`));
  });
});

describe('other attempts of a known browser are not used up by strangers', () => {
  it('codes of a second factor', async () => {
    const owner = await withSecondFactor();
    const stranger = new Browser();
    await signIn(owner.email, FACTORY_PASSWORD, stranger);
    const codes = await codesOf(11, () => api.execute(stranger, VERIFY_FACTOR, { code: 'none' }));
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    await signOut(owner.browser);
    await signIn(owner.email, FACTORY_PASSWORD, owner.browser);
    const { code } = await api.execute(owner.browser, VERIFY_FACTOR, { code: 'none' });
    expect(code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['resets', REQUEST_RESET],
    ['links that sign in', REQUEST_LINK],
  ])('%s', async (_, operation) => {
    api.configure({ emailLinkSignIn: true });
    const { email, browser } = await knownBrowser();
    const ask = (asking: Browser) => api.execute(asking, operation, { email });
    expect((await codesOf(11, () => ask(new Browser()))).at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(await codesOf(11, () => ask(browser))).toEqual([...times(10, null), 'TOO_MANY_REQUESTS']);
  });
});
