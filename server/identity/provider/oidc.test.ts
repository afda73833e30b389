import { createServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import mongoose from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import { ATTEMPTS_PER_NETWORK, RECENT_SIGN_IN_MS } from '../../../domain/constants.ts';
import { type Soldier, SoldierModel } from '../../records/soldiers/soldier.model.ts';
import { signInNewcomer, signInSoldier } from '../../testing/factories.ts';
import { cookiesOf, HttpApp, post } from '../../testing/httpApp.ts';
import { ENROL, UNLINK_PROVIDER, VERIFY_FACTOR, VIEWER } from '../../testing/identityOperations.ts';
import { listenLocally } from '../../testing/listenLocally.ts';
import { LogLines } from '../../testing/logLines.ts';
import { OpenIdProvider } from '../../testing/openIdProvider.ts';
import { TestApi } from '../../testing/testApi.ts';
import { UNTRUSTED } from '../../testing/untrustedCertificate.ts';
import { AccountModel } from '../account.model.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();
const lines = LogLines.forThisFile();
let provider: OpenIdProvider;

beforeAll(async () => {
  provider = await OpenIdProvider.start();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.honest();
  app.postbox.mails.length = 0;
});

const serve = ({ issuer }: { issuer: URL } = provider) => {
  const { clientId, clientSecret } = provider;
  return app.serve({ openIdConnect: { issuer, clientId, clientSecret, name: 'Unit sign-in' } });
};

const go = (url: string, cookie = '') => fetch(url, { redirect: 'manual', headers: { cookie } });

/** The code that the last page gives the window which opened the pop-up; null if the person is signed in. */
const codeOn = (page: string) => /data-code="([^"]*)"/.exec(page)?.[1] || null;

/** Goes to the provider and back, as the pop-up does. */
async function signIn(url: string, claims: object, cookie = '') {
  provider.claims = { ...claims };
  const start = await go(`${url}/auth/oidc/start`, cookie);
  const authorize = start.headers.get('location') ?? '';
  const back = (await go(authorize)).headers.get('location') ?? '';
  const end = await go(back, [cookie, cookiesOf(start)].join('; '));
  return { start, authorize, back, end, code: codeOn(await end.text()), cookie: cookiesOf(end) };
}

const verified = (email: string, sub = `subject of ${email}`) => ({ sub, email, email_verified: true });

async function viewerEmail(url: string, cookie: string): Promise<string | undefined> {
  const response = await post(url, VIEWER, {}, { cookie });
  const { data }: { data: { viewer: { login: { email: string } } | null } } = JSON.parse(await response.text());
  return data.viewer?.login.email;
}

it('signs in the login that has the verified address, and again when that address has changed', async () => {
  const { email, accountId } = await signInSoldier(api);
  const url = await serve();
  const first = await signIn(url, verified(email.toUpperCase(), 'sam'));
  expect(first.code).toBeNull();
  expect(await viewerEmail(url, first.cookie)).toBe(email);
  await app.settled();
  expect(app.postbox.mails).toMatchObject([{ to: email, about: 'sign-in linked' }]);
  await AccountModel.updateOne({ _id: accountId }, { $set: { email: 'new@unit.example' } });
  const second = await signIn(url, verified(email, 'sam'));
  expect(await viewerEmail(url, second.cookie)).toBe('new@unit.example');
});

it('links again a person with the confirmed address, once the owner has unlinked it', async () => {
  const { email, browser } = await signInSoldier(api);
  const url = await serve();
  await signIn(url, verified(email));
  expect((await api.execute(browser, UNLINK_PROVIDER)).code).toBeNull();
  const { cookie } = await signIn(url, verified(email));
  expect(await viewerEmail(url, cookie)).toBe(email);
});

describe('the times of an ID token are held against the clock', () => {
  const seconds = (away: number): number => Math.floor(Date.now() / 1000) + away;
  const MAX_AGE = 2_592_000;

  it.each([
    ['asked the person a month and a minute ago', () => ({ auth_time: seconds(-MAX_AGE - 60) }), false],
    ['asked the person a month and a moment ago', () => ({ auth_time: seconds(-MAX_AGE - 10) }), true],
    ['will ask the person in a minute', () => ({ auth_time: seconds(60) }), false],
    ['asks the person by a clock that is a little ahead', () => ({ auth_time: seconds(10) }), true],
    ['issues a token in a minute', () => ({ iat: seconds(60), exp: seconds(120) }), false],
    ['issues a token by a clock that is a little ahead', () => ({ iat: seconds(10), exp: seconds(70) }), true],
    ['issued the token a quarter of an hour ago', () => ({ iat: seconds(-900) }), false],
    ['issued the token nine minutes ago', () => ({ iat: seconds(-540) }), true],
    ['does not say when it issued the token', () => ({ iat: undefined }), false],
  ])('of a provider that %s', async (_, times, isTaken) => {
    const { email } = await signInNewcomer(api);
    const url = await serve();
    const { code, cookie } = await signIn(url, { ...verified(email), ...times() });
    expect(code).toBe(isTaken ? null : 'INVALID_ACTION_CODE');
    expect(await viewerEmail(url, cookie)).toBe(isTaken ? email : undefined);
  });
});

it('asks with state, nonce and PKCE, and keeps them where scripts cannot read them', async () => {
  const { email } = await signInNewcomer(api);
  const { start, authorize, end } = await signIn(await serve(), verified(email));
  const query = new URL(authorize).searchParams;
  expect(query.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{43}$/);
  expect(start.headers.get('set-cookie')).toMatch(/^oidc-flow=.*; HttpOnly; SameSite=Lax$/);
  expect(end.headers.getSetCookie()[0]).toMatch(/^oidc-flow=; /);
});

it('ends on a page without inline script, which is kept nowhere', async () => {
  const { email } = await signInNewcomer(api);
  const url = await serve();
  const { end } = await signIn(url, verified(email));
  expect(end.headers.get('cache-control')).toBe('no-store');
  expect(end.headers.get('content-security-policy')).toContain("script-src 'self';");
  const script = await go(`${url}/auth/oidc/close.js`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await script.text()).toContain('window.opener.postMessage(message, location.origin)');
});

it('signs nobody in whose address becomes the same only in small letters', async () => {
  const { accountId } = await signInNewcomer(api);
  await AccountModel.updateOne({ _id: accountId }, { $set: { email: 'kim@unit.example' } });
  // The first letter is the kelvin sign, which becomes a k in lower case.
  const { code } = await signIn(await serve(), verified('\u212Aim@unit.example'));
  expect(code).toBe('USER_NOT_FOUND');
});

it.each([
  ['nobody has the address', verified('nobody@unit.example')],
  ['the provider has not checked the address', { sub: 'a', email: 'KNOWN', email_verified: false }],
  ['the provider does not say that it has', { sub: 'a', email: 'KNOWN' }],
  ['the provider names no address', { sub: 'a' }],
])('makes no login, and signs nobody in, when %s', async (_, claims) => {
  const { email } = await signInNewcomer(api);
  const url = await serve();
  const known = 'email' in claims && claims.email === 'KNOWN' ? { ...claims, email } : claims;
  const { code, cookie } = await signIn(url, known);
  expect(code).toBe('USER_NOT_FOUND');
  expect(await viewerEmail(url, cookie)).toBeUndefined();
  expect(await AccountModel.countDocuments()).toBe(1);
});

describe('a sign-in that belongs to another login', () => {
  it('is refused while somebody else is signed in', async () => {
    const { email } = await signInNewcomer(api);
    const { browser } = await signInNewcomer(api);
    const url = await serve();
    await signIn(url, verified(email));
    expect((await signIn(url, verified(email), browser.cookie)).code).toBe('CREDENTIAL_ALREADY_IN_USE');
  });

  it('is refused where the login has another sign-in', async () => {
    const { email } = await signInNewcomer(api);
    const url = await serve();
    await signIn(url, verified(email, 'sam'));
    expect((await signIn(url, verified(email, 'kim'))).code).toBe('CREDENTIAL_ALREADY_IN_USE');
  });
});

it('asks for the second factor, too', async () => {
  const { email, accountId } = await signInNewcomer(api);
  const secondFactor = { secret: 'A'.repeat(32), lastStep: 0, recoveryCodes: [] };
  await AccountModel.updateOne({ _id: accountId }, { $set: { secondFactor } });
  const url = await serve();
  const { code, cookie } = await signIn(url, verified(email));
  expect(code).toBe('MULTI_FACTOR_AUTH_REQUIRED');
  expect(await viewerEmail(url, cookie)).toBeUndefined();
});

describe('a login with a second factor', () => {
  const secret = 'A'.repeat(32);
  const verify = async (url: string, cookie: string) => {
    const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
    const response = await post(url, VERIFY_FACTOR, { code }, { cookie });
    return cookiesOf(response);
  };

  async function withSecondFactor() {
    const newcomer = await signInNewcomer(api);
    const secondFactor = { secret, lastStep: 0, recoveryCodes: [] };
    await AccountModel.updateOne({ _id: newcomer.accountId }, { $set: { secondFactor } });
    return newcomer;
  }

  it('is linked once that was shown, and not before', async () => {
    const { email, accountId } = await withSecondFactor();
    const url = await serve();
    const { code, cookie } = await signIn(url, verified(email, 'sam'));
    expect(code).toBe('MULTI_FACTOR_AUTH_REQUIRED');
    expect(await AccountModel.findById(accountId).lean()).not.toHaveProperty('openIdSubject');
    await app.settled();
    expect(app.postbox.mails).toEqual([]);
    expect(await viewerEmail(url, await verify(url, cookie))).toBe(email);
    expect((await AccountModel.findById(accountId).lean())?.openIdSubject).toMatch(/ sam$/);
    await app.settled();
    expect(app.postbox.mails).toMatchObject([{ to: email, about: 'sign-in linked' }]);
  });

  it('is not linked when the factor was switched on meanwhile', async () => {
    const { email, accountId } = await signInNewcomer(api);
    const users = mongoose.connection.collection<Soldier>('users');
    const findOne = users.findOne.bind(users);
    // Right after reading the account, the request looks up whether its login is disabled.
    jest.spyOn(users, 'findOne').mockImplementationOnce(async (filter, options) => {
      const secondFactor = { secret, lastStep: 0, recoveryCodes: [] };
      await AccountModel.updateOne({ _id: accountId }, { $set: { secondFactor } });
      return findOne(filter, options);
    });
    const { code } = await signIn(await serve(), verified(email, 'sam'));
    expect(code).toBe('CREDENTIAL_ALREADY_IN_USE');
    expect(await AccountModel.findById(accountId).lean()).not.toHaveProperty('openIdSubject');
  });

  it('is not linked when another login got that sign-in meanwhile', async () => {
    const { email, accountId } = await withSecondFactor();
    const { email: other } = await signInNewcomer(api);
    const url = await serve();
    const waiting = await signIn(url, verified(email, 'sam'));
    await signIn(url, verified(other, 'sam'));
    expect(await viewerEmail(url, await verify(url, waiting.cookie))).toBeUndefined();
    expect(await AccountModel.findById(accountId).lean()).not.toHaveProperty('openIdSubject');
  });
});

describe('what asks for a recent sign-in', () => {
  const enrolCode = async (url: string, cookie: string) => {
    const answer: { errors?: { extensions: { code: string } }[] } = JSON.parse(
      await (await post(url, ENROL, {}, { cookie })).text(),
    );
    return answer.errors?.[0]?.extensions.code ?? null;
  };
  const ago = (milliseconds: number) => Math.floor((Date.now() - milliseconds) / 1000);

  it.each([
    ['a moment ago', {}, null],
    ['too long ago', { auth_time: ago(RECENT_SIGN_IN_MS + 2000) }, 'REQUIRES_RECENT_LOGIN'],
    ['nobody knows when', { auth_time: undefined }, 'REQUIRES_RECENT_LOGIN'],
  ])('goes by when the provider asked the person: %s', async (_, claims, expected) => {
    const { email } = await signInNewcomer(api);
    const url = await serve();
    const { authorize, cookie } = await signIn(url, { ...verified(email), ...claims });
    expect(new URL(authorize).searchParams.get('max_age')).toBe('2592000');
    expect(await enrolCode(url, cookie)).toBe(expected);
  });
});

it('treats a disabled login as any other failure, and links nothing to it', async () => {
  const { email } = await signInSoldier(api, { loginDisabled: true });
  expect((await signIn(await serve(), verified(email))).code).toBe('WRONG_PASSWORD');
  expect((await AccountModel.findOne({ email }).lean())?.openIdSubject).toBeUndefined();
});

it('treats a login that was linked and then disabled as any other failure', async () => {
  const { email, soldier } = await signInSoldier(api);
  const url = await serve();
  expect((await signIn(url, verified(email))).code).toBeNull();
  await SoldierModel.updateOne({ _id: soldier._id }, { $set: { loginDisabled: true } });
  const { code, cookie } = await signIn(url, verified(email));
  expect(code).toBe('WRONG_PASSWORD');
  expect(await viewerEmail(url, cookie)).toBeUndefined();
});

it.each(['cross-site', 'same-site'])('begins by what the person does here, not by another page (%s)', async (site) => {
  const start = await fetch(`${await serve()}/auth/oidc/start`, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': site },
  });
  expect(start.headers.get('location')).toBeNull();
  expect(cookiesOf(start)).toBe('');
  expect(codeOn(await start.text())).toBe('FORBIDDEN');
});

it.each(['same-origin', 'none'])('begins by a click here, or by the address typed in (%s)', async (site) => {
  const start = await fetch(`${await serve()}/auth/oidc/start`, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': site },
  });
  expect(start.headers.get('location')).toContain(provider.issuer.href);
});

describe('an answer that is not to be trusted', () => {
  it.each([
    ['with another signature', () => provider.forge(), {}],
    ['for another product', () => undefined, { aud: 'another' }],
    ['by another provider', () => undefined, { iss: 'https://evil.example' }],
    ['with another nonce', () => undefined, { nonce: 'another' }],
    ['that is too old', () => undefined, { exp: 1_000_000_000 }],
  ])('%s signs nobody in', async (_, prepare, change) => {
    const { email } = await signInNewcomer(api);
    prepare();
    const url = await serve();
    const { code, cookie } = await signIn(url, { ...verified(email), ...change });
    expect(code).toBe('INVALID_ACTION_CODE');
    expect(await viewerEmail(url, cookie)).toBeUndefined();
  });

  it('to a question that this browser did not ask signs nobody in', async () => {
    const { email } = await signInNewcomer(api);
    const url = await serve();
    const { back } = await signIn(url, verified(email));
    expect(codeOn(await (await go(back)).text())).toBe('EXPIRED_ACTION_CODE');
    const other = await go(`${url}/auth/oidc/start`);
    expect(codeOn(await (await go(back, cookiesOf(other))).text())).toBe('INVALID_ACTION_CODE');
    expect(codeOn(await (await go(back, 'oidc-flow=made-up')).text())).toBe('EXPIRED_ACTION_CODE');
  });
});

it('asks the provider a hundred times about answers that one place makes up, and no more', async () => {
  const url = await serve();
  const flow = Buffer.from(JSON.stringify(['state', 'nonce', 'verifier'])).toString('base64url');
  const answer = async () => {
    const page = await go(`${url}/auth/oidc/callback?code=made-up&state=state`, `oidc-flow=${flow}`);
    return codeOn(await page.text());
  };
  const before = provider.tokenRequests;
  for (let time = 0; time < ATTEMPTS_PER_NETWORK; time += 1) expect(await answer()).toBe('INVALID_ACTION_CODE');
  expect(await answer()).toBe('TOO_MANY_REQUESTS');
  expect(provider.tokenRequests - before).toBe(ATTEMPTS_PER_NETWORK);
});

it('says so when the person cancels there', async () => {
  provider.cancelled = true;
  expect((await signIn(await serve(), {})).code).toBe('POPUP_CLOSED_BY_USER');
});

describe('what the log has of a sign-in', () => {
  it('that is refused is the code', async () => {
    const { email } = await signInSoldier(api, { loginDisabled: true });
    const url = await serve();
    const errorsIn = async ({ end }: { end: Response }) => {
      const requestId = end.headers.get('x-request-id');
      return (await lines.latest({ msg: 'request', route: 'auth', requestId }))['errors'];
    };
    expect(await errorsIn(await signIn(url, verified(email)))).toEqual(['WRONG_PASSWORD']);
    expect(await errorsIn(await signIn(url, verified('nobody@unit.example')))).toEqual(['USER_NOT_FOUND']);
  });

  it('that the provider fails is no more than the kind of failure', async () => {
    provider.forge();
    const { end } = await signIn(await serve(), verified('sam@unit.example'));
    expect(lines.all().find(({ msg }) => msg === 'An OpenID Connect sign-in failed.')).toMatchObject({
      level: 40,
      code: 'INVALID_ACTION_CODE',
      requestId: end.headers.get('x-request-id'),
    });
    expect(lines.texts.join('')).not.toContain('sam@unit.example');
  });

  it('that the provider could not be asked is why not', async () => {
    const failed = async (issuer: string) => {
      const url = await serve({ issuer: new URL(issuer) });
      const response = await go(`${url}/auth/oidc/start`);
      const requestId = response.headers.get('x-request-id');
      return lines.latest({ msg: 'An OpenID Connect sign-in failed.', requestId });
    };
    const nobody = createServer();
    const port = await listenLocally(nobody);
    nobody.close();
    expect((await failed(`http://127.0.0.1:${port}`))['causes']).toContain('Error ECONNREFUSED');
    const untrusted = createTlsServer(UNTRUSTED);
    const tlsPort = await listenLocally(untrusted);
    expect((await failed(`https://127.0.0.1:${tlsPort}`))['causes']).toContain('Error DEPTH_ZERO_SELF_SIGNED_CERT');
    untrusted.close();
  });

  it('that the product itself fails is an error, which is told as one', async () => {
    const { email } = await signInSoldier(api);
    await SoldierModel.collection.updateMany({}, { $set: { pebd: 'a damaged date' } });
    const { code, end } = await signIn(await serve(), verified(email));
    expect(code).toBe('INTERNAL_SERVER_ERROR');
    expect(lines.all().find(({ msg }) => msg === 'A sign-in failed.')).toMatchObject({
      level: 50,
      requestId: end.headers.get('x-request-id'),
      err: { stack: expect.arrayContaining([expect.stringContaining('at ')]) as unknown },
    });
  });
});

it('says so when the provider does not answer, and asks again the next time', async () => {
  const url = await serve();
  provider.isAway = true;
  expect(codeOn(await (await go(`${url}/auth/oidc/start`)).text())).toBe('NETWORK_REQUEST_FAILED');
  provider.honest();
  expect((await go(`${url}/auth/oidc/start`)).status).toBe(302);
});

it('is off until it is configured, and the screens can know', async () => {
  const url = await app.serve();
  for (const path of ['start', 'callback']) {
    expect(codeOn(await (await go(`${url}/auth/oidc/${path}`)).text())).toBe('OPERATION_NOT_ALLOWED');
  }
  const METHODS = '{ signInMethods { openIdConnect { name startPath } } }';
  expect(await (await post(url, METHODS)).json()).toEqual({ data: { signInMethods: { openIdConnect: null } } });
  expect(await (await post(await serve(), METHODS)).json()).toEqual({
    data: { signInMethods: { openIdConnect: { name: 'Unit sign-in', startPath: '/auth/oidc/start' } } },
  });
});
