import { type EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { PrivateStore } from './embedded/testing/privateStore.ts';
import { reviveClient } from './reviveClient.ts';

const LOOK_MS = 20;

let own: PrivateStore;
let client: mongo.MongoClient;
let endReviving: () => void;

beforeEach(async () => {
  own = await PrivateStore.create();
  client = new mongo.MongoClient(own.store.uri);
  await client.connect();
  endReviving = reviveClient(client, LOOK_MS);
});

afterEach(async () => {
  endReviving();
  await client.close();
  await own.remove();
});

const emit = (event: string, more = {}) => {
  const driver: EventEmitter = client;
  driver.emit(event, { connectionId: 'store:1', ...more });
};
const ping = () => client.db().command({ ping: 1 });

it('a client whose look at a server does not end is started anew', async () => {
  const isClosed = once(client, 'topologyClosed');
  emit('serverHeartbeatStarted', { awaited: false });
  await isClosed;
  await once(client, 'open');
  expect(await ping()).toMatchObject({ ok: 1 });
});

it.each(['serverHeartbeatSucceeded', 'serverHeartbeatFailed'])(
  'one whose look ends with %s is left alone',
  async (end) => {
    let closings = 0;
    client.on('topologyClosed', () => (closings += 1));
    emit('serverHeartbeatStarted', { awaited: false });
    emit(end);
    // One that is not left alone has its turn before this.
    await wait(2 * LOOK_MS);
    expect(await ping()).toMatchObject({ ok: 1 });
    expect(closings).toBe(0);
  },
);
