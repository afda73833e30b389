import { MAX_BODY_BYTES } from '../../http/requestLimits.ts';
import { currentJoinCode, ensureJoinCode } from '../../identity/joinCode/joinCode.service.ts';
import { SoldierModel } from '../../records/soldiers/soldier.model.ts';
import { FACTORY_PASSWORD, signInNewcomer, signInSoldier } from '../../testing/factories.ts';
import { cookiesOf, HttpApp, post } from '../../testing/httpApp.ts';
import { REQUEST_RESET, RESET, SIGN_IN, VIEWER } from '../../testing/identityOperations.ts';
import { LogLines } from '../../testing/logLines.ts';
import { TestApi } from '../../testing/testApi.ts';
import { errorCount } from './metrics.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();
const lines = LogLines.forThisFile();

const REGISTER = 'mutation Join($input: RegisterInput!) { register(input: $input) { login { id } } }';
const CREATE = 'mutation ($input: CreateSoldierInput!) { createSoldier(input: $input) { id } }';
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: $version, input: $input) { version }
}`;
const COMMENT = 'mutation ($input: AddRecommendedCommentInput!) { addRecommendedComment(input: $input) { id } }';
const FEED = 'mutation { createCalendarFeed(scope: OWN) { address } }';

async function countOf(code: string): Promise<number> {
  const { values } = await errorCount.get();
  return values.find(({ labels }) => labels.code === code)?.value ?? 0;
}

describe('the id of a request', () => {
  const ASK = '{ __typename }';
  const idOf = (response: Response) => response.headers.get('x-request-id');

  it('is a new one each time, on pages too', async () => {
    const url = await app.serve();
    const answers = [await post(url, ASK), await post(url, ASK), await fetch(`${url}/home`)];
    const ids = answers.map(idOf);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  it.each([
    ['is the one of a proxy that is trusted', true, 'edge-0123456789', true],
    ['is not what anybody claims', false, 'edge-0123456789', false],
    ['is not what a proxy passes on that is no id', true, 'a b<script>', false],
  ])('%s', async (_, trustProxy, given, isTaken) => {
    const url = await app.serve({ trustProxy });
    expect(idOf(await post(url, ASK, {}, { 'x-request-id': given })) === given).toBe(isTaken);
  });

  it('is that of an unexpected failure, and of all that the log tells of it', async () => {
    const { browser } = await signInSoldier(api);
    await SoldierModel.collection.updateMany({}, { $set: { pebd: 'a damaged date' } });
    const response = await post(
      await app.serve(),
      '{ viewer { soldier { id } } }',
      {},
      { cookie: browser.cookie ?? '' },
    );
    const requestId = idOf(response);
    const { errors } = await response.json();
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } }]);
    expect(await lines.latest({ msg: 'request' })).toMatchObject({ requestId, errors: ['INTERNAL_SERVER_ERROR'] });
    expect(lines.all().find(({ msg }) => msg === 'An operation failed.')).toMatchObject({ requestId, level: 50 });
  });
});

describe('the line of a request', () => {
  it('tells what was asked, whose login asked, and what it took', async () => {
    const { browser, accountId } = await signInNewcomer(api);
    await post(await app.serve(), `query Me ${VIEWER}`, {}, { cookie: browser.cookie ?? '' });
    const line = await lines.latest({ msg: 'request' });
    expect(line).toMatchObject({
      level: 30,
      route: 'graphql',
      method: 'POST',
      status: 200,
      operation: 'query viewer',
      operationName: 'Me',
      account: accountId,
    });
    expect(line['ms']).toBeGreaterThanOrEqual(0);
    expect(line).not.toHaveProperty('errors');
  });

  it('tells which refusals it came to, and nobody where a sign-in failed', async () => {
    const url = await app.serve();
    await post(url, SIGN_IN, { input: { email: 'nobody@unit.example', password: FACTORY_PASSWORD } });
    const line = await lines.latest({ operation: 'mutation signIn' });
    expect(line).toMatchObject({ errors: ['WRONG_PASSWORD'] });
    expect(line).not.toHaveProperty('account');
  });

  const refused: [string, { body: string; method?: string; headers?: Record<string, string> }, number, string][] = [
    ['a body that is too long', { body: 'x'.repeat(MAX_BODY_BYTES + 1) }, 413, 'BAD_REQUEST'],
    ['a body that is no JSON', { body: '{' }, 400, 'BAD_REQUEST'],
    ['a body that is no operation', { body: '{}' }, 400, 'BAD_REQUEST'],
    ['a method that is none of GraphQL', { method: 'PUT', body: '{}' }, 405, 'BAD_REQUEST'],
    ['what another site sends', { body: '{', headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'FORBIDDEN'],
  ];

  it.each(refused)(
    'tells what was refused before any operation, and it is counted once: %s',
    async (_, given, status, code) => {
      const url = await app.serve();
      const before = await countOf(code);
      const headers = { 'content-type': 'application/json', ...given.headers };
      await fetch(`${url}/graphql`, { method: 'POST', ...given, headers });
      expect(await lines.latest({ msg: 'request' })).toMatchObject({ status, errors: [code] });
      expect((await countOf(code)) - before).toBe(1);
    },
  );

  const credentials = { email: 'nobody@unit.example', password: FACTORY_PASSWORD };
  const registration = { ...credentials, confirmPassword: FACTORY_PASSWORD, joinCode: 'WRONG12345' };

  it.each([
    ['a wrong password', 'WRONG_PASSWORD', SIGN_IN, credentials],
    ['a wrong join code', 'BAD_USER_INPUT', REGISTER, registration],
    ['what staff alone may ask', 'FORBIDDEN', '{ joinCode }', {}],
  ])('is a warning where it tells of a refusal that matters to security: %s', async (_, code, query, input) => {
    const { browser } = await signInSoldier(api);
    await post(await app.serve(), query, { input }, { cookie: browser.cookie ?? '' });
    expect(await lines.latest({ msg: 'request' })).toMatchObject({ level: 40, errors: [code] });
  });

  it('is no warning where nobody is signed in any more, as every open page comes to that', async () => {
    await post(await app.serve(), '{ joinCode }');
    expect(await lines.latest({ msg: 'request' })).toMatchObject({ level: 30, errors: ['UNAUTHENTICATED'] });
  });

  it('says so where the operation is slow', async () => {
    const { browser } = await signInNewcomer(api);
    const url = await app.serve({ slowOperationMs: 1 });
    const variables = { input: { email: 'nobody@unit.example', password: FACTORY_PASSWORD } };
    await post(url, SIGN_IN, variables, { cookie: browser.cookie ?? '' });
    const line = await lines.latest({ msg: 'slow operation' });
    expect(line).toMatchObject({ level: 40, operation: 'mutation signIn' });
  });

  it('is not written for pages and probes', async () => {
    const url = await app.serve();
    for (const path of ['/home', '/assets/app-1a2b.js', '/healthz', '/readyz', '/metrics']) await fetch(url + path);
    await post(url, '{ __typename }');
    await lines.latest({ msg: 'request' });
    expect(lines.all()).toHaveLength(1);
  });
});

it('holds nothing of anybody: no name, no address, no secret, whatever is done and whatever fails', async () => {
  await ensureJoinCode();
  const joinCode = await currentJoinCode();
  const url = await app.serve({ environment: 'production', smtpUrl: 'smtp://mail.example' });
  const email = 'sam.marker@unit.example';
  const [password, next] = ['marker five green lamps', 'marker six red lamps'];
  const data = async <Data>(response: Response): Promise<Data> => {
    const { data }: { data: Data } = await response.json();
    return data;
  };

  const registered = await post(url, REGISTER, { input: { email, password, confirmPassword: password, joinCode } });
  const cookie = cookiesOf(registered);
  expect(registered.headers.getSetCookie()).toHaveLength(2);
  await post(url, SIGN_IN, { input: { email, password: 'marker wrong password' } });
  const signedIn = await post(url, SIGN_IN, { input: { email, password } });
  const input = { firstName: 'Marker-First', middleName: 'M', lastName: 'Marker-Last', rank: 'SPC', grade: 'E4' };
  const { createSoldier } = await data<{ createSoldier: { id: string } }>(
    await post(url, CREATE, { input }, { cookie }),
  );
  const { id } = createSoldier;
  await post(url, COMMENT, { input: { text: 'Marker-Comment' } }, { cookie });
  await post(url, UPDATE, { id, version: 1, input: { lastName: 'Marker-Renamed' } }, { cookie });
  await post(url, UPDATE, { id, version: 1, input: { lastName: 'Marker-Stale' } }, { cookie });
  await post(url, UPDATE, { id, version: 2, input: { rank: 'Marker-Rank' } }, { cookie });
  await post(url, `query Wrong { soldier(id: "Marker-Id") { marker } }`, {}, { cookie });
  const { createCalendarFeed } = await data<{ createCalendarFeed: { address: string } }>(
    await post(url, FEED, {}, { cookie }),
  );
  const address = new URL(createCalendarFeed.address).pathname;
  await fetch(url + address);
  await fetch(`${url}/login?email=${email}`);
  await fetch(`${url}/unsubscribe/Marker-Code`, { method: 'POST' });
  // A damaged value makes the next query fail unexpectedly.
  await SoldierModel.collection.updateMany({}, { $set: { pebd: 'Marker-Damaged', ets: 'Marker-Damaged' } });
  await post(url, `query ($id: ID!) { soldier(id: $id) { lastName pebd } }`, { id }, { cookie });
  await fetch(url + address);
  await post(url, REQUEST_RESET, { email });
  await lines.latest({ operation: 'mutation requestPasswordReset' });
  await app.settled();
  const code = app.postbox.codeFor(email);
  await post(url, RESET, { code, password: next });
  await lines.latest({ operation: 'mutation resetPassword' });

  const told = lines.texts.join('');
  for (const operation of ['register', 'signIn', 'createSoldier', 'addRecommendedComment', 'createCalendarFeed']) {
    expect(told).toContain(`mutation ${operation}`);
  }
  expect(told).toContain('An operation failed.');
  expect(told).toContain('A calendar was not made.');
  expect(told).not.toMatch(/marker/i);
  const identifiers = `${cookie}; ${cookiesOf(signedIn)}`.split('; ').map((pair) => pair.split('=')[1] ?? '');
  const secrets = [...identifiers, joinCode, code, address.slice('/calendar/'.length, -'.ics'.length), '127.0.0.1'];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(8);
    expect(told).not.toContain(secret);
  }
});
