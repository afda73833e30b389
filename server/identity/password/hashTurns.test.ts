import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { HttpApp, post } from '../../testing/httpApp.ts';
import { TestApi } from '../../testing/testApi.ts';
import { LimitModel } from '../limits/limit.model.ts';
import { hashPassword, passwordMatches, refuseWhileHashesWait } from './passwords.ts';

jest.setTimeout(30_000);

TestApi.forThisFile();
const app = HttpApp.forThisFile();

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { isStaff } }';
/** More than are made on any machine before a request that follows them is read. */
const MANY = 100;
const input = { email: 'nobody@unit.example', password: 'seven red radios' };

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

it('a password is compared also where there is no login, so that the time does not tell', async () => {
  await passwordMatches(null, 'seven red radios');
  const compared = Array.from({ length: MANY }, () => passwordMatches(null, 'seven red radios'));
  await setImmediate();
  expect(refuseWhileHashesWait).toThrow(expect.objectContaining({ code: ErrorCode.SERVER_BUSY }));
  expect(await Promise.all(compared)).not.toContain(true);
});
