import { RECENT_SIGN_IN_MS } from '../../../domain/constants.ts';
import { beforeNextSession } from '../../testing/beforeNextCommand.ts';
import { FACTORY_PASSWORD, signInNewcomer } from '../../testing/factories.ts';
import { MY_SESSIONS, SIGN_IN, UNLINK_PROVIDER, VIEWER } from '../../testing/identityOperations.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { SessionModel } from '../session/session.model.ts';

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());
afterEach(() => jest.restoreAllMocks());

async function linkedNewcomer() {
  const newcomer = await signInNewcomer(api);
  const openIdSubject = 'https://id.example sam';
  await AccountModel.updateOne({ _id: newcomer.accountId }, { $set: { openIdSubject } });
  return newcomer;
}

const unlink = (browser: Browser) => api.execute(browser, UNLINK_PROVIDER);
const login = async (browser: Browser) => (await api.execute(browser, VIEWER)).data?.['viewer'];

it('takes the provider away, and tells the owner', async () => {
  const { browser, accountId, email } = await linkedNewcomer();
  expect(await login(browser)).toMatchObject({ login: { hasProvider: true } });
  expect((await unlink(browser)).data).toEqual({ unlinkProvider: true });
  expect(await login(browser)).toMatchObject({ login: { hasProvider: false } });
  expect(await AccountModel.findById(accountId).lean()).not.toHaveProperty('openIdSubject');
  await api.settled();
  expect(api.postbox.mails).toMatchObject([{ to: email, about: 'sign-in unlinked' }]);
});

it('ends all other sessions, and goes on here under a new identifier', async () => {
  const { browser, email } = await linkedNewcomer();
  const elsewhere = new Browser();
  await api.execute(elsewhere, SIGN_IN, { input: { email, password: FACTORY_PASSWORD } });
  const stolen = Object.assign(new Browser(), browser);
  await unlink(browser);
  for (const former of [stolen, elsewhere]) {
    const { errors } = await api.execute(former, MY_SESSIONS);
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', reason: 'SESSION_ENDED' });
  }
  expect(await login(browser)).not.toBeNull();
});

it('leaves no session that was begun before it and written after it', async () => {
  const { browser, email, accountId } = await linkedNewcomer();
  const elsewhere = new Browser();
  beforeNextSession(() => unlink(browser));
  const input = { email, password: FACTORY_PASSWORD };
  expect((await api.execute(elsewhere, SIGN_IN, { input })).code).toBe('WRONG_PASSWORD');
  expect(await SessionModel.countDocuments({ accountId, state: 'OPEN' })).toBe(1);
});

it('asks for a recent sign-in', async () => {
  const { browser } = await linkedNewcomer();
  api.pass(RECENT_SIGN_IN_MS + 1);
  expect((await unlink(browser)).code).toBe('REQUIRES_RECENT_LOGIN');
  expect(await login(browser)).toMatchObject({ login: { hasProvider: true } });
});

it('says so when none is linked', async () => {
  const { browser } = await signInNewcomer(api);
  const { errors } = await unlink(browser);
  expect(errors[0]).toMatchObject({
    message: 'No provider is linked to your login.',
    extensions: { code: 'CONFLICT' },
  });
});
