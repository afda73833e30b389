import mongoose, { mongo } from 'mongoose';
import { HistoryModel } from '../../history/history.model.ts';
import { SoldierModel } from '../../records/soldiers/soldier.model.ts';
import { beforeNextSession } from '../../testing/beforeNextCommand.ts';
import { FACTORY_PASSWORD, makeSoldier, signInSoldier } from '../../testing/factories.ts';
import {
  MY_SESSIONS,
  REFRESH,
  REQUEST_LINK,
  REQUEST_RESET,
  RESET,
  SET_DISABLED,
  SIGN_IN,
  SIGN_IN_WITH_LINK,
  VIEWER,
} from '../../testing/identityOperations.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { SessionModel } from '../session/session.model.ts';

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

  it('works for a soldier who has left, as deleting that login does, each with its entry in the history', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const lastDay = new Date(api.now.getTime() - 48 * 3_600_000);
    const { soldier } = await signInSoldier(api, { departure: { lastDay, reason: 'PCS', byId: 'boss' } });
    const { _id: soldierId } = soldier;
    expect((await setDisabled(staff, soldierId)).data).toEqual({
      setLoginDisabled: { id: soldierId, loginState: 'DISABLED' },
    });
    expect((await setDisabled(staff, soldierId, false)).code).toBeNull();
    expect((await setDisabled(staff, soldierId)).code).toBeNull();
    const remove = 'mutation ($soldierId: ID!) { deleteDisabledLogin(soldierId: $soldierId) { loginState } }';
    expect((await api.execute(staff, remove, { soldierId })).data).toEqual({
      deleteDisabledLogin: { loginState: 'NONE' },
    });
    const entries = await HistoryModel.find({ soldierId }).lean();
    const states = entries.flatMap(({ changes }) => changes.filter(({ field }) => field === 'loginState'));
    expect(states.map(({ to }) => to).sort()).toEqual(['DISABLED', 'DISABLED', 'NONE', 'WORKING']);
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
    expect(api.postbox.mails).toHaveLength(1);
    expect((await api.execute(browser, VIEWER)).data).toEqual({ viewer: null });
  });

  it('opens by no link that was made at the same moment', async () => {
    api.configure({ emailLinkSignIn: true });
    const { email, soldier } = await signInSoldier(api);
    const browser = new Browser();
    await api.execute(browser, REQUEST_LINK, { email });
    await api.settled();
    // As if the link had been made just after the existing links were voided.
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
    expect(api.postbox.mails).toHaveLength(1);
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

  it('enabling a login that works ends none of its sessions', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { browser, soldier } = await signInSoldier(api);
    await setDisabled(staff, soldier._id, false);
    expect((await api.execute(browser, MY_SESSIONS)).code).toBeNull();
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
    beforeNextSession(() => setDisabled(staff, soldier._id));
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
    expect([code, errors[0]?.message]).toEqual(['FORBIDDEN', "You can't disable your own login."]);
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
    // The second one is refused under the lock, or has no session anymore.
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(await SoldierModel.countDocuments({ loginDisabled: true })).toBe(1);
  });
});
