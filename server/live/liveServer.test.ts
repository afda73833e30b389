import { on, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { startSession } from '../identity/session/session.service.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { signInSoldier } from '../testing/factories.ts';
import { HttpApp, post } from '../testing/httpApp.ts';
import { closeCode, HandClient, LiveClient, openSocket } from '../testing/liveClient.ts';
import { TestApi } from '../testing/testApi.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();
/** How many sockets and subscriptions a login may have (decision 9). */
const MAX_CONNECTIONS = 20;
const MAX_SUBSCRIPTIONS = 60;
/** How often the server checks its sockets, in milliseconds. */
const CHECK_EVERY_MS = 3000;
/** How long a test waits to see that nothing happens. */
const QUIET_MS = 400;
const SOLDIER = 'subscription ($id: ID!) { soldierChanged(id: $id) { id } }';
/** A condition may leave no root field; graphql-js throws at that. */
const CONDITIONS: [name: string, query: string][] = [
  ['a field that is left out', 'subscription { soldiersChanged @skip(if: true) { id } }'],
  ['a field under a variable', 'subscription ($so: Boolean!) { soldiersChanged @include(if: $so) { id } }'],
  ['a field under no condition at all', 'subscription { soldiersChanged @skip { id } }'],
  ['a fragment that is left out', 'subscription { ... @skip(if: true) { soldiersChanged { id } } }'],
  [
    'a part that is left out',
    'subscription { ...All @skip(if: true) } fragment All on Subscription { soldiersChanged { id } }',
  ],
];
beforeEach(() => {
  api.now = new Date();
});
// Stopping the server ends the sockets.
afterEach(() => app.stop());

async function opened(url: string, headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = await openSocket(url, { headers });
  if (typeof socket === 'number') throw new Error(`It was refused with ${socket}.`);
  return socket;
}

describe('a socket', () => {
  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['with an origin that is kept secret', { origin: 'null' }],
    ['that a browser says is of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('%s is refused, signed in or not', async (_, headers) => {
    const { browser } = await signInSoldier(api);
    expect(await openSocket(await app.serve(), { headers: { ...headers, cookie: browser.cookie ?? '' } })).toBe(403);
  });

  it('of the own site is opened, at /graphql only', async () => {
    const url = await app.serve();
    (await opened(url, { origin: url })).close();
    const behindProxy = await app.serve({ publicUrl: new URL('https://tracker.example') });
    (await opened(behindProxy, { origin: 'https://tracker.example' })).close();
    // The Host header counts only if nobody has set the product's address.
    expect(await openSocket(behindProxy, { headers: { origin: behindProxy } })).toBe(403);
    expect(
      await openSocket(behindProxy, { headers: { origin: 'http://tracker.example', host: 'tracker.example' } }),
    ).toBe(403);
    const elsewhere = await openSocket(url.replace(/$/, '/home'));
    expect(elsewhere).toBe(404);
  });

  it('of nobody is closed before long', async () => {
    const { setInterval: every } = globalThis;
    const sooner = (act: () => void, pause?: number) => every(act, pause === CHECK_EVERY_MS ? 10 : pause);
    const intervals = jest.spyOn(globalThis, 'setInterval').mockImplementation(Object.assign(sooner, every));
    const url = await app.serve();
    intervals.mockRestore();
    const socket = await opened(url);
    socket.send('{"type":"connection_init"}');
    expect(await closeCode(socket)).toBe(4401);
  });

  it('with a message over 20 kB is closed, and the server goes on', async () => {
    const { browser } = await signInSoldier(api);
    const url = await app.serve();
    const socket = await opened(url, { cookie: browser.cookie ?? '' });
    socket.send('x'.repeat(20_001));
    expect(await closeCode(socket)).toBe(1009);
    expect((await post(url, '{ __typename }')).status).toBe(200);
  });

  it.each([
    ['that is no message', 'hello', 4400],
    ['that only a server says', '{"id":"1","type":"next","payload":{}}', 4400],
    ['that only a server refuses with', '{"id":"1","type":"error","payload":[{"message":"no"}]}', 4400],
    ['that only a server welcomes with', '{"type":"connection_ack"}', 4400],
    ['that asks before it has introduced itself', '{"id":"1","type":"subscribe","payload":{"query":"{ a }"}}', 4401],
  ])('with a text %s is closed', async (_, text, code) => {
    const { browser } = await signInSoldier(api);
    const socket = await opened(await app.serve(), { cookie: browser.cookie ?? '' });
    socket.send(text);
    expect(await closeCode(socket)).toBe(code);
  });

  it('is one of so many at most that a login has, wherever it is signed in', async () => {
    const { browser, accountId } = await signInSoldier(api);
    const url = await app.serve();
    const headers = { cookie: browser.cookie ?? '' };
    const { token } = await startSession(accountId, api.now);
    const elsewhere = { cookie: api.browserWith(token).cookie ?? '' };
    const [first] = await Promise.all([
      opened(url, elsewhere),
      ...Array.from({ length: MAX_CONNECTIONS - 1 }, () => opened(url, headers)),
    ]);
    expect(await openSocket(url, { headers })).toBe(429);
    expect(await openSocket(url, { headers: elsewhere })).toBe(429);
    const other = await signInSoldier(api);
    await opened(url, { cookie: other.browser.cookie ?? '' });
    first.close();
    await closeCode(first);
    await opened(url, headers);
  });

  it('that takes the id of a subscription again is closed, however long the id is', async () => {
    const { browser } = await signInSoldier(api);
    const socket = await opened(await app.serve(), { cookie: browser.cookie ?? '' });
    const code = closeCode(socket);
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    for (const _time of [1, 2]) {
      const payload = { query: 'subscription { soldiersChanged { id } }' };
      socket.send(JSON.stringify({ type: 'subscribe', id: 'é'.repeat(62), payload }));
    }
    expect(await code).toBe(4409);
  });

  it('is told when the server goes away', async () => {
    const { browser } = await signInSoldier(api);
    const url = await app.serve();
    const socket = await opened(url, { cookie: browser.cookie ?? '' });
    const code = closeCode(socket);
    await app.stop();
    expect(await code).toBe(1001);
  });
});

describe('what is asked over a socket', () => {
  const misuses: [string, string, string][] = [
    ['a query', '{ viewer { isStaff } }', 'BAD_REQUEST'],
    ['a mutation', 'mutation { signOut }', 'BAD_REQUEST'],
    [
      'two subscriptions in one',
      'subscription { a: soldiersChanged { id } b: soldiersChanged { id } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a field that is not there', 'subscription { soldiersChangd { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a text that is no operation', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['an argument of the wrong type', SOLDIER, 'BAD_USER_INPUT'],
    ...CONDITIONS.map(([name, query]): [string, string, string] => [name, query, 'GRAPHQL_VALIDATION_FAILED']),
  ];

  it.each(misuses)('is refused when it is %s', async (_, query, code) => {
    const { browser } = await signInSoldier(api);
    const client = new LiveClient(await app.serve(), browser.cookie);
    const { extensions } = await client.follow(query, { id: ['a', 'list'], so: true }).refusal();
    expect(extensions['code']).toBe(code);
    expect((await api.execute(browser, '{ viewer { isStaff } }')).data?.['viewer']).not.toBeNull();
    await client.client.dispose();
  });

  it('hides the schema in production', async () => {
    const { browser } = await signInSoldier(api);
    const client = new LiveClient(await app.serve({ environment: 'production' }), browser.cookie);
    const { message } = await client.follow('subscription { soldiersChangd { id } }').refusal();
    expect(message).not.toContain('soldiersChanged');
    await client.client.dispose();
  });

  it('is limited for a login over all its sockets, and given back when it ends', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const url = await app.serve();
    const clients = [1, 2].map(() => new LiveClient(url, browser.cookie));
    const follow = (index: number) => clients[index % 2]?.follow(SOLDIER, { id: soldier._id });
    const followers = Array.from({ length: MAX_SUBSCRIPTIONS }, (_, index) => follow(index));
    for (const follower of followers) await follower?.next();
    expect((await follow(0)?.refusal())?.extensions['code']).toBe('TOO_MANY_REQUESTS');
    followers[0]?.stop();
    expect(await follow(0)?.next()).toEqual({ soldierChanged: { id: soldier._id } });
    for (const { client } of clients) await client.dispose();
  });

  it('is limited also when many sockets ask at once', async () => {
    const { browser, soldier } = await signInSoldier(api);
    const url = await app.serve();
    const clients = [1, 2, 3].map(() => new LiveClient(url, browser.cookie));
    for (const client of clients) await client.following(SOLDIER, { id: soldier._id });
    const followers = Array.from({ length: MAX_SUBSCRIPTIONS }, () =>
      clients.map((client) => client.follow(SOLDIER, { id: soldier._id })),
    );
    const answers = await Promise.allSettled(followers.flat().map((follower) => follower.next()));
    const granted = answers.filter(({ status }) => status === 'fulfilled');
    expect(granted).toHaveLength(MAX_SUBSCRIPTIONS - clients.length);
    for (const { client } of clients) await client.dispose();
  });

  it('is refused unread while as much of it waits to be read as may be followed', async () => {
    const { browser } = await signInSoldier(api);
    const socket = await opened(await app.serve(), { cookie: browser.cookie ?? '' });
    const answers = on(socket, 'message');
    socket.send('{"type":"connection_init"}');
    await answers.next();
    const sent = 1000;
    for (let id = 0; id < sent; id += 1) socket.send(`{"id":"${id}","type":"subscribe","payload":{"query":"{"}}`);
    const codes: unknown[] = [];
    while (codes.length < sent) {
      const { value }: { value: unknown[] } = await answers.next();
      const { payload }: { payload: { extensions: { code: string } }[] } = JSON.parse(String(value[0]));
      codes.push(payload[0]?.extensions.code);
    }
    expect(new Set(codes)).toEqual(new Set(['GRAPHQL_PARSE_FAILED', 'TOO_MANY_REQUESTS']));
    socket.close();
  });
});

it('an id that is taken twice in a row loses no subscription, and none outlives the socket', async () => {
  const { browser, soldier } = await signInSoldier(api);
  const client = await HandClient.open(await app.serve(), browser.cookie);
  const subscribe = { id: 'a', type: 'subscribe', payload: { query: SOLDIER, variables: { id: soldier._id } } };
  for (const message of [subscribe, { id: 'a', type: 'complete' }, subscribe]) client.send(message);
  await client.until('next a');
  client.send({ type: 'ping' });
  await client.until('pong');
  expect(client.count('complete a')).toBe(0);
  await client.close();
  await setTimeout(QUIET_MS);
  api.commands.length = 0;
  await SoldierModel.findOneAndUpdate({ _id: soldier._id }, { $set: { m4Qual: 30 } });
  await setTimeout(QUIET_MS);
  expect(api.commands.filter((name) => name === 'find')).toEqual([]);
});

it('what is still being opened ends with its socket', async () => {
  const { browser, soldier } = await signInSoldier(api);
  const client = await HandClient.open(await app.serve(), browser.cookie);
  client.send({ id: 'a', type: 'subscribe', payload: { query: SOLDIER, variables: { id: soldier._id } } });
  await client.close();
  await setTimeout(QUIET_MS);
  api.commands.length = 0;
  await SoldierModel.findOneAndUpdate({ _id: soldier._id }, { $set: { m4Qual: 30 } });
  await setTimeout(QUIET_MS);
  expect(api.commands.filter((name) => name === 'find')).toEqual([]);
});

it.each([['a record', SOLDIER], ...CONDITIONS])('a subscription to %s is not taken by POST', async (_, query) => {
  const { browser, soldier } = await signInSoldier(api);
  const response = await post(await app.serve(), query, { id: soldier._id }, { cookie: browser.cookie ?? '' });
  expect(response.status).toBe(400);
  const code: unknown = expect.stringMatching(/^(BAD_REQUEST|GRAPHQL_VALIDATION_FAILED)$/);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
});
