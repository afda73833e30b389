import { ACCESS_WINDOW_MS } from '../../../domain/constants.ts';
import { signInSoldier } from '../../testing/factories.ts';
import { REFRESH, REMOVE_FACTOR, SIGN_OUT, VIEWER } from '../../testing/identityOperations.ts';
import { secondFactors } from '../../testing/secondFactors.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { JoinCodeModel } from '../joinCode/joinCode.model.ts';

const api = TestApi.forThisFile();
beforeEach(() => api.startAheadOfStore());
beforeEach(() => api.configure({ secondFactor: 'required' }));

const { setUp } = secondFactors(api);
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { login { mustAddSecondFactor } } }';
const CREATE = 'mutation ($input: CreateSoldierInput!) { createSoldier(input: $input) { lastName } }';
const record = { firstName: 'Sam', middleName: 'Ray', lastName: 'Carter', rank: 'SPC', grade: 'E4' };
const password = 'seven red radios';
const joinCode = 'JOINUS2345';
const OWN_RECORD = '{ viewer { login { mustAddSecondFactor } soldier { id } isStaff } }';

async function register(): Promise<Browser> {
  await JoinCodeModel.create({ _id: 'current', code: joinCode });
  const browser = new Browser();
  const input = { email: 'sam.carter@unit.example', password, confirmPassword: password, joinCode };
  const { data } = await api.execute(browser, REGISTER, { input });
  expect(data).toEqual({ register: { login: { mustAddSecondFactor: true } } });
  return browser;
}

it('opens nothing to a newcomer before it is set up, and everything after', async () => {
  const browser = await register();
  const { errors } = await api.execute(browser, CREATE, { input: record });
  expect(errors[0]).toMatchObject({
    message: 'Set up a second factor first: an app on your phone that shows a code.',
    extensions: { code: 'MULTI_FACTOR_AUTH_REQUIRED' },
  });
  await setUp(browser);
  expect((await api.execute(browser, VIEWER)).data).toMatchObject({
    viewer: { login: { hasSecondFactor: true, mustAddSecondFactor: false } },
  });
  expect((await api.execute(browser, CREATE, { input: record })).data).toEqual({
    createSoldier: { lastName: 'Carter' },
  });
});

it('does not show the own record before', async () => {
  const { browser, soldier } = await signInSoldier(api, { isStaff: true });
  const before = { login: { mustAddSecondFactor: true }, soldier: null, isStaff: false };
  expect((await api.execute(browser, OWN_RECORD)).data).toEqual({ viewer: before });
  await setUp(browser);
  const after = { login: { mustAddSecondFactor: false }, soldier: { id: soldier._id }, isStaff: true };
  expect((await api.execute(browser, OWN_RECORD)).data).toEqual({ viewer: after });
});

it('lets the session be extended and left meanwhile', async () => {
  const { browser } = await signInSoldier(api);
  api.pass(ACCESS_WINDOW_MS);
  expect((await api.execute(browser, REFRESH)).code).toBeNull();
  expect((await api.execute(browser, SIGN_OUT)).data).toEqual({ signOut: true });
});

it('has to be set up again once it was removed', async () => {
  const { browser } = await signInSoldier(api);
  const { recoveryCodes } = await setUp(browser);
  const [code] = recoveryCodes;
  expect((await api.execute(browser, REMOVE_FACTOR, { code })).data).toEqual({ removeSecondFactor: true });
  expect((await api.execute(browser, OWN_RECORD)).data).toMatchObject({
    viewer: { login: { mustAddSecondFactor: true }, soldier: null },
  });
});

it('is asked of nobody by default', async () => {
  api.configure({});
  const { browser, soldier } = await signInSoldier(api);
  expect((await api.execute(browser, OWN_RECORD)).data).toMatchObject({
    viewer: { login: { mustAddSecondFactor: false }, soldier: { id: soldier._id } },
  });
});
