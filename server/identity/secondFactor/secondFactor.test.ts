import { RECENT_SIGN_IN_MS, SECOND_FACTOR_ENROLMENT_MS, SECOND_FACTOR_WAIT_MS } from '../../../domain/constants.ts';
import { beforeNextAccountChange } from '../../testing/beforeNextCommand.ts';
import { FACTORY_PASSWORD, signInNewcomer } from '../../testing/factories.ts';
import {
  CHANGE_PASSWORD,
  CONFIRM_FACTOR,
  ENROL,
  MY_SESSIONS,
  REFRESH,
  REMOVE_FACTOR,
  REQUEST_LINK,
  REQUEST_RESET,
  RESET,
  SIGN_IN,
  SIGN_IN_WITH_LINK,
  VIEWER,
} from '../../testing/identityOperations.ts';
import { secondFactors, STEP_MS } from '../../testing/secondFactors.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { removeLostSecondFactor } from './secondFactor.service.ts';
import { hashRecoveryCode, newTotpSecret } from './totp.ts';

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());

const { shown, enrol, withSecondFactor, withPassword, verify } = secondFactors(api);

const wrong = (secret: string) => String((Number(shown(secret)) + 1) % 1_000_000).padStart(6, '0');

const login = async (browser: Browser) => (await api.execute(browser, VIEWER)).data?.['viewer'];

describe('setting it up', () => {
  it('gives a secret and the same for a QR code, and changes nothing yet', async () => {
    const { browser, email } = await signInNewcomer(api);
    const { data } = await api.execute<{ enrolSecondFactor: { secret: string; uri: string } }>(browser, ENROL);
    const { secret, uri } = data?.enrolSecondFactor ?? { secret: '', uri: '' };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Fire%20Support%20Tracker:/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(await login(browser)).toMatchObject({ login: { hasSecondFactor: false } });
    const { code } = await api.execute(new Browser(), SIGN_IN, { input: { email, password: FACTORY_PASSWORD } });
    expect(code).toBeNull();
  });

  it('is done with a code of the app; the ten recovery codes are kept as hashes, and the owner is told', async () => {
    const { browser, email, recoveryCodes } = await withSecondFactor();
    expect(recoveryCodes).toHaveLength(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){5}[2-9A-HJ-NP-Z]{4}$/);
    const stored = JSON.stringify(await AccountModel.findOne().lean());
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(await login(browser)).toMatchObject({ login: { hasSecondFactor: true, recoveryCodesLeft: 10 } });
    await api.settled();
    expect(api.postbox.mails).toMatchObject([{ to: email, about: 'second factor on' }]);
  });

  it('refuses another code, and a code that nothing was set up for', async () => {
    const { browser } = await signInNewcomer(api);
    expect((await api.execute(browser, CONFIRM_FACTOR, { code: '123456' })).code).toBe('CONFLICT');
    const secret = await enrol(browser);
    // The last ones have six characters, but more than six bytes. The package that compares codes throws at those.
    for (const code of [wrong(secret), '12345', '12345é', '\u202eevil\u202c', '１２３４５６']) {
      const { errors } = await api.execute(browser, CONFIRM_FACTOR, { code });
      expect(errors[0]).toMatchObject({
        message: 'Wrong code. Enter the code your app shows now.',
        extensions: { code: 'BAD_USER_INPUT', field: 'code' },
      });
    }
    expect(await login(browser)).toMatchObject({ login: { hasSecondFactor: false } });
  });

  it('asks for a recent sign-in', async () => {
    const { browser } = await signInNewcomer(api);
    api.pass(RECENT_SIGN_IN_MS + 1);
    expect((await api.execute(browser, ENROL)).code).toBe('REQUIRES_RECENT_LOGIN');
  });

  it('is over ten minutes after it began', async () => {
    const { browser } = await signInNewcomer(api);
    const late = await enrol(browser);
    api.pass(SECOND_FACTOR_ENROLMENT_MS);
    const { errors } = await api.execute(browser, CONFIRM_FACTOR, { code: shown(late) });
    expect(errors[0]).toMatchObject({
      message: 'Setup took too long. Please start again.',
      extensions: { code: 'CONFLICT' },
    });
    const { browser: other } = await signInNewcomer(api);
    const inTime = await enrol(other);
    api.pass(SECOND_FACTOR_ENROLMENT_MS - 1);
    expect((await api.execute(other, CONFIRM_FACTOR, { code: shown(inTime) })).code).toBeNull();
  });

  it('does not replace a working one', async () => {
    const { browser, email, secret } = await withSecondFactor();
    expect((await api.execute(browser, ENROL)).code).toBe('CONFLICT');
    api.pass(STEP_MS);
    expect((await verify(await withPassword(email), shown(secret))).code).toBeNull();
  });

  it('confirmed again gives no other recovery codes', async () => {
    const { browser } = await signInNewcomer(api);
    const code = shown(await enrol(browser));
    expect((await api.execute(browser, CONFIRM_FACTOR, { code })).code).toBeNull();
    expect((await api.execute(browser, CONFIRM_FACTOR, { code })).code).toBe('CONFLICT');
  });

  it('confirmed twice at the same moment gives one set of recovery codes', async () => {
    const { browser } = await signInNewcomer(api);
    const code = shown(await enrol(browser));
    const answers = await Promise.all([1, 2].map(() => api.execute(browser, CONFIRM_FACTOR, { code })));
    expect(answers.map((answer) => answer.code).sort()).toEqual(['CONFLICT', null]);
  });
});

describe('signing in with it', () => {
  it('opens nothing before the code was right', async () => {
    const { email, secret } = await withSecondFactor();
    const browser = await withPassword(email);
    expect(await login(browser)).toBeNull();
    for (const operation of [MY_SESSIONS, REFRESH]) {
      expect((await api.execute(browser, operation)).code).toBe('UNAUTHENTICATED');
    }
    expect((await verify(browser, wrong(secret))).errors[0]?.extensions).toMatchObject({ field: 'code' });
    expect(await login(browser)).toBeNull();
    const { cookie } = browser;
    api.pass(STEP_MS);
    expect((await verify(browser, shown(secret))).data).toEqual({ verifySecondFactor: { login: { email } } });
    expect(browser.cookie).not.toBe(cookie);
    expect(await login(browser)).toMatchObject({ login: { email } });
  });

  it.each([
    [-2, 'BAD_USER_INPUT'],
    [-1, null],
    [0, null],
    [1, 'BAD_USER_INPUT'],
  ])('a code from %d steps away: %s', async (steps, expected) => {
    const { email, secret } = await withSecondFactor();
    api.pass(10 * STEP_MS);
    expect((await verify(await withPassword(email), shown(secret, steps))).code).toBe(expected);
  });

  it('does not take the code that has switched it on', async () => {
    const { email, secret } = await withSecondFactor();
    expect((await verify(await withPassword(email), shown(secret))).code).toBe('BAD_USER_INPUT');
  });

  it('says whether a code is wrong or used up, and which kind it is about', async () => {
    const { email, secret, recoveryCodes } = await withSecondFactor();
    const [first = '', second = ''] = recoveryCodes;
    expect((await verify(await withPassword(email), first)).code).toBeNull();
    const browser = await withPassword(email);
    const said = async (code: string) => (await verify(browser, code)).errors[0]?.message;
    expect(await said(wrong(secret))).toBe('Wrong code. Enter the code your app shows now.');
    const used = shown(secret).replace(/(?=...$)/, ' ');
    expect(await said(used)).toBe('That code was already used. Wait for the next one.');
    for (const code of [first, second.slice(1)]) {
      expect(await said(code)).toBe('That recovery code is wrong or was already used.');
    }
  });

  it('takes a code once, and none from before it', async () => {
    const { email, secret } = await withSecondFactor();
    api.pass(10 * STEP_MS);
    expect((await verify(await withPassword(email), shown(secret))).code).toBeNull();
    const browser = await withPassword(email);
    expect((await verify(browser, shown(secret))).code).toBe('BAD_USER_INPUT');
    expect((await verify(browser, shown(secret, -1))).code).toBe('BAD_USER_INPUT');
    api.pass(STEP_MS);
    expect((await verify(browser, shown(secret))).code).toBeNull();
  });

  it('takes a code once also when it is given twice at the same moment', async () => {
    const { email, secret } = await withSecondFactor();
    api.pass(STEP_MS);
    const [one, two] = [await withPassword(email), await withPassword(email)];
    const answers = await Promise.all([verify(one, shown(secret)), verify(two, shown(secret))]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['BAD_USER_INPUT', null]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes } = await withSecondFactor();
    const [first = '', second = ''] = recoveryCodes;
    const browser = await withPassword(email);
    expect((await verify(browser, ` ${first.toLowerCase().replaceAll('-', ' ')}`)).code).toBeNull();
    expect(await login(browser)).toMatchObject({ login: { recoveryCodesLeft: 9 } });
    expect((await verify(await withPassword(email), first)).code).toBe('BAD_USER_INPUT');
    expect((await verify(await withPassword(email), second)).code).toBeNull();
  });

  it("takes nobody else's recovery code", async () => {
    const { recoveryCodes } = await withSecondFactor();
    const { email } = await withSecondFactor();
    expect((await verify(await withPassword(email), recoveryCodes[0] ?? '')).code).toBe('BAD_USER_INPUT');
  });

  it('opens one session for one sign-in, also with two codes at the same moment', async () => {
    const { email, recoveryCodes } = await withSecondFactor();
    const [first = '', second = ''] = recoveryCodes;
    const browser = await withPassword(email);
    const twin = Object.assign(new Browser(), browser);
    const answers = await Promise.all([verify(browser, first), verify(twin, second)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['REQUIRES_RECENT_LOGIN', null]);
  });

  it('tells how many recovery codes are left once one was taken', async () => {
    const { email, secret, recoveryCodes } = await withSecondFactor();
    const answer = 'mutation ($code: String!) { verifySecondFactor(code: $code) { login { recoveryCodesLeft } } }';
    const left = async (code: string) => (await api.execute(await withPassword(email), answer, { code })).data;
    expect(await left(recoveryCodes[0] ?? '')).toEqual({ verifySecondFactor: { login: { recoveryCodesLeft: 9 } } });
    api.pass(STEP_MS);
    expect(await left(shown(secret))).toEqual({ verifySecondFactor: { login: { recoveryCodesLeft: 9 } } });
  });

  it('takes recovery codes of 16 characters, which were handed out before there were longer ones', async () => {
    const { email, accountId } = await withSecondFactor();
    const code = 'ABCD-EFGH-JKLM-NPQR';
    await AccountModel.updateOne(
      { _id: accountId },
      { $set: { 'secondFactor.recoveryCodes': [hashRecoveryCode(code)] } },
    );
    expect((await verify(await withPassword(email), code)).code).toBeNull();
  });

  it('waits ten minutes for the code, in that browser alone', async () => {
    const { email, secret } = await withSecondFactor();
    const late = await withPassword(email);
    api.pass(SECOND_FACTOR_WAIT_MS);
    expect((await verify(late, shown(secret))).code).toBe('REQUIRES_RECENT_LOGIN');
    expect((await verify(new Browser(), shown(secret))).code).toBe('REQUIRES_RECENT_LOGIN');
  });

  it('ends with a change of the password', async () => {
    const { browser, email, secret } = await withSecondFactor();
    const waiting = await withPassword(email);
    const passwords = { newPassword: 'nine blue tents', confirmPassword: 'nine blue tents' };
    await api.execute(browser, CHANGE_PASSWORD, { input: { currentPassword: FACTORY_PASSWORD, ...passwords } });
    api.pass(STEP_MS);
    expect((await verify(waiting, shown(secret))).code).toBe('REQUIRES_RECENT_LOGIN');
  });

  it('is asked for after a reset of the password, too', async () => {
    const { email, secret } = await withSecondFactor();
    await api.execute(new Browser(), REQUEST_RESET, { email });
    await api.settled();
    const password = 'nine blue tents';
    await api.execute(new Browser(), RESET, { code: api.postbox.codeFor(email), password });
    const browser = new Browser();
    const { code } = await api.execute(browser, SIGN_IN, { input: { email, password } });
    expect(code).toBe('MULTI_FACTOR_AUTH_REQUIRED');
    expect(await login(browser)).toBeNull();
    api.pass(STEP_MS);
    expect((await verify(browser, shown(secret))).code).toBeNull();
  });

  it('is asked for after a link in a mail, too', async () => {
    api.configure({ emailLinkSignIn: true });
    const { email, secret } = await withSecondFactor();
    const browser = new Browser();
    await api.execute(browser, REQUEST_LINK, { email, continueTo: '/exam/landing' });
    await api.settled();
    const { errors } = await api.execute(browser, SIGN_IN_WITH_LINK, { code: api.postbox.codeFor(email) });
    expect(errors[0]?.extensions).toEqual({ code: 'MULTI_FACTOR_AUTH_REQUIRED', continueTo: '/exam/landing' });
    api.pass(STEP_MS);
    expect((await verify(browser, shown(secret))).code).toBeNull();
  });
});

describe('removeSecondFactor', () => {
  const remove = (browser: Browser, code: string) => api.execute(browser, REMOVE_FACTOR, { code });

  it('takes a code of the app or a recovery code, and tells the owner', async () => {
    const { browser, email, secret, recoveryCodes } = await withSecondFactor();
    expect((await remove(browser, wrong(secret))).code).toBe('BAD_USER_INPUT');
    expect((await remove(browser, recoveryCodes[3] ?? '')).data).toEqual({ removeSecondFactor: true });
    const { code } = await api.execute(new Browser(), SIGN_IN, { input: { email, password: FACTORY_PASSWORD } });
    expect(code).toBeNull();
    expect((await remove(browser, shown(secret))).code).toBe('CONFLICT');
    await api.settled();
    expect(api.postbox.mails.at(-1)).toMatchObject({ to: email, about: 'second factor off' });
  });

  it('asks for a recent sign-in', async () => {
    const { browser, recoveryCodes } = await withSecondFactor();
    api.pass(RECENT_SIGN_IN_MS + 1);
    expect((await remove(browser, recoveryCodes[0] ?? '')).code).toBe('REQUIRES_RECENT_LOGIN');
    expect(await login(browser)).toMatchObject({ login: { hasSecondFactor: true, recoveryCodesLeft: 10 } });
  });
});

describe('removeLostSecondFactor', () => {
  const removeLost = (email: string) => removeLostSecondFactor(email, api.now);

  it('lets the owner sign in by the password alone, ends their sessions, and tells them', async () => {
    const { browser, email } = await withSecondFactor();
    await withPassword(email);
    await removeLost(` ${email.toUpperCase()} `);
    expect((await api.execute(browser, MY_SESSIONS)).code).toBe('UNAUTHENTICATED');
    const { code } = await api.execute(new Browser(), SIGN_IN, { input: { email, password: FACTORY_PASSWORD } });
    expect(code).toBeNull();
    await api.settled();
    expect(api.postbox.mails.at(-1)).toMatchObject({ to: email, about: 'second factor off' });
  });

  it('says when there is nothing to remove', async () => {
    const { email } = await signInNewcomer(api);
    await expect(removeLost(email)).rejects.toThrow('That login has no second factor.');
    await expect(removeLost('nobody@unit.example')).rejects.toThrow('No login has that email address.');
  });

  it('leaves a second factor that was set up anew meanwhile', async () => {
    const { email, accountId } = await withSecondFactor();
    beforeNextAccountChange(() =>
      AccountModel.updateOne({ _id: accountId }, { $set: { 'secondFactor.secret': newTotpSecret() } }),
    );
    await expect(removeLost(email)).rejects.toThrow('Somebody else changed that login. Please try again.');
    await withPassword(email);
  });
});
