import mongoose, { mongo } from 'mongoose';
import { RECENT_SIGN_IN_MS } from '../../../domain/constants.ts';
import { CalendarFeedModel } from '../../calendar/calendarFeed.model.ts';
import { HistoryModel } from '../../history/history.model.ts';
import { QueuedMailModel } from '../../mail/queuedMail.model.ts';
import { SoldierModel } from '../../records/soldiers/soldier.model.ts';
import { FACTORY_PASSWORD, makeSoldier, signInNewcomer, signInSoldier } from '../../testing/factories.ts';
import {
  DELETE_LOGIN,
  HAND_OVER,
  MY_SESSIONS,
  REQUEST_EMAIL_CHANGE,
  REQUEST_RESET,
  SET_DISABLED,
  SIGN_IN,
} from '../../testing/identityOperations.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { OneTimeCodeModel } from '../mailedLink/oneTimeCode.model.ts';
import { SessionModel } from '../session/session.model.ts';
import { startSession } from '../session/session.service.ts';

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());
afterEach(() => jest.restoreAllMocks());

const signIn = (email: string, password = FACTORY_PASSWORD, browser = new Browser()) =>
  api.execute(browser, SIGN_IN, { input: { email, password } });

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
      actorId: soldier._id,
      at: api.now,
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

  it('leaves no waiting mail, neither to its address nor to its next one', async () => {
    const { browser, email } = await signInSoldier(api);
    const { email: others } = await signInNewcomer(api);
    for (const address of [email, others]) await api.execute(new Browser(), REQUEST_RESET, { email: address });
    const input = { newEmail: 'sam.new@unit.example', password: FACTORY_PASSWORD };
    await api.execute(browser, REQUEST_EMAIL_CHANGE, { input });
    await deleteLogin(browser);
    expect((await QueuedMailModel.find().lean()).map(({ to }) => to)).toEqual([others]);
  });

  it('leaves the record with nothing of a login that was disabled meanwhile: its next one works', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const locks = mongoose.connection.collection('locks');
    const updateOne = locks.updateOne.bind(locks);
    jest.spyOn(locks, 'updateOne').mockImplementationOnce(async (...given) => {
      await SoldierModel.updateOne({ _id: soldier._id }, { $set: { loginDisabled: true } });
      return updateOne(...given);
    });
    expect((await deleteLogin(browser)).code).toBeNull();
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { browser: newcomer, email } = await signInNewcomer(api);
    await api.execute(staff, HAND_OVER, { soldierId: soldier._id, email });
    expect((await api.execute(newcomer, '{ viewer { soldier { id } } }')).data).toEqual({
      viewer: { soldier: { id: soldier._id } },
    });
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
      "You're the last person with staff rights who can sign in. Give somebody else staff rights first.",
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

describe('deleteDisabledLogin', () => {
  const deleteDisabled = (browser: Browser, soldierId: string) =>
    api.execute(
      browser,
      'mutation ($soldierId: ID!) { deleteDisabledLogin(soldierId: $soldierId) { id loginState isStaff } }',
      { soldierId },
    );
  const makeDisabled = () => signInSoldier(api, { loginDisabled: true, isStaff: true });

  it('deletes the login and its calendars; the record stays, and its history says who did it', async () => {
    const { browser: staff, soldier: leader } = await signInSoldier(api, { isStaff: true });
    const { browser, soldier, accountId } = await signInSoldier(api, { isStaff: true });
    await api.execute(browser, 'mutation { createCalendarFeed(scope: OWN) { address } }');
    await api.execute(staff, SET_DISABLED, { soldierId: soldier._id, disabled: true });
    expect((await deleteDisabled(staff, soldier._id)).data).toEqual({
      deleteDisabledLogin: { id: soldier._id, loginState: 'NONE', isStaff: true },
    });
    expect(await AccountModel.exists({ _id: accountId })).toBeNull();
    expect(await CalendarFeedModel.countDocuments({ accountId })).toBe(0);
    expect(await SoldierModel.findById(soldier._id).lean()).not.toHaveProperty('loginDisabled');
    const by = { actorId: leader._id, subject: 'RIGHTS', action: 'CHANGED' };
    expect(await HistoryModel.find({ soldierId: soldier._id }).lean()).toMatchObject([
      { ...by, changes: [{ field: 'loginState', from: 'WORKING', to: 'DISABLED' }] },
      { ...by, changes: [{ field: 'loginState', from: 'DISABLED', to: 'NONE' }] },
    ]);
  });

  it('frees the record for another login', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { soldier } = await makeDisabled();
    const { browser, email } = await signInNewcomer(api);
    await deleteDisabled(staff, soldier._id);
    await api.execute(staff, HAND_OVER, { soldierId: soldier._id, email });
    expect((await api.execute(browser, '{ viewer { soldier { id } } }')).data).toEqual({
      viewer: { soldier: { id: soldier._id } },
    });
  });

  it("refuses a login that works, one's own among them, a record without one, and a missing one", async () => {
    const { browser: staff, soldier: leader } = await signInSoldier(api, { isStaff: true });
    const { soldier: working, accountId } = await signInSoldier(api);
    const { _id: imported } = await makeSoldier();
    const ids = [working._id, leader._id, imported, 'no-such-record'];
    const answers = await Promise.all(ids.map((id) => deleteDisabled(staff, id)));
    const disableFirst = 'Disable the login before you delete it.';
    expect(answers.map(({ code, errors }) => [code, errors[0]?.message])).toEqual([
      ['CONFLICT', disableFirst],
      ['CONFLICT', disableFirst],
      ['CONFLICT', 'That person has no login.'],
      ['NOT_FOUND', expect.any(String)],
    ]);
    expect(await AccountModel.exists({ _id: accountId })).not.toBeNull();
  });

  it('cut off before the record leaves nobody who can sign in, and can be asked for again', async () => {
    const { browser: staff } = await signInSoldier(api, { isStaff: true });
    const { soldier, email } = await makeDisabled();
    jest
      .spyOn(mongoose.connection.collection('users'), 'findOneAndUpdate')
      .mockRejectedValueOnce(new mongo.MongoServerError({ code: 14_031 }));
    expect((await deleteDisabled(staff, soldier._id)).code).toBe('STORE_UNAVAILABLE');
    expect((await signIn(email)).code).toBe('WRONG_PASSWORD');
    expect((await deleteDisabled(staff, soldier._id)).data).toMatchObject({
      deleteDisabledLogin: { loginState: 'NONE' },
    });
  });
});

describe("a staff member's own role", () => {
  it('stays while nobody else on the staff can sign in, even if others have records', async () => {
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
