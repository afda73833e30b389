import { SIGN_IN_LINK_LIFE_MS } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { signInNewcomer } from '../../testing/factories.ts';
import { HttpApp, post } from '../../testing/httpApp.ts';
import { REQUEST_LINK, REQUEST_RESET, RESET, SIGN_IN_WITH_LINK, VIEWER } from '../../testing/identityOperations.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { OneTimeCodeModel } from './oneTimeCode.model.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();
beforeEach(() => api.startAheadOfStore());
afterEach(() => jest.restoreAllMocks());

const request = (email: string, continueTo?: string, browser = new Browser()) =>
  api.execute(browser, REQUEST_LINK, { email, continueTo });
const open = (code: string, browser = new Browser()) => api.execute(browser, SIGN_IN_WITH_LINK, { code });

/**
 * Asks for a link.
 * @returns the code in it and the browser that asked
 */
async function requested(email: string, continueTo?: string): Promise<[code: string, browser: Browser]> {
  const browser = new Browser();
  expect((await request(email, continueTo, browser)).data).toEqual({ requestSignInLink: true });
  await api.settled();
  return [api.postbox.codeFor(email), browser];
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
    const [code, browser] = await requested(email);
    const [mail] = api.postbox.mails;
    expect(mail?.text).toMatch(/^http:\/\/tracker\.test\/sign-in-link#[\w-]{43}$/m);
    expect(mail?.text).toContain('It works once, within 10 minutes, in the browser where you asked for it.');
    const { data } = await open(code, browser);
    expect(data).toEqual({ signInWithLink: { continueTo: null, viewer: { login: { email } } } });
    expect((await api.execute(browser, VIEWER)).data).toMatchObject({ viewer: { login: { email } } });
    expect((await open(code)).code).toBe('EXPIRED_ACTION_CODE');
  });

  it('sends none where no mail leaves, and says so', async () => {
    api.configure({ emailLinkSignIn: true, environment: 'production' });
    const { errors, code } = await request('sam@unit.example');
    expect([code, errors[0]?.message]).toEqual(['OPERATION_NOT_ALLOWED', messages.mailsAreOff]);
  });

  it('signs one of two in who open it at the same moment', async () => {
    const { email } = await signInNewcomer(api);
    const [code, browser] = await requested(email);
    const answers = await Promise.all([open(code, browser), open(code, browser)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual(['EXPIRED_ACTION_CODE', null]);
  });

  it('takes it for ten minutes, and nothing made up', async () => {
    const { email } = await signInNewcomer(api);
    const [late, browser] = await requested(email);
    api.pass(SIGN_IN_LINK_LIFE_MS);
    expect((await open(late, browser)).code).toBe('EXPIRED_ACTION_CODE');
    expect((await open('made-up', browser)).code).toBe('INVALID_ACTION_CODE');
    const [inTime, other] = await requested(email);
    api.pass(SIGN_IN_LINK_LIFE_MS - 1);
    expect((await open(inTime, other)).code).toBeNull();
  });

  it('takes it in the browser that asked for it alone, and is not used up by another', async () => {
    const { email } = await signInNewcomer(api);
    const [code, browser] = await requested(email);
    const elsewhere = new Browser();
    await request('nobody@unit.example', undefined, elsewhere);
    for (const other of [new Browser(), elsewhere]) {
      const { errors } = await open(code, other);
      expect(errors[0]).toMatchObject({
        message: 'Open the link in the browser where you asked for it, or ask for a new one here.',
        extensions: { code: 'INVALID_ACTION_CODE' },
      });
    }
    expect((await open(code, browser)).code).toBeNull();
  });

  it('takes no link that was sent to a former address', async () => {
    const { email, accountId } = await signInNewcomer(api);
    const [code, browser] = await requested(email);
    // As if the address changed at the same moment, before or after that voids the codes.
    await AccountModel.updateOne({ _id: accountId }, { $set: { email: 'new@unit.example' } });
    expect((await open(code, browser)).code).toBe('EXPIRED_ACTION_CODE');
    expect((await api.execute(browser, VIEWER)).data).toEqual({ viewer: null });
  });

  it('stays usable when another browser asks for one, too, and the latest of one browser works', async () => {
    const { email } = await signInNewcomer(api);
    const [former, browser] = await requested(email);
    await request(email, undefined, browser);
    await api.settled();
    const latest = api.postbox.codeFor(email);
    const [, other] = await requested(email);
    await request(email, undefined, other);
    await api.settled();
    expect((await open(former, browser)).code).toBe('EXPIRED_ACTION_CODE');
    expect((await open(latest, browser)).code).toBeNull();
  });

  it('is not in the way of a reset in the same browser', async () => {
    const { email } = await signInNewcomer(api);
    const [, browser] = await requested(email);
    await api.execute(browser, REQUEST_RESET, { email });
    await api.settled();
    const reset = { code: api.postbox.codeFor(email), password: 'nine blue tents' };
    expect((await api.execute(browser, RESET, reset)).code).toBeNull();
  });

  it('keeps only a hash of what it knows the browser by, and takes that back once the link was used', async () => {
    const { email } = await signInNewcomer(api);
    const [code, browser] = await requested(email);
    expect(browser.cookie).toMatch(/^sign-in-link=[\w-]{43}$/);
    expect(JSON.stringify(await OneTimeCodeModel.find().lean())).not.toContain(browser.cookie?.split('=')[1]);
    await open(code, browser);
    expect(browser.cookie).toMatch(/^session=[\w-]{43}; known-browser=[\w-]{43}[.][\w-]{43}$/);
  });

  it('knows the browser by a cookie that scripts and other sites cannot use, for as long as the link works', async () => {
    const url = await app.serve(
      { emailLinkSignIn: true, publicUrl: new URL('https://tracker.example') },
      () => api.now,
    );
    const response = await post(url, REQUEST_LINK, { email: 'nobody@unit.example' });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sign-in-link=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const end = new Date(api.now.getTime() + SIGN_IN_LINK_LIFE_MS).toUTCString();
    expect(response.headers.get('set-cookie')).toContain(`Expires=${end}`);
  });

  it('answers alike for an address without a login, and sends nothing', async () => {
    const { email } = await signInNewcomer(api);
    const [known, unknown] = [new Browser(), new Browser()];
    expect(await request('nobody@unit.example', undefined, unknown)).toEqual(await request(email, undefined, known));
    for (const { cookie } of [known, unknown]) expect(cookie).toMatch(/^sign-in-link=[\w-]{43}$/);
    await api.settled();
    expect(api.postbox.mails.map(({ to }) => to)).toEqual([email]);
    expect((await request('nobody')).code).toBe('INVALID_EMAIL');
  });

  it('does the same before it answers and after, whether or not the address has a login', async () => {
    const { email } = await signInNewcomer(api);
    const [known, unknown] = [new Browser(), new Browser()];
    const commandsFor = async (address: string, browser: Browser) => {
      api.commands.length = 0;
      await request(address, '/home', browser);
      const commands = [...api.commands, 'answered'];
      api.commands.length = 0;
      await api.settled();
      return [...commands, ...api.commands];
    };
    for (const _time of ['first', 'second']) {
      expect(await commandsFor('nobody@unit.example', unknown)).toEqual(await commandsFor(email, known));
    }
  });

  it('works until ten minutes after it was asked for, however late it is sent, and is not sent later', async () => {
    const { email } = await signInNewcomer(api);
    const refuse = () => jest.spyOn(api.postbox, 'send').mockRejectedValueOnce(new Error('421 Try again later'));
    refuse();
    const browser = new Browser();
    await request(email, undefined, browser);
    await api.settled();
    api.pass(60_000);
    await api.settled();
    api.pass(SIGN_IN_LINK_LIFE_MS - 60_000);
    expect((await open(api.postbox.codeFor(email), browser)).code).toBe('EXPIRED_ACTION_CODE');
    refuse();
    await request(email, undefined, browser);
    await api.settled();
    api.pass(SIGN_IN_LINK_LIFE_MS);
    await api.settled();
    expect(api.postbox.mails).toHaveLength(1);
  });

  it.each([
    ['/user-info/7?tab=1#schools', '/user-info/7?tab=1#schools'],
    ['http://tracker.test/home', '/home'],
    ['https://wiki.unit.example/fires', 'https://wiki.unit.example/fires'],
    [`/admin/ets?search=${'a'.repeat(1982)}`, `/admin/ets?search=${'a'.repeat(1982)}`],
    // Too long to keep.
    [`/admin/ets?search=${'a'.repeat(1983)}`, null],
    [`/admin/ets?search=${'é'.repeat(400)}`, null],
  ])('goes on at %s', async (continueTo, expected) => {
    const { email } = await signInNewcomer(api);
    const { data } = await open(...(await requested(email, continueTo)));
    expect(data).toMatchObject({ signInWithLink: { continueTo: expected } });
  });

  it.each([
    'https://evil.example/',
    '//evil.example/home',
    '/\\evil.example',
    'http://tracker.test//evil.example',
    'https://wiki.unit.example@evil.example/',
    'https://user@wiki.unit.example/',
    'https://:password@wiki.unit.example/',
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
