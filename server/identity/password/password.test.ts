import mongoose, { mongo } from 'mongoose';
import { DAY_MS, ONE_TIME_CODE_LIFE_MS, RECENT_SIGN_IN_MS } from '../../../domain/constants.ts';
import { QueuedMailModel } from '../../mail/queuedMail.model.ts';
import { SoldierModel } from '../../records/soldiers/soldier.model.ts';
import { beforeNextSession } from '../../testing/beforeNextCommand.ts';
import { FACTORY_PASSWORD, signInNewcomer, signInSoldier } from '../../testing/factories.ts';
import {
  CHANGE_PASSWORD,
  CONFIRM_EMAIL,
  ENROL,
  MY_SESSIONS,
  REFRESH,
  REQUEST_RESET,
  RESET,
  SIGN_IN,
  VIEWER,
} from '../../testing/identityOperations.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { OneTimeCodeModel } from '../mailedLink/oneTimeCode.model.ts';
import { SessionModel } from '../session/session.model.ts';

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());
afterEach(() => jest.restoreAllMocks());
const NEW_PASSWORD = 'nine blue tents';
const MAILS_ARE_OFF =
  'Emails are off here, so no link can be sent. Ask your leadership: they can hand your record to a new login.';

const reset = (code: string, password = NEW_PASSWORD) => api.execute(new Browser(), RESET, { code, password });
const signIn = (email: string, password: string, browser = new Browser()) =>
  api.execute(browser, SIGN_IN, { input: { email, password } });

/**
 * Asks for a link.
 * @returns the code in it
 */
async function requestedCode(email: string): Promise<string> {
  const { data } = await api.execute(new Browser(), REQUEST_RESET, { email });
  expect(data).toEqual({ requestPasswordReset: true });
  await api.settled();
  return api.postbox.codeFor(email);
}

const full = new mongo.MongoServerError({ code: 14_031 });
const stored = (collection: string) => mongoose.connection.collection(collection);

/** Makes a request's second ending of sessions fail, as if the store were full. */
function refuseSecondEnding(): void {
  const sessions = stored('sessions');
  const end = sessions.updateMany.bind(sessions);
  jest.spyOn(sessions, 'updateMany').mockImplementationOnce(end).mockRejectedValueOnce(full);
}

/** Where a password change may be interrupted, with the failure to cause. */
const BEFORE_THE_PASSWORD: [string, () => void][] = [
  ['when sessions end', () => void jest.spyOn(stored('sessions'), 'updateMany').mockRejectedValueOnce(full)],
  ['at the password', () => void jest.spyOn(stored('accounts'), 'findOneAndUpdate').mockRejectedValueOnce(full)],
];
const AFTER_THE_PASSWORD: [string, () => void][] = [
  ['when sessions end again', refuseSecondEnding],
  ['when links are made void', () => void jest.spyOn(stored('oneTimeCodes'), 'updateMany').mockRejectedValueOnce(full)],
];

describe('requestPasswordReset', () => {
  it('sends a short mail whose link has the code after the #', async () => {
    const { email } = await signInNewcomer(api);
    await api.execute(new Browser(), REQUEST_RESET, { email: ` ${email.toUpperCase()} ` });
    await api.settled();
    const [mail] = api.postbox.mails;
    expect(mail).toMatchObject({ to: email, subject: 'Fire Support Tracker: Set a new password' });
    expect(mail?.text).toMatch(/^http:\/\/tracker\.test\/reset-password\/new#[\w-]{43}$/m);
    expect(mail?.text).toContain('It works once, within 1 hour.');
  });

  it('answers alike for an address without a login, and sends nothing', async () => {
    const { email } = await signInNewcomer(api);
    const known = await api.execute(new Browser(), REQUEST_RESET, { email });
    const unknown = await api.execute(new Browser(), REQUEST_RESET, { email: 'nobody@unit.example' });
    expect(unknown).toEqual(known);
    await api.settled();
    expect(api.postbox.mails.map(({ to }) => to)).toEqual([email]);
  });

  it('does the same before it answers and after, whether or not the address has a login', async () => {
    const { email } = await signInNewcomer(api);
    const { email: disabled, accountId } = await signInSoldier(api);
    await SoldierModel.updateOne({ userId: accountId }, { $set: { loginDisabled: true } });
    const commandsFor = async (address: string) => {
      api.commands.length = 0;
      await api.execute(new Browser(), REQUEST_RESET, { email: address });
      const commands = [...api.commands, 'answered'];
      api.commands.length = 0;
      await api.settled();
      return [...commands, ...api.commands];
    };
    for (const _time of ['first', 'second']) {
      const known = await commandsFor(email);
      expect(known).toContain('insert');
      expect(await commandsFor('nobody@unit.example')).toEqual(known);
      expect(await commandsFor(disabled)).toEqual(known);
    }
    expect(api.postbox.mails.map(({ to }) => to)).toEqual([email, email]);
  });

  it.each(['', 'sam', 'sam@'])('refuses %j, which is no address', async (email) => {
    const { code, errors } = await api.execute(new Browser(), REQUEST_RESET, { email });
    expect([code, errors[0]?.extensions?.['field']]).toEqual(['INVALID_EMAIL', 'email']);
  });

  it('is refused alike for every address where no mail leaves, and says who can help', async () => {
    api.configure({ environment: 'production' });
    const { email } = await signInNewcomer(api);
    const answers = await Promise.all(
      [email, 'nobody@unit.example'].map((address) => api.execute(new Browser(), REQUEST_RESET, { email: address })),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.errors[0]).toMatchObject({
      message: MAILS_ARE_OFF,
      extensions: { code: 'OPERATION_NOT_ALLOWED' },
    });
    expect(await QueuedMailModel.countDocuments()).toBe(0);
    const METHODS = '{ signInMethods { sendsMails } }';
    expect((await api.execute(null, METHODS)).data).toEqual({ signInMethods: { sendsMails: false } });
    api.configure({ environment: 'production', smtpUrl: 'smtp://mail.example' });
    expect((await api.execute(null, METHODS)).data).toEqual({ signInMethods: { sendsMails: true } });
  });

  it('queues neither the code nor a text, which are made when the mail is sent', async () => {
    const { email } = await signInNewcomer(api);
    await api.execute(new Browser(), REQUEST_RESET, { email });
    expect(await QueuedMailModel.find().lean()).toEqual([
      {
        _id: expect.any(String),
        to: email,
        about: 'password reset',
        tries: 0,
        queuedAt: api.now,
        dueAt: api.now,
        uselessAt: new Date(api.now.getTime() + 2 * DAY_MS),
      },
    ]);
    expect(await OneTimeCodeModel.countDocuments()).toBe(0);
  });

  it('gives the code its hour from when the mail server takes the mail', async () => {
    const { email } = await signInNewcomer(api);
    jest.spyOn(api.postbox, 'send').mockRejectedValue(new Error('421 Try again later'));
    await api.execute(new Browser(), REQUEST_RESET, { email });
    for (let passed = 0; passed < 3 * ONE_TIME_CODE_LIFE_MS; passed += 60_000) {
      api.pass(60_000);
      await api.settled();
    }
    jest.restoreAllMocks();
    api.pass(ONE_TIME_CODE_LIFE_MS);
    await api.settled();
    api.pass(ONE_TIME_CODE_LIFE_MS - 1);
    expect((await reset(api.postbox.codeFor(email))).code).toBeNull();
  });

  it('sends a working code with each copy of a mail, as a mail program shows one of them', async () => {
    const { email } = await signInNewcomer(api);
    jest.spyOn(stored('mails'), 'deleteMany').mockRejectedValueOnce(full);
    const first = await requestedCode(email);
    api.pass(10 * 60_000);
    await api.settled();
    expect(api.postbox.mails).toHaveLength(2);
    expect(api.postbox.codeFor(email)).not.toBe(first);
    expect((await reset(first)).code).toBeNull();
    expect((await reset(api.postbox.codeFor(email))).code).toBe('EXPIRED_ACTION_CODE');
  });

  it('keeps only a hash of the code, and until a week after its end', async () => {
    const { email } = await signInNewcomer(api);
    const code = await requestedCode(email);
    const stored = await OneTimeCodeModel.findOne().lean();
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(stored?.forgetAt).toEqual(new Date(api.now.getTime() + ONE_TIME_CODE_LIFE_MS + 7 * DAY_MS));
  });
});

describe('resetPassword', () => {
  it('sets the password, ends every session and says so by mail', async () => {
    const { browser, email } = await signInSoldier(api);
    expect((await reset(await requestedCode(email))).data).toEqual({ resetPassword: true });
    const { errors } = await api.execute(browser, MY_SESSIONS);
    expect(errors[0]).toMatchObject({
      message: 'Your password was changed. Please sign in with the new one.',
      extensions: { code: 'UNAUTHENTICATED', reason: 'PASSWORD_CHANGED' },
    });
    expect((await signIn(email, FACTORY_PASSWORD)).code).toBe('WRONG_PASSWORD');
    expect((await signIn(email, NEW_PASSWORD)).code).toBeNull();
    await api.settled();
    expect(api.postbox.mails.at(-1)?.subject).toBe('Fire Support Tracker: Your password was changed');
  });

  it('takes a code once', async () => {
    const { email } = await signInNewcomer(api);
    const code = await requestedCode(email);
    await reset(code);
    expect((await reset(code, 'ten grey stones')).code).toBe('EXPIRED_ACTION_CODE');
    expect((await signIn(email, NEW_PASSWORD)).code).toBeNull();
  });

  it('takes a code once also when it is given twice at the same moment', async () => {
    const { email } = await signInNewcomer(api);
    const code = await requestedCode(email);
    const answers = await Promise.all([reset(code), reset(code, 'ten grey stones'), reset(code)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual(['EXPIRED_ACTION_CODE', 'EXPIRED_ACTION_CODE', null]);
  });

  it('takes a code for an hour', async () => {
    const { email } = await signInNewcomer(api);
    const code = await requestedCode(email);
    api.pass(ONE_TIME_CODE_LIFE_MS);
    const { code: refusal, errors } = await reset(code);
    expect([refusal, errors[0]?.message]).toEqual([
      'EXPIRED_ACTION_CODE',
      'That link or code has expired. Ask for a new one.',
    ]);
    const fresh = await requestedCode(email);
    api.pass(ONE_TIME_CODE_LIFE_MS - 1);
    expect((await reset(fresh)).code).toBeNull();
  });

  it('takes the latest code only', async () => {
    const { email } = await signInNewcomer(api);
    const older = await requestedCode(email);
    const newer = await requestedCode(email);
    expect((await reset(older)).code).toBe('EXPIRED_ACTION_CODE');
    expect((await reset(newer)).code).toBeNull();
  });

  it('takes no code that was sent to a former address', async () => {
    const { email, accountId } = await signInNewcomer(api);
    const code = await requestedCode(email);
    // As if the address changed at the same moment, before or after that voids the codes.
    await AccountModel.updateOne({ _id: accountId }, { $set: { email: 'new@unit.example' } });
    expect((await reset(code)).code).toBe('EXPIRED_ACTION_CODE');
    expect((await signIn('new@unit.example', FACTORY_PASSWORD)).code).toBeNull();
  });

  it.each(['', 'made-up'])('takes no made-up code: %j', async (code) => {
    expect((await reset(code)).code).toBe('INVALID_ACTION_CODE');
  });

  it('has codes that are good for nothing else', async () => {
    const { email } = await signInNewcomer(api);
    const code = await requestedCode(email);
    expect((await api.execute(new Browser(), CONFIRM_EMAIL, { code })).code).toBe('INVALID_ACTION_CODE');
    expect((await reset(code)).code).toBeNull();
  });

  it.each([
    ['', 'Please complete all fields.'],
    ['short', 'Password must have at least 8 characters.'],
    ['x'.repeat(129), 'Password must have at most 128 characters.'],
    ['password1', 'That password is too common. Choose another one.'],
    ['Morgan-1998', 'Password must have at least 4 letters besides your name, email address and unit words.'],
    [
      '1998-05-27',
      'That password is too easy to guess. Avoid sequences, repeats, rows of keys, dates and common words.',
    ],
  ])('refuses a password that is none, and the code still works: %#', async (password, message) => {
    const { email } = await signInSoldier(api, { lastName: 'Morgan' });
    const code = await requestedCode(email);
    const { errors } = await reset(code, password);
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field: 'password' } });
    expect((await reset(code)).code).toBeNull();
  });

  it("judges a password by its own login's names, even if others have asked for a link", async () => {
    const { email: others } = await signInSoldier(api, { lastName: 'Quillfeather' });
    await requestedCode(others);
    const { email } = await signInSoldier(api, { firstName: 'Jo', middleName: 'Ann', lastName: 'Vega' });
    expect((await reset(await requestedCode(email), 'Quillfeather-1998')).code).toBeNull();
  });

  it.each(AFTER_THE_PASSWORD)('cut off %s leaves no session, and says so by mail', async (_, cut) => {
    const { browser, email } = await signInNewcomer(api);
    const code = await requestedCode(email);
    cut();
    expect((await reset(code)).code).toBe('STORE_UNAVAILABLE');
    expect((await api.execute(browser, MY_SESSIONS)).code).toBe('UNAUTHENTICATED');
    expect((await signIn(email, NEW_PASSWORD)).code).toBeNull();
    await api.settled();
    expect(api.postbox.mails.at(-1)).toMatchObject({ to: email, about: 'password changed' });
  });
});

it.each(['limits', 'accounts'])(
  'a store that fails at the %s of a sign-in is not told as a wrong password',
  async (name) => {
    const { email } = await signInNewcomer(api);
    const lost = new mongo.MongoNetworkError('lost');
    jest.spyOn(stored(name), name === 'limits' ? 'findOneAndUpdate' : 'findOne').mockRejectedValueOnce(lost);
    expect((await signIn(email, FACTORY_PASSWORD)).code).toBe('STORE_UNAVAILABLE');
  },
);

describe('changePassword', () => {
  const change = (browser: Browser, input: object = {}) =>
    api.execute(browser, CHANGE_PASSWORD, {
      input: { currentPassword: FACTORY_PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...input },
    });

  it('ends all other sessions, and goes on here under a new identifier', async () => {
    const { browser, email } = await signInNewcomer(api);
    const elsewhere = new Browser();
    await signIn(email, FACTORY_PASSWORD, elsewhere);
    const stolen = Object.assign(new Browser(), browser);
    expect((await change(browser)).errors).toEqual([]);
    expect(browser.cookie).not.toBe(stolen.cookie);
    for (const former of [stolen, elsewhere]) {
      for (const operation of [MY_SESSIONS, REFRESH]) {
        const { errors } = await api.execute(former, operation);
        expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', reason: 'PASSWORD_CHANGED' });
      }
    }
    expect((await api.execute(browser, VIEWER)).data?.['viewer']).not.toBeNull();
    expect((await signIn(email, NEW_PASSWORD)).code).toBeNull();
  });

  it('counts as a sign-in, as the password is the only factor', async () => {
    const { browser } = await signInNewcomer(api);
    api.pass(RECENT_SIGN_IN_MS + 1);
    expect((await api.execute(browser, ENROL)).code).toBe('REQUIRES_RECENT_LOGIN');
    await change(browser);
    expect((await api.execute(browser, ENROL)).code).toBeNull();
  });

  it('makes links void that were sent before', async () => {
    const { browser, email } = await signInNewcomer(api);
    const code = await requestedCode(email);
    await change(browser);
    expect((await reset(code, 'ten grey stones')).code).toBe('EXPIRED_ACTION_CODE');
  });

  it.each([
    ['no current password', { currentPassword: '' }, 'BAD_USER_INPUT', 'currentPassword'],
    ['another current password', { currentPassword: 'five green lamp' }, 'WRONG_PASSWORD', 'currentPassword'],
    ['a short new one', { newPassword: 'short', confirmPassword: 'short' }, 'BAD_USER_INPUT', 'newPassword'],
    ['a common new one', { newPassword: 'password1', confirmPassword: 'password1' }, 'BAD_USER_INPUT', 'newPassword'],
    ['eight blanks', { newPassword: ' '.repeat(8), confirmPassword: ' '.repeat(8) }, 'BAD_USER_INPUT', 'newPassword'],
    [
      'their own name',
      { newPassword: 'Alex.Morgan.1', confirmPassword: 'Alex.Morgan.1' },
      'BAD_USER_INPUT',
      'newPassword',
    ],
    ['another confirmation', { confirmPassword: 'nine blue tent' }, 'BAD_USER_INPUT', 'confirmPassword'],
  ])('refuses %s, and changes nothing', async (_, input, code, field) => {
    const { browser, email } = await signInSoldier(api, { firstName: 'Alex', lastName: 'Morgan' });
    const { errors } = await change(browser, input);
    expect(errors[0]?.extensions).toEqual({ code, field });
    expect((await api.execute(browser, VIEWER)).data?.['viewer']).not.toBeNull();
    expect((await signIn(email, FACTORY_PASSWORD)).code).toBeNull();
  });

  it('never takes the place of a password that a reset has set meanwhile', async () => {
    const { browser, email } = await signInNewcomer(api);
    const code = await requestedCode(email);
    const same = { newPassword: FACTORY_PASSWORD, confirmPassword: FACTORY_PASSWORD };
    await Promise.all([reset(code), ...Array.from({ length: 4 }, () => change(browser, same))]);
    expect((await signIn(email, NEW_PASSWORD)).code).toBeNull();
    expect((await api.execute(browser, VIEWER)).data).toEqual({ viewer: null });
  });

  it('leaves no session that was opened with the former password at the same moment', async () => {
    const { browser, email } = await signInNewcomer(api);
    const others = Array.from({ length: 4 }, () => new Browser());
    await Promise.all([change(browser), ...others.map((other) => signIn(email, FACTORY_PASSWORD, other))]);
    for (const other of others) expect((await api.execute(other, VIEWER)).data).toEqual({ viewer: null });
    expect(await SessionModel.countDocuments({ state: 'OPEN' })).toBe(1);
  });

  it('leaves no session that was begun before it and written after it', async () => {
    const { browser, email, accountId } = await signInNewcomer(api);
    const elsewhere = new Browser();
    beforeNextSession(() => change(browser));
    expect((await signIn(email, FACTORY_PASSWORD, elsewhere)).code).toBe('WRONG_PASSWORD');
    expect((await api.execute(elsewhere, VIEWER)).data).toEqual({ viewer: null });
    expect(await SessionModel.countDocuments({ accountId, state: 'OPEN' })).toBe(1);
  });

  it.each(BEFORE_THE_PASSWORD)('cut off %s leaves the former password', async (_, cut) => {
    const { browser, email } = await signInNewcomer(api);
    cut();
    expect((await change(browser)).code).toBe('STORE_FULL');
    expect((await signIn(email, FACTORY_PASSWORD)).code).toBeNull();
    expect((await signIn(email, NEW_PASSWORD)).code).toBe('WRONG_PASSWORD');
    await api.settled();
    expect(api.postbox.mails).toEqual([]);
  });

  it('whose password cannot be stored does not say that it was changed', async () => {
    const { browser } = await signInNewcomer(api);
    jest.spyOn(stored('accounts'), 'findOneAndUpdate').mockRejectedValueOnce(full);
    await change(browser);
    const { errors } = await api.execute(browser, MY_SESSIONS);
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', reason: 'SESSION_ENDED' });
  });

  it.each([
    ...AFTER_THE_PASSWORD,
    [
      'when this browser is to go on',
      () => void jest.spyOn(stored('sessions'), 'insertOne').mockRejectedValueOnce(full),
    ],
  ])('cut off %s leaves no former session, says so by mail, and not that nothing was saved', async (_, cut) => {
    const { browser, email } = await signInNewcomer(api);
    const elsewhere = new Browser();
    await signIn(email, FACTORY_PASSWORD, elsewhere);
    cut();
    expect((await change(browser)).code).toBe('STORE_UNAVAILABLE');
    for (const former of [browser, elsewhere]) {
      expect((await api.execute(former, MY_SESSIONS)).code).toBe('UNAUTHENTICATED');
    }
    expect((await signIn(email, FACTORY_PASSWORD)).code).toBe('WRONG_PASSWORD');
    expect((await signIn(email, NEW_PASSWORD)).code).toBeNull();
    await api.settled();
    expect(api.postbox.mails).toMatchObject([{ to: email, about: 'password changed' }]);
  });
});
