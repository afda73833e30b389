import { jest } from '@jest/globals';
import mongoose, { mongo } from 'mongoose';
import { RECENT_SIGN_IN_MS } from '../../domain/constants.ts';
import { CalendarFeedModel } from '../calendar/calendarFeed.model.ts';
import { HistoryModel } from '../history/history.model.ts';
import { SoldierModel } from '../soldiers/soldier.model.ts';
import { FACTORY_PASSWORD, makeSoldier, signInNewcomer, signInSoldier } from '../testing/factories.ts';
import {
  DELETE_LOGIN,
  MY_SESSIONS,
  REFRESH,
  REQUEST_LINK,
  REQUEST_RESET,
  RESET,
  SET_DISABLED,
  SIGN_IN,
  SIGN_IN_WITH_LINK,
  VIEWER,
} from '../testing/identityOperations.ts';
import { Browser, TestApi } from '../testing/testApi.ts';
import { AccountModel } from './account.model.ts';
import { OneTimeCodeModel } from './mailedLink/oneTimeCode.model.ts';
import { SessionModel } from './session/session.model.ts';
import { startSession } from './session/session.service.ts';

// Comparing a password takes long by design.
jest.setTimeout(30_000);

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());
afterEach(() => jest.restoreAllMocks());

const signIn = (email: string, password = FACTORY_PASSWORD, browser = new Browser()) =>
  api.execute(browser, SIGN_IN, { input: { email, password } });
const setDisabled = (browser: Browser, soldierId: string, disabled = true) =>
  api.execute(browser, SET_DISABLED, { soldierId, disabled });

describe('setLoginDisabled', () => {
  it('ends every session at once, and tells them why', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { browser, email, soldier } = await signInSoldier(api);
    const elsewhere = new Browser();
    await signIn(email, FACTORY_PASSWORD, elsewhere);
    const { data } = await setDisabled(staff, soldier._id);
    expect(data).toEqual({ setLoginDisabled: { id: soldier._id, loginState: 'DISABLED' } });
    for (const former of [browser, elsewhere]) {
      for (const operation of [MY_SESSIONS, REFRESH]) {
        const { errors } = await api.execute(former, operation);
        expect(errors[0]).toMatchObject({
          message: 'Your login has been disabled. Please talk to your leadership.',
          extensions: { code: 'USER_DISABLED', reason: 'USER_DISABLED' },
        });
      }
      expect((await api.execute(former, VIEWER)).data).toEqual({ viewer: null });
    }
  });

  it('does not say that nothing was saved when there is no room left for ending the sessions', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { browser, accountId, soldier } = await signInSoldier(api);
    const full = new mongo.MongoServerError({ code: 14_031 });
    jest.spyOn(mongoose.connection.collection('sessions'), 'updateMany').mockRejectedValueOnce(full);
    expect((await setDisabled(staff, soldier._id)).code).toBe('STORE_UNAVAILABLE');
    expect((await api.execute(browser, MY_SESSIONS)).code).toBe('USER_DISABLED');
    expect((await setDisabled(staff, soldier._id)).code).toBeNull();
    expect(await SessionModel.countDocuments({ accountId, state: 'OPEN' })).toBe(0);
  });

  it('makes signing in look like any other failure', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { email, soldier } = await signInSoldier(api);
    const wrong = await signIn(email, 'five green lamp');
    await setDisabled(staff, soldier._id);
    expect(await signIn(email)).toEqual(wrong);
  });

  it('opens by no link that signs in, be it from before or after', async () => {
    api.configure({ emailLinkSignIn: true });
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { email, soldier } = await signInSoldier(api);
    const browser = new Browser();
    await api.execute(browser, REQUEST_LINK, { email });
    await api.settled();
    const code = api.postbox.codeFor(email);
    await setDisabled(staff, soldier._id);
    expect((await api.execute(browser, SIGN_IN_WITH_LINK, { code })).code).toBe('EXPIRED_ACTION_CODE');
    expect((await api.execute(browser, REQUEST_LINK, { email })).data).toEqual({ requestSignInLink: true });
    await api.settled();
    expect(api.postbox.letters).toHaveLength(1);
    expect((await api.execute(browser, VIEWER)).data).toEqual({ viewer: null });
  });

  it('opens by no link that was made at the same moment', async () => {
    api.configure({ emailLinkSignIn: true });
    const { email, soldier } = await signInSoldier(api);
    const browser = new Browser();
    await api.execute(browser, REQUEST_LINK, { email });
    await api.settled();
    // As if the link had been made just after those from before had been made void.
    await SoldierModel.updateOne({ _id: soldier._id }, { $set: { loginDisabled: true } });
    const code = api.postbox.codeFor(email);
    expect((await api.execute(browser, SIGN_IN_WITH_LINK, { code })).code).toBe('WRONG_PASSWORD');
    expect((await api.execute(browser, VIEWER)).data).toEqual({ viewer: null });
  });

  it('stays shut to the password that a reset link has set', async () => {
    const { email, soldier } = await signInSoldier(api);
    await api.execute(new Browser(), REQUEST_RESET, { email });
    await api.settled();
    await SoldierModel.updateOne({ _id: soldier._id }, { $set: { loginDisabled: true } });
    const browser = new Browser();
    await api.execute(browser, RESET, { code: api.postbox.codeFor(email), password: 'nine blue tents' });
    expect((await api.execute(browser, VIEWER)).data).toEqual({ viewer: null });
    expect((await signIn(email, 'nine blue tents', browser)).code).toBe('WRONG_PASSWORD');
  });

  it('sends no links, and makes those void that were sent', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { email, soldier } = await signInSoldier(api);
    await api.execute(new Browser(), REQUEST_RESET, { email });
    await api.settled();
    const code = api.postbox.codeFor(email);
    await setDisabled(staff, soldier._id);
    const reset = await api.execute(new Browser(), RESET, { code, password: 'nine blue tents' });
    expect(reset.code).toBe('EXPIRED_ACTION_CODE');
    expect((await api.execute(new Browser(), REQUEST_RESET, { email })).data).toEqual({ requestPasswordReset: true });
    await api.settled();
    expect(api.postbox.letters).toHaveLength(1);
  });

  it('enables the login again, and none of the sessions that it had', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { browser, email, soldier } = await signInSoldier(api);
    await setDisabled(staff, soldier._id);
    const { data } = await setDisabled(staff, soldier._id, false);
    expect(data).toMatchObject({ setLoginDisabled: { loginState: 'WORKING' } });
    expect((await api.execute(browser, REFRESH)).code).toBe('USER_DISABLED');
    expect((await signIn(email)).code).toBeNull();
  });

  it('leaves no session that was opened at the same moment', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { email, soldier, accountId } = await signInSoldier(api);
    const browsers = Array.from({ length: 4 }, () => new Browser());
    await Promise.all([
      setDisabled(staff, soldier._id),
      ...browsers.map((one) => signIn(email, FACTORY_PASSWORD, one)),
    ]);
    await setDisabled(staff, soldier._id, false);
    for (const browser of browsers) expect((await api.execute(browser, VIEWER)).data).toEqual({ viewer: null });
    expect(await SessionModel.countDocuments({ accountId, state: 'OPEN' })).toBe(0);
  });

  it('leaves no session that was begun before it and written after it', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { email, soldier, accountId } = await signInSoldier(api);
    const sessions = mongoose.connection.collection('sessions');
    const insertOne = sessions.insertOne.bind(sessions);
    jest.spyOn(sessions, 'insertOne').mockImplementationOnce(async (...given) => {
      await setDisabled(staff, soldier._id);
      return insertOne(...given);
    });
    expect((await signIn(email)).code).toBe('WRONG_PASSWORD');
    expect(await SessionModel.countDocuments({ accountId, state: 'OPEN' })).toBe(0);
  });

  it('stands in the history, once for each change', async () => {
    const { browser: staff, soldier: leader } = await signInSoldier(api, { isStaff: true });
    const { soldier } = await signInSoldier(api);
    for (const disabled of [false, true, true, false]) {
      api.pass(1000);
      await setDisabled(staff, soldier._id, disabled);
    }
    const entries = await HistoryModel.find({ soldierId: soldier._id }).sort({ at: 1 }).lean();
    expect(entries).toMatchObject([
      { actorId: leader._id, subject: 'RIGHTS', changes: [{ field: 'loginState', from: 'WORKING', to: 'DISABLED' }] },
      { actorId: leader._id, subject: 'RIGHTS', changes: [{ field: 'loginState', from: 'DISABLED', to: 'WORKING' }] },
    ]);
  });

  it("refuses one's own", async () => {
    const { browser, soldier } = await signInSoldier(api, { isStaff: true });
    await signInSoldier(api, { isStaff: true });
    const { code, errors } = await setDisabled(browser, soldier._id);
    expect([code, errors[0]?.message]).toEqual(['FORBIDDEN', 'You cannot disable your own login.']);
  });

  it('tells staff that there is no such user, or no login', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const { _id } = await makeSoldier();
    expect((await setDisabled(browser, 'no-such-soldier')).code).toBe('NOT_FOUND');
    const { code, errors } = await setDisabled(browser, _id);
    expect([code, errors[0]?.message]).toEqual(['CONFLICT', 'That person has no login.']);
  });

  it('leaves one of two who disable each other at the same moment', async () => {
    const [one, two] = [await signInSoldier(api, { isStaff: true }), await signInSoldier(api, { isStaff: true })];
    const answers = await Promise.all([
      setDisabled(one.browser, two.soldier._id),
      setDisabled(two.browser, one.soldier._id),
    ]);
    // Whoever comes second is either refused under the lock or has no session any more.
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(await SoldierModel.countDocuments({ loginDisabled: true })).toBe(1);
  });
});

describe('deleteLogin', () => {
  const deleteLogin = (browser: Browser, password = FACTORY_PASSWORD) =>
    api.execute(browser, DELETE_LOGIN, { password });

  it('deletes the login and its sessions; the record stays, and its history says so', async () => {
    const { browser, email, soldier, accountId } = await signInSoldier(api);
    const elsewhere = new Browser();
    await signIn(email, FACTORY_PASSWORD, elsewhere);
    expect((await deleteLogin(browser)).data).toEqual({ deleteLogin: true });
    expect(browser.cookie).toBeUndefined();
    expect(await AccountModel.exists({ _id: accountId })).toBeNull();
    expect((await api.execute(elsewhere, MY_SESSIONS)).code).toBe('UNAUTHENTICATED');
    expect((await signIn(email)).code).toBe('WRONG_PASSWORD');
    const record = await SoldierModel.findById(soldier._id).lean();
    expect(record).toMatchObject({ lastName: soldier.lastName });
    expect(record?.userId).toBeUndefined();
    expect(await HistoryModel.findOne({ soldierId: soldier._id }).lean()).toMatchObject({
      subject: 'RIGHTS',
      changes: [{ field: 'loginState', from: 'WORKING', to: 'NONE' }],
    });
  });

  it('leaves no code of a mail and no calendar of the login', async () => {
    const { browser, email, accountId } = await signInSoldier(api);
    await api.execute(browser, 'mutation { createCalendarFeed(scope: OWN) { address } }');
    await api.execute(new Browser(), REQUEST_RESET, { email });
    await api.settled();
    const left = () =>
      Promise.all([OneTimeCodeModel.countDocuments({ accountId }), CalendarFeedModel.countDocuments({ accountId })]);
    expect(await left()).toEqual([1, 1]);
    await deleteLogin(browser);
    expect(await left()).toEqual([0, 0]);
  });

  it('works without a record', async () => {
    const { browser } = await signInNewcomer(api);
    expect((await deleteLogin(browser)).data).toEqual({ deleteLogin: true });
  });

  it('asks for a sign-in of the last five minutes', async () => {
    const { browser, email } = await signInSoldier(api);
    api.pass(RECENT_SIGN_IN_MS + 1);
    const { code, errors } = await deleteLogin(browser);
    expect([code, errors[0]?.message]).toEqual(['REQUIRES_RECENT_LOGIN', 'Please sign in again before you do that.']);
    await signIn(email, FACTORY_PASSWORD, browser);
    api.pass(RECENT_SIGN_IN_MS);
    expect((await deleteLogin(browser)).code).toBeNull();
  });

  it('refuses another password', async () => {
    const { browser } = await signInSoldier(api);
    const { errors } = await deleteLogin(browser, 'five green lamp');
    expect(errors[0]?.extensions).toEqual({ code: 'WRONG_PASSWORD', field: 'password' });
    expect(await AccountModel.countDocuments()).toBe(1);
  });

  it('refuses the last staff who can sign in', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    await makeSoldier({ isStaff: true });
    await signInSoldier(api, { isStaff: true, loginDisabled: true });
    const { code, errors } = await deleteLogin(browser);
    expect([code, errors[0]?.message]).toEqual([
      'FORBIDDEN',
      'You are the last person with staff rights who can sign in. Give them to somebody else first.',
    ]);
    await signInSoldier(api, { isStaff: true });
    expect((await deleteLogin(browser)).code).toBeNull();
  });

  it('leaves one of two staff who do it at the same moment', async () => {
    const [one, two] = [await signInSoldier(api, { isStaff: true }), await signInSoldier(api, { isStaff: true })];
    const answers = await Promise.all([deleteLogin(one.browser), deleteLogin(two.browser)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['FORBIDDEN', null]);
  });

  it('leaves later fields of its request to nobody', async () => {
    const { browser, soldier } = await signInSoldier(api, { isStaff: true });
    await signInSoldier(api, { isStaff: true });
    const { _id: other } = await makeSoldier();
    const both = `mutation ($password: String!, $other: ID!) {
      deleteLogin(password: $password)
      createCalendarFeed(scope: SECTION) { address }
      grantAdmin(soldierId: $other) { id }
    }`;
    const { errors } = await api.execute(browser, both, { password: FACTORY_PASSWORD, other });
    expect(errors).toMatchObject([{ path: ['createCalendarFeed'], extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await CalendarFeedModel.countDocuments()).toBe(0);
    expect((await SoldierModel.findById(soldier._id).lean())?.userId).toBeUndefined();
  });

  it('leaves no session of a sign-in that it crossed', async () => {
    const { browser, accountId } = await signInSoldier(api);
    const accounts = mongoose.connection.collection('accounts');
    const deleteOne = accounts.deleteOne.bind(accounts);
    jest.spyOn(accounts, 'deleteOne').mockImplementationOnce(async (...given) => {
      await startSession(accountId, api.now);
      return deleteOne(...given);
    });
    expect((await deleteLogin(browser)).code).toBeNull();
    expect(await SessionModel.countDocuments({ accountId })).toBe(0);
  });

  it('cut off at the login leaves no session, and can be asked for again', async () => {
    const { browser, email, accountId } = await signInSoldier(api);
    jest
      .spyOn(mongoose.connection.collection('accounts'), 'deleteOne')
      .mockRejectedValueOnce(new mongo.MongoServerError({ code: 14_031 }));
    expect((await deleteLogin(browser)).code).toBe('STORE_UNAVAILABLE');
    const create =
      'mutation { createSoldier(input: { firstName: "A", middleName: "B", lastName: "C", rank: SPC, grade: E4 }) { id } }';
    expect((await api.execute(browser, create)).code).toBe('UNAUTHENTICATED');
    const again = new Browser();
    await signIn(email, FACTORY_PASSWORD, again);
    expect((await deleteLogin(again)).code).toBeNull();
    expect(await AccountModel.exists({ _id: accountId })).toBeNull();
  });
});

describe("a staff member's own role", () => {
  it('stays while nobody else on the staff can sign in, whoever else has a record', async () => {
    const { browser, soldier } = await signInSoldier(api, {
      isStaff: true,
      section: 'ALPHA',
      team: 'HQ',
      role: 'CO_FSO',
    });
    await makeSoldier({ isStaff: true });
    const save = () =>
      api.execute(
        browser,
        `mutation { updateSoldier(id: "${soldier._id}", version: 1, input: { team: TEAM_1, role: FO }) { isStaff } }`,
      );
    expect((await save()).errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'role' });
    await signInSoldier(api, { isStaff: true });
    expect((await save()).data).toEqual({ updateSoldier: { isStaff: false } });
  });
});
