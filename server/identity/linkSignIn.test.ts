import { jest } from '@jest/globals';
import { ONE_TIME_CODE_LIFE_MS } from '../../domain/constants.ts';
import { signInNewcomer } from '../testing/factories.ts';
import { REQUEST_LINK, SIGN_IN_WITH_LINK, VIEWER } from '../testing/identityOperations.ts';
import { Browser, TestApi } from '../testing/testApi.ts';

// Comparing a password takes long by design.
jest.setTimeout(30_000);

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());

const request = (email: string, continueTo?: string) => api.execute(new Browser(), REQUEST_LINK, { email, continueTo });
const open = (code: string, browser = new Browser()) => api.execute(browser, SIGN_IN_WITH_LINK, { code });

async function requestedCode(email: string, continueTo?: string): Promise<string> {
  expect((await request(email, continueTo)).data).toEqual({ requestSignInLink: true });
  await api.settled();
  return api.postbox.codeFor(email);
}

describe('while the setting is off', () => {
  it('both operations are refused, and the screens can know', async () => {
    const { email } = await signInNewcomer(api);
    expect((await request(email)).code).toBe('OPERATION_NOT_ALLOWED');
    const { code, errors } = await open('any');
    expect([code, errors[0]?.message]).toEqual(['OPERATION_NOT_ALLOWED', 'That way of signing in is switched off.']);
    const { data } = await api.execute(null, '{ signInMethods { emailLink openIdConnect { name } } }');
    expect(data).toEqual({ signInMethods: { emailLink: false, openIdConnect: null } });
  });
});

describe('while the setting is on', () => {
  beforeEach(() => api.configure({ emailLinkSignIn: true, authorizedDomains: ['wiki.unit.example'] }));

  it('signs in with the link, once', async () => {
    const { email } = await signInNewcomer(api);
    const code = await requestedCode(email);
    expect(api.postbox.letters[0]?.text).toMatch(/^http:\/\/tracker\.test\/sign-in-link#[\w-]{43}$/m);
    const browser = new Browser();
    const { data } = await open(code, browser);
    expect(data).toEqual({ signInWithLink: { continueTo: null, viewer: { login: { email } } } });
    expect((await api.execute(browser, VIEWER)).data).toMatchObject({ viewer: { login: { email } } });
    expect((await open(code)).code).toBe('EXPIRED_ACTION_CODE');
  });

  it('signs one of two in who open it at the same moment', async () => {
    const { email } = await signInNewcomer(api);
    const code = await requestedCode(email);
    const answers = await Promise.all([open(code), open(code)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual(['EXPIRED_ACTION_CODE', null]);
  });

  it('takes it for an hour, and nothing made up', async () => {
    const { email } = await signInNewcomer(api);
    const code = await requestedCode(email);
    api.pass(ONE_TIME_CODE_LIFE_MS);
    expect((await open(code)).code).toBe('EXPIRED_ACTION_CODE');
    expect((await open('made-up')).code).toBe('INVALID_ACTION_CODE');
  });

  it('answers alike for an address without a login, and sends nothing', async () => {
    const { email } = await signInNewcomer(api);
    expect(await request('nobody@unit.example')).toEqual(await request(email));
    await api.settled();
    expect(api.postbox.letters.map(({ to }) => to)).toEqual([email]);
    expect((await request('nobody')).code).toBe('INVALID_EMAIL');
  });

  it.each([
    ['/user-info/7?tab=1#schools', '/user-info/7?tab=1#schools'],
    ['http://tracker.test/home', '/home'],
    ['https://wiki.unit.example/fires', 'https://wiki.unit.example/fires'],
  ])('goes on at %s', async (continueTo, expected) => {
    const { email } = await signInNewcomer(api);
    const { data } = await open(await requestedCode(email, continueTo));
    expect(data).toMatchObject({ signInWithLink: { continueTo: expected } });
  });

  it.each([
    'https://evil.example/',
    '//evil.example/home',
    '/\\evil.example',
    'http://tracker.test//evil.example',
    'https://wiki.unit.example@evil.example/',
    'https://user@wiki.unit.example/',
    'https://evil.wiki.unit.example/',
    'http://wiki.unit.example/',
    'https://wiki.unit.example:8443/',
    'javascript:alert(1)',
    'https://',
  ])('does not lead to %s', async (continueTo) => {
    const { email } = await signInNewcomer(api);
    const { errors } = await request(email, continueTo);
    expect(errors[0]).toMatchObject({
      message: 'Links to that site are not allowed.',
      extensions: { code: 'UNAUTHORIZED_DOMAIN', field: 'continueTo' },
    });
  });

  it('tells which domains links may lead to', async () => {
    const { data } = await api.execute(null, '{ authorizedDomains }');
    expect(data).toEqual({ authorizedDomains: ['tracker.test', 'wiki.unit.example'] });
  });
});
