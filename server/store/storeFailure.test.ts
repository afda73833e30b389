import { mongo } from 'mongoose';
import { errorText } from '../../domain/errors.ts';
import { MODELS } from '../models.ts';
import { cookiesOf, HttpApp, post } from '../testing/httpApp.ts';
import { openSocket } from '../testing/liveClient.ts';
import { LogLines } from '../testing/logLines.ts';
import { OpenIdProvider } from '../testing/openIdProvider.ts';
import { connectStore, disconnectStore } from './connection.ts';
import { Collection } from './embedded/collection.ts';
import { fail } from './embedded/errors.ts';
import { PrivateStore } from './embedded/testing/privateStore.ts';
import { storeFailureOf } from './storeFailure.ts';

const app = HttpApp.forThisFile();
const lines = LogLines.forThisFile();

/** The longest wait for a store that is gone, in milliseconds, on a busy machine. */
const PATIENCE_MS = 20_000;

let own: PrivateStore;
let url: string;

beforeEach(async () => {
  own = await PrivateStore.create();
  await connectStore(own.store.uri, MODELS);
  url = await app.serve();
});

afterEach(async () => {
  await app.stop();
  await disconnectStore();
  await own.remove();
});

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { isStaff } }';
const credentials = { input: { email: 'a@unit.example', password: 'five green lamps' } };
const cookie = 'session=0123456789012345678901234567890123456789012';

describe('while the store is away', () => {
  beforeEach(() => own.close());

  it.each([
    ['an operation', SIGN_IN, credentials, {}],
    ['who asks', '{ viewer { isStaff } }', {}, { cookie }],
    ['a file of somebody', `{ viewer { isStaff } } # ${'x'.repeat(100_000)}`, {}, { cookie }],
  ])(
    '%s is answered with a sentence, and when to ask again',
    async (_, query, variables, headers) => {
      const response = await post(url, query, variables, headers);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({
        errors: [{ message: errorText.STORE_UNAVAILABLE, extensions: { code: 'STORE_UNAVAILABLE' } }],
      });
      expect(await lines.latest({ msg: 'request' })).toMatchObject({ status: 503, errors: ['STORE_UNAVAILABLE'] });
    },
    PATIENCE_MS,
  );

  it(
    'a socket is not opened, which is no failure of the product',
    async () => {
      expect(await openSocket(url, { headers: { cookie } })).toBe(503);
      expect(await lines.latest({ msg: 'A socket could not be opened.' })).toMatchObject({ level: 40 });
    },
    PATIENCE_MS,
  );

  it(
    'so is a calendar',
    async () => {
      const response = await fetch(`${url}/calendar/${'x'.repeat(43)}.ics`);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
    },
    PATIENCE_MS,
  );
});

it(
  'a sign-in at a provider that comes back to a store that is away is told so',
  async () => {
    const provider = await OpenIdProvider.start();
    provider.claims = { sub: 'sam', email: 'sam@unit.example', email_verified: true };
    const { issuer, clientId, clientSecret } = provider;
    url = await app.serve({ openIdConnect: { issuer, clientId, clientSecret, name: 'Unit sign-in' } });
    const go = (to: string, own = '') => fetch(to, { redirect: 'manual', headers: { cookie: own } });
    const start = await go(`${url}/auth/oidc/start`);
    const back = await go(start.headers.get('location') ?? '');
    await own.close();
    const end = await go(back.headers.get('location') ?? '', cookiesOf(start));
    await provider.close();
    expect(await end.text()).toContain('data-code="STORE_UNAVAILABLE"');
  },
  PATIENCE_MS,
);

describe('a failure is the store’s', () => {
  it.each([
    ['when it is out of room', new mongo.MongoServerError({ code: 14_031 }), 'STORE_FULL'],
    ['when it has handed over', new mongo.MongoServerError({ code: 10_107 }), 'STORE_UNAVAILABLE'],
    [
      'when its connection breaks under a command',
      Object.assign(new Error('ended'), { code: 'EPIPE' }),
      'STORE_UNAVAILABLE',
    ],
    ['when its client was closed meanwhile', new mongo.MongoClientClosedError(), 'STORE_UNAVAILABLE'],
    ['when that ended the session', new mongo.MongoExpiredSessionError(), 'STORE_UNAVAILABLE'],
    ['not when a value is there already', new mongo.MongoServerError({ code: 11_000 }), null],
    ['not when the product is wrong', new TypeError('x is not a function'), null],
  ])('%s', (_, error, failure) => {
    expect(storeFailureOf(error)).toBe(failure);
  });

  it('when it is out of room for one of many documents, and another one is there already', async () => {
    jest
      .spyOn(Collection.prototype, 'insert')
      .mockImplementationOnce(() => fail('DuplicateKey', 'E11000 duplicate key error'))
      .mockImplementationOnce(() => fail('OutOfDiskSpace', 'No space left on device'));
    const inserted = own.collection().insertMany([{}, {}], { ordered: false });
    const error: unknown = await inserted.catch((refusal: unknown) => refusal);
    expect(error).toMatchObject({ code: 11_000 });
    expect(storeFailureOf(error)).toBe('STORE_FULL');
  });
});
