import { type EventEmitter, once } from 'node:events';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { PrivateStore } from './embedded/testing/privateStore.ts';
import { reviveClient } from './reviveClient.ts';

const TICK_MS = 5;
/** Longer than a heartbeat may take. */
const LONG_MS = 20 * TICK_MS;

let own: PrivateStore;
let client: mongo.MongoClient;
let endReviving: () => void;
let closings: number;

beforeEach(async () => {
  own = await PrivateStore.create();
  client = new mongo.MongoClient(own.store.uri);
  await client.connect();
  endReviving = reviveClient(client, TICK_MS);
  closings = 0;
  client.on('topologyClosed', () => (closings += 1));
});

afterEach(async () => {
  endReviving();
  await client.close();
  await own.remove();
});

const emit = (event: string, more = {}) => {
  const driver: EventEmitter = client;
  driver.emit(event, { connectionId: 'store:1', reply: {}, ...more });
};
const ping = () => client.db().command({ ping: 1 });

it('a client whose look at a server does not end is started anew', async () => {
  const isClosed = once(client, 'topologyClosed');
  emit('serverHeartbeatStarted', { awaited: false });
  await isClosed;
  await once(client, 'open');
  expect(await ping()).toMatchObject({ ok: 1 });
});

it('waits before it looks for the store again, also where each try fails at once', async () => {
  const connect = jest.spyOn(client, 'connect').mockImplementation(async () => {
    await setImmediate();
    throw new Error('querySrv ENOTFOUND');
  });
  const isClosed = once(client, 'topologyClosed');
  emit('serverHeartbeatStarted', { awaited: false });
  await isClosed;
  await wait(LONG_MS);
  expect(connect.mock.calls.length).toBeGreaterThan(1);
  expect(connect.mock.calls.length).toBeLessThanOrEqual(LONG_MS / TICK_MS + 1);
  connect.mockRestore();
  await once(client, 'open');
  expect(await ping()).toMatchObject({ ok: 1 });
});

it.each([{ isWritablePrimary: true }, { ismaster: true }])(
  'while another server takes writes (%j) it is left alone, and is started anew once none does',
  async (reply) => {
    emit('serverHeartbeatSucceeded', { connectionId: 'store:2', reply });
    emit('serverHeartbeatStarted', { awaited: false });
    await wait(LONG_MS);
    expect(closings).toBe(0);
    const isClosed = once(client, 'topologyClosed');
    emit('serverHeartbeatSucceeded', { connectionId: 'store:2', reply: { isWritablePrimary: false } });
    await isClosed;
    await once(client, 'open');
    expect(await ping()).toMatchObject({ ok: 1 });
  },
);

it('a server whose last look stands still counts for nothing, whatever it said before', async () => {
  emit('serverHeartbeatSucceeded', { reply: { isWritablePrimary: true } });
  const isClosed = once(client, 'topologyClosed');
  emit('serverHeartbeatStarted', { awaited: false });
  await isClosed;
});

it.each(['serverHeartbeatSucceeded', 'serverHeartbeatFailed'])(
  'one whose look ends with %s is left alone',
  async (end) => {
    emit('serverHeartbeatStarted', { awaited: false });
    emit(end);
    // By then, a client that is not left alone would have been restarted.
    await wait(LONG_MS);
    expect(await ping()).toMatchObject({ ok: 1 });
    expect(closings).toBe(0);
  },
);

it('an operation answered once there is news may take longer', async () => {
  emit('serverHeartbeatStarted', { awaited: true });
  await wait(12 * TICK_MS);
  emit('serverHeartbeatSucceeded');
  await wait(LONG_MS);
  expect(closings).toBe(0);
});

it('nor is it the server’s fault when the process stands still', async () => {
  emit('serverHeartbeatStarted', { awaited: false });
  for (const until = Date.now() + LONG_MS; Date.now() < until;);
  await wait(TICK_MS);
  emit('serverHeartbeatSucceeded');
  await wait(LONG_MS);
  expect(closings).toBe(0);
});
