import { ONE_TIME_CODE_LIFE_MS, RECENT_SIGN_IN_MS } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { SoldierModel } from '../../records/soldiers/soldier.model.ts';
import { beforeNextAccountChange, beforeNextSession } from '../../testing/beforeNextCommand.ts';
import { FACTORY_PASSWORD, signInNewcomer, signInSoldier } from '../../testing/factories.ts';
import {
  CHANGE_PASSWORD,
  CONFIRM_EMAIL,
  MY_SESSIONS,
  REQUEST_EMAIL_CHANGE,
  REQUEST_RESET,
  RESET,
  SIGN_IN,
  VIEWER,
} from '../../testing/identityOperations.ts';
import { secondFactors } from '../../testing/secondFactors.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { OneTimeCodeModel } from '../mailedLink/oneTimeCode.model.ts';
import { SessionModel } from '../session/session.model.ts';
import { noteRefusedAddress } from './refusedAddress.ts';

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());
afterEach(() => jest.restoreAllMocks());
const { withSecondFactor } = secondFactors(api);
const NEW_EMAIL = 'sam.new@unit.example';

const request = (browser: Browser, input: object = {}) =>
  api.execute(browser, REQUEST_EMAIL_CHANGE, { input: { newEmail: NEW_EMAIL, password: FACTORY_PASSWORD, ...input } });
const confirm = (code: string) => api.execute(new Browser(), CONFIRM_EMAIL, { code });
const signInCode = async (email: string) =>
  (await api.execute(new Browser(), SIGN_IN, { input: { email, password: FACTORY_PASSWORD } })).code;

async function requestedCode(browser: Browser): Promise<string> {
  expect((await request(browser)).data).toEqual({ requestEmailChange: true });
  await api.settled();
  return api.postbox.codeFor(NEW_EMAIL);
}

it('changes the address once the link at the new one is opened, and tells the former one', async () => {
  const { browser, email } = await signInNewcomer(api);
  const code = await requestedCode(browser);
  expect(api.postbox.mails.at(-1)?.text).toMatch(/^http:\/\/tracker\.test\/confirm-email#[\w-]{43}$/m);
  expect(await signInCode(NEW_EMAIL)).toBe('WRONG_PASSWORD');
  expect((await confirm(code)).data).toEqual({ confirmEmail: true });
  expect(await signInCode(NEW_EMAIL)).toBeNull();
  expect(await signInCode(email)).toBe('WRONG_PASSWORD');
  await api.settled();
  expect(api.postbox.mails.at(-1)).toMatchObject({ to: email, about: 'email changed' });
});

it('sends no link where no mail leaves, and says so', async () => {
  const { browser } = await signInNewcomer(api);
  api.configure({ environment: 'production' });
  const { errors, code } = await request(browser);
  expect([code, errors[0]?.message]).toEqual(['OPERATION_NOT_ALLOWED', messages.mailsAreOff]);
});

it('drops a reset that waits while the address changes, even if somebody has the former address then', async () => {
  const { browser, email } = await signInNewcomer(api);
  const other = await signInNewcomer(api);
  const code = await requestedCode(browser);
  for (const address of [email, NEW_EMAIL]) await api.execute(new Browser(), REQUEST_RESET, { email: address });
  await confirm(code);
  await AccountModel.updateOne({ _id: other.accountId }, { $set: { email } });
  await api.settled();
  expect(api.postbox.mails.map(({ to, about }) => [to, about])).toEqual([
    [NEW_EMAIL, 'email change'],
    [email, 'email changed'],
  ]);
});

describe('a mailbox that refused a mail for good', () => {
  const REFUSED = '{ viewer { login { email mailRefusedAt } } }';
  const CONFIRM_OWN = 'mutation { confirmOwnAddress { login { email mailRefusedAt } } }';
  const refused = async () => {
    const login = await signInNewcomer(api);
    await noteRefusedAddress(login.email, api.now);
    return login;
  };

  it('is shown to its owner with since when, until they confirm the address', async () => {
    const { browser, email } = await refused();
    await noteRefusedAddress(email, new Date(api.now.getTime() + 1));
    expect((await api.execute(browser, REFUSED)).data).toEqual({
      viewer: { login: { email, mailRefusedAt: api.now } },
    });
    expect((await api.execute(browser, CONFIRM_OWN)).data).toEqual({
      confirmOwnAddress: { login: { email, mailRefusedAt: null } },
    });
    expect(await AccountModel.findOne({ email }).lean()).not.toHaveProperty('mailRefusedAt');
  });

  it('or change it', async () => {
    const { browser } = await refused();
    await confirm(await requestedCode(browser));
    expect(await AccountModel.findOne({ email: NEW_EMAIL }).lean()).not.toHaveProperty('mailRefusedAt');
  });

  it('is that of its login alone', async () => {
    await refused();
    const { browser } = await signInNewcomer(api);
    expect((await api.execute(browser, REFUSED)).data).toMatchObject({ viewer: { login: { mailRefusedAt: null } } });
  });
});

it.each([
  ['a text that is no address', { newEmail: 'sam' }, 'INVALID_EMAIL', 'newEmail'],
  ['another password', { password: 'five green lamp' }, 'WRONG_PASSWORD', 'password'],
])('refuses %s, and sends nothing', async (_, input, code, field) => {
  const { browser } = await signInNewcomer(api);
  expect((await request(browser, input)).errors[0]?.extensions).toEqual({ code, field });
  await api.settled();
  expect(api.postbox.mails).toEqual([]);
});

it('asks for a recent sign-in, too, where there is a second factor', async () => {
  const { browser } = await signInNewcomer(api);
  const { browser: withFactor } = await withSecondFactor();
  api.pass(RECENT_SIGN_IN_MS + 1);
  expect((await request(browser)).code).toBeNull();
  expect((await request(withFactor)).code).toBe('REQUIRES_RECENT_LOGIN');
  await api.settled();
  expect(api.postbox.mails.filter(({ to }) => to === NEW_EMAIL)).toHaveLength(1);
});

it('takes no code that was asked for with a former password', async () => {
  const { browser, accountId, email } = await signInNewcomer(api);
  const code = await requestedCode(browser);
  // As if a password reset happened at the same moment, before or after it voids the codes.
  await AccountModel.updateOne({ _id: accountId }, { $set: { passwordHash: 'another' } });
  expect((await confirm(code)).code).toBe('EXPIRED_ACTION_CODE');
  expect((await AccountModel.findById(accountId).lean())?.email).toBe(email);
});

it.each([
  ['the password was changed', { passwordHash: 'another' }, {}],
  ['staff have disabled the login', {}, { loginDisabled: true }],
])('sends no link once %s: the person who asked was to be kept out', async (_, login, record) => {
  const { browser, accountId } = await signInSoldier(api);
  await request(browser);
  await AccountModel.updateOne({ _id: accountId }, { $set: login });
  await SoldierModel.updateOne({ userId: accountId }, { $set: record });
  await api.settled();
  expect(api.postbox.mails).toEqual([]);
  expect(await OneTimeCodeModel.countDocuments()).toBe(0);
});

it('takes no code while the password becomes another one', async () => {
  const { browser, accountId, email } = await signInNewcomer(api);
  const code = await requestedCode(browser);
  beforeNextAccountChange(() => AccountModel.updateOne({ _id: accountId }, { $set: { passwordHash: 'another' } }));
  expect((await confirm(code)).code).toBe('EXPIRED_ACTION_CODE');
  expect(await AccountModel.findById(accountId).lean()).toMatchObject({ email, passwordHash: 'another' });
});

it('takes no change of the password for that sign-in', async () => {
  const { browser } = await withSecondFactor();
  api.pass(RECENT_SIGN_IN_MS + 1);
  const changed = {
    currentPassword: FACTORY_PASSWORD,
    newPassword: 'ten grey stones',
    confirmPassword: 'ten grey stones',
  };
  expect((await api.execute(browser, CHANGE_PASSWORD, { input: changed })).code).toBeNull();
  const input = { newEmail: 'new@unit.example', password: 'ten grey stones' };
  expect((await request(browser, input)).code).toBe('REQUIRES_RECENT_LOGIN');
});

it('tells only the owner of the new address that it has a login', async () => {
  const { browser } = await signInNewcomer(api);
  const { browser: other } = await signInNewcomer(api);
  await confirm(await requestedCode(other));
  const code = await requestedCode(browser);
  expect((await confirm(code)).code).toBe('EMAIL_ALREADY_IN_USE');
  expect((await api.execute(browser, MY_SESSIONS)).code).toBeNull();
});

it('leaves the new address to the login that gets it at the same moment', async () => {
  const { browser, email } = await signInNewcomer(api);
  const code = await requestedCode(browser);
  beforeNextAccountChange(() =>
    AccountModel.create({ email: NEW_EMAIL, passwordHash: 'of another', createdAt: api.now }),
  );
  expect((await confirm(code)).code).toBe('EMAIL_ALREADY_IN_USE');
  expect(await signInCode(email)).toBeNull();
});

it('works beside a reset that anybody may ask for, whichever is asked for first', async () => {
  const { browser, email } = await signInNewcomer(api);
  const { browser: another, email: anothers } = await signInNewcomer(api);
  const code = await requestedCode(browser);
  for (const address of [email, anothers]) await api.execute(new Browser(), REQUEST_RESET, { email: address });
  await api.settled();
  const reset = { code: api.postbox.codeFor(anothers), password: 'nine blue tents' };
  expect((await confirm(code)).code).toBeNull();
  await request(another, { newEmail: 'other.new@unit.example' });
  await api.settled();
  expect((await api.execute(new Browser(), RESET, reset)).code).toBeNull();
});

it('takes a code once, for an hour, and the latest one only', async () => {
  const { browser } = await signInNewcomer(api);
  const older = await requestedCode(browser);
  const newer = await requestedCode(browser);
  expect((await confirm(older)).code).toBe('EXPIRED_ACTION_CODE');
  const answers = await Promise.all([confirm(newer), confirm(newer)]);
  expect(answers.map((answer) => answer.code).sort()).toEqual(['EXPIRED_ACTION_CODE', null]);
  await api.execute(browser, SIGN_IN, { input: { email: NEW_EMAIL, password: FACTORY_PASSWORD } });
  const late = await requestedCode(browser);
  api.pass(ONE_TIME_CODE_LIFE_MS);
  expect((await confirm(late)).code).toBe('EXPIRED_ACTION_CODE');
  expect((await confirm('made-up')).code).toBe('INVALID_ACTION_CODE');
});

it('ends every session but one of the browser that opens the link, which goes on under a new identifier', async () => {
  const { browser, email } = await signInNewcomer(api);
  const elsewhere = new Browser();
  await api.execute(elsewhere, SIGN_IN, { input: { email, password: FACTORY_PASSWORD } });
  const { browser: stranger, email: strangers } = await signInNewcomer(api);
  const stolen = Object.assign(new Browser(), browser);
  await api.execute(browser, CONFIRM_EMAIL, { code: await requestedCode(browser) });
  for (const former of [stolen, elsewhere]) {
    const { errors } = await api.execute(former, MY_SESSIONS);
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', reason: 'SESSION_ENDED' });
  }
  expect((await api.execute(browser, MY_SESSIONS)).data?.['mySessions']).toHaveLength(1);
  await api.execute(stranger, CONFIRM_EMAIL, { code: await requestedCode(browser) });
  expect((await api.execute(browser, MY_SESSIONS)).code).toBe('UNAUTHENTICATED');
  expect((await api.execute(stranger, VIEWER)).data).toMatchObject({ viewer: { login: { email: strangers } } });
});

it('leaves no session that was begun before it and written after it', async () => {
  const { browser, email, accountId } = await signInNewcomer(api);
  const code = await requestedCode(browser);
  beforeNextSession(() => confirm(code));
  expect(await signInCode(email)).toBe('WRONG_PASSWORD');
  expect(await SessionModel.countDocuments({ accountId, state: 'OPEN' })).toBe(0);
});

it('makes links void that went to the former address', async () => {
  const { browser, email } = await signInNewcomer(api);
  await api.execute(new Browser(), REQUEST_RESET, { email });
  await api.settled();
  const resetCode = api.postbox.codeFor(email);
  await confirm(await requestedCode(browser));
  const { code } = await api.execute(new Browser(), RESET, { code: resetCode, password: 'nine blue tents' });
  expect(code).toBe('EXPIRED_ACTION_CODE');
});

it('leaves those links void when the login gets the former address back', async () => {
  const { browser, email } = await signInNewcomer(api);
  await api.execute(new Browser(), REQUEST_RESET, { email });
  await api.settled();
  const resetCode = api.postbox.codeFor(email);
  await confirm(await requestedCode(browser));
  await api.execute(browser, SIGN_IN, { input: { email: NEW_EMAIL, password: FACTORY_PASSWORD } });
  await request(browser, { newEmail: email });
  await api.settled();
  expect((await confirm(api.postbox.codeFor(email))).code).toBeNull();
  const { code } = await api.execute(new Browser(), RESET, { code: resetCode, password: 'nine blue tents' });
  expect(code).toBe('EXPIRED_ACTION_CODE');
});
