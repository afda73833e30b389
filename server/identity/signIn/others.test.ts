import { CalendarFeedModel } from '../../calendar/calendarFeed.model.ts';
import { SoldierModel } from '../../records/soldiers/soldier.model.ts';
import { FACTORY_PASSWORD, signInSoldier } from '../../testing/factories.ts';
import {
  CHANGE_PASSWORD,
  CONFIRM_EMAIL,
  CONFIRM_FACTOR,
  DELETE_LOGIN,
  END_SESSION,
  MY_SESSIONS,
  REFRESH,
  REMOVE_FACTOR,
  REQUEST_EMAIL_CHANGE,
  REQUEST_RESET,
  RESET,
  SET_DISABLED,
  SIGN_OUT,
  UNLINK_PROVIDER,
} from '../../testing/identityOperations.ts';
import { secondFactors } from '../../testing/secondFactors.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { OneTimeCodeModel } from '../mailedLink/oneTimeCode.model.ts';
import { SessionModel } from '../session/session.model.ts';
import { startPendingSession, startSession } from '../session/session.service.ts';

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());
const { enrol, setUp, shown } = secondFactors(api);

type SignedIn = Awaited<ReturnType<typeof signInSoldier>>;

/** A staff member with a session, a sign-in that waits for its second factor, mailed codes and a calendar. */
async function makeBystander(): Promise<Browser> {
  const { browser, accountId, email } = await signInSoldier(api, { isStaff: true });
  await startPendingSession(accountId, api.now, {});
  await api.execute(browser, 'mutation { createCalendarFeed(scope: OWN) { address } }');
  await api.execute(new Browser(), REQUEST_RESET, { email });
  const input = { newEmail: `new-${email}`, password: FACTORY_PASSWORD };
  await api.execute(browser, REQUEST_EMAIL_CHANGE, { input });
  await api.settled();
  return browser;
}

/** Everything the store has about all logins except one. */
function keptOfOthers(own: string): Promise<unknown[]> {
  const others = { accountId: { $ne: own } };
  return Promise.all([
    AccountModel.find({ _id: { $ne: own } }).lean(),
    SessionModel.find(others).lean(),
    OneTimeCodeModel.find(others).lean(),
    CalendarFeedModel.find(others).lean(),
    SoldierModel.find({ userId: { $exists: true, $ne: own } }).lean(),
  ]);
}

async function newEmailCode({ browser }: SignedIn): Promise<string> {
  const newEmail = 'sam.new@unit.example';
  await api.execute(browser, REQUEST_EMAIL_CHANGE, { input: { newEmail, password: FACTORY_PASSWORD } });
  await api.settled();
  return api.postbox.codeFor(newEmail);
}

async function resetCode({ email }: SignedIn): Promise<string> {
  await api.execute(new Browser(), REQUEST_RESET, { email });
  await api.settled();
  return api.postbox.codeFor(email);
}

const password = 'nine blue tents';
const CHANGES: Record<string, (one: SignedIn, staff: Browser) => Promise<unknown>> = {
  'using the session for longer': ({ browser }) => {
    api.pass(10 * 60_000);
    return api.execute(browser, MY_SESSIONS);
  },
  'extending the session': ({ browser }) => api.execute(browser, REFRESH),
  'signing out': ({ browser }) => api.execute(browser, SIGN_OUT),
  'ending another session': async ({ browser, accountId }) => {
    const { session } = await startSession(accountId, api.now);
    return api.execute(browser, END_SESSION, { id: session._id });
  },
  'changing the password': ({ browser }) =>
    api.execute(browser, CHANGE_PASSWORD, {
      input: { currentPassword: FACTORY_PASSWORD, newPassword: password, confirmPassword: password },
    }),
  'resetting the password': async (one) => api.execute(new Browser(), RESET, { code: await resetCode(one), password }),
  'changing the address': async (one) => api.execute(one.browser, CONFIRM_EMAIL, { code: await newEmailCode(one) }),
  'switching a second factor on': async ({ browser }) => {
    const code = shown(await enrol(browser));
    return api.execute(browser, CONFIRM_FACTOR, { code });
  },
  'switching it off': async ({ browser }) => {
    const { recoveryCodes } = await setUp(browser);
    return api.execute(browser, REMOVE_FACTOR, { code: recoveryCodes[0] });
  },
  'unlinking a provider': async ({ browser, accountId }) => {
    await AccountModel.updateOne({ _id: accountId }, { $set: { openIdSubject: 'https://id.example sam' } });
    return api.execute(browser, UNLINK_PROVIDER);
  },
  'deleting the login': ({ browser }) => api.execute(browser, DELETE_LOGIN, { password: FACTORY_PASSWORD }),
  'being disabled': ({ soldier }, staff) =>
    api.execute(staff, SET_DISABLED, { soldierId: soldier._id, disabled: true }),
  'being deleted once disabled': async ({ soldier }, staff) => {
    await api.execute(staff, SET_DISABLED, { soldierId: soldier._id, disabled: true });
    const query = 'mutation ($soldierId: ID!) { deleteDisabledLogin(soldierId: $soldierId) { id } }';
    return api.execute(staff, query, { soldierId: soldier._id });
  },
};

it.each(Object.keys(CHANGES))("%s leaves what is others'", async (name) => {
  const staff = await makeBystander();
  const one = await signInSoldier(api);
  await makeBystander();
  const before = await keptOfOthers(one.accountId);
  expect(await CHANGES[name]?.(one, staff)).toMatchObject({ code: null });
  expect(await keptOfOthers(one.accountId)).toEqual(before);
});
