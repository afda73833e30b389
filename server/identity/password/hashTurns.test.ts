import { setImmediate } from 'node:timers/promises';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { FACTORY_PASSWORD, signInNewcomer } from '../../testing/factories.ts';
import { HttpApp, post } from '../../testing/httpApp.ts';
import { DELETE_LOGIN, REQUEST_RESET, RESET } from '../../testing/identityOperations.ts';
import { Browser, TestApi } from '../../testing/testApi.ts';
import { AccountModel } from '../account.model.ts';
import { JoinCodeModel } from '../joinCode/joinCode.model.ts';
import { LimitModel } from '../limits/limit.model.ts';
import { hashPassword, passwordMatches, refuseWhileHashesWait } from './passwords.ts';

const api = TestApi.forThisFile({ productionHashes: true });
const app = HttpApp.forThisFile();
// By the time all passwords are hashed, the store may have deleted what has expired by its own clock.
beforeEach(() => api.startAheadOfStore());

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { isStaff } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { isStaff } }';
/** More hashes than any machine makes before it reads the next request. */
const MANY = 100;
const input = { email: 'nobody@unit.example', password: 'seven red radios' };

it('a login that registers has its password hashed at the strength of production', async () => {
  await JoinCodeModel.create({ _id: 'current', code: 'JOINUS2345' });
  const registering = { ...input, confirmPassword: input.password, joinCode: 'JOINUS2345' };
  expect((await api.execute(new Browser(), REGISTER, { input: registering })).code).toBeNull();
  const account = await AccountModel.findOne({ email: input.email }).lean();
  expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('while many passwords wait to be hashed, a sign-in is refused with 503 and does not count as an attempt', async () => {
  const url = await app.serve();
  const hashes = Array.from({ length: MANY }, () => hashPassword('seven red radios'));
  const busy = await post(url, SIGN_IN, { input });
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await busy.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVER_BUSY' } }] });
  expect(await LimitModel.countDocuments()).toBe(0);
  await Promise.all(hashes);
  const later = await post(url, SIGN_IN, { input });
  expect(await later.json()).toMatchObject({ errors: [{ extensions: { code: 'WRONG_PASSWORD' } }] });
});

it('so is whatever else takes a password, and the code of a mail still works', async () => {
  const { browser, email } = await signInNewcomer(api);
  await api.execute(new Browser(), REQUEST_RESET, { email });
  await api.settled();
  const counted = await LimitModel.countDocuments();
  const resetting = { code: api.postbox.codeFor(email), password: 'nine blue tents' };
  const registering = { ...input, confirmPassword: input.password, joinCode: 'JOINUS2345' };
  const hashes = Array.from({ length: MANY }, () => hashPassword('seven red radios'));
  const answers = await Promise.all([
    api.execute(new Browser(), REGISTER, { input: registering }),
    api.execute(new Browser(), RESET, resetting),
    api.execute(browser, DELETE_LOGIN, { password: FACTORY_PASSWORD }),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(['SERVER_BUSY', 'SERVER_BUSY', 'SERVER_BUSY']);
  expect(await LimitModel.countDocuments()).toBe(counted);
  await Promise.all(hashes);
  expect((await api.execute(new Browser(), RESET, resetting)).code).toBeNull();
});

it('a password is compared also where there is no login, so that the time does not tell', async () => {
  await passwordMatches(null, 'seven red radios');
  const compared = Array.from({ length: MANY }, () => passwordMatches(null, 'seven red radios'));
  await setImmediate();
  expect(refuseWhileHashesWait).toThrow(expect.objectContaining({ code: ErrorCode.SERVER_BUSY }));
  expect(await Promise.all(compared)).not.toContain(true);
});
