import { connect, createServer, type Server, type Socket } from 'node:net';
import { mongo } from 'mongoose';
import { listenLocally } from '../testing/listenLocally.ts';
import { LogLines } from '../testing/logLines.ts';
import { PrivateStore } from './embedded/testing/privateStore.ts';
import { logAbsence } from './logAbsence.ts';

const log = LogLines.forThisFile();

/** How long the client waits for an answer, in milliseconds. */
const ANSWER_MS = 200;

let store: PrivateStore;
/** A relay between the client and the store. */
let way: Server;
let sockets: Socket[];
let isFrozen: boolean;
let client: mongo.MongoClient;

beforeEach(async () => {
  store = await PrivateStore.create();
  const path = decodeURIComponent(new URL(store.store.uri).hostname);
  sockets = [];
  isFrozen = false;
  way = createServer((socket) => {
    const further = connect(path);
    sockets.push(socket, further);
    for (const [from, to] of [[socket, further] as const, [further, socket] as const]) {
      from.on('data', (piece) => {
        if (!isFrozen) to.write(piece);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  client = new mongo.MongoClient(`mongodb://127.0.0.1:${await listenLocally(way)}`, {
    socketTimeoutMS: ANSWER_MS,
    heartbeatFrequencyMS: 500,
    directConnection: true,
  });
  logAbsence(client);
  await client.connect();
});

afterEach(async () => {
  await client.close();
  for (const socket of sockets) socket.destroy();
  way.close();
  await store.remove();
});

const ping = () => client.db().command({ ping: 1 });

it('a store that is frozen for a while is told of once, with the reason, and once more when it answers again', async () => {
  await ping();
  expect(log.all()).toEqual([]);
  isFrozen = true;
  await expect(Promise.all([ping(), ping()])).rejects.toThrow('timed out');
  await log.latest({ msg: 'The store does not answer.' });
  isFrozen = false;
  for (const socket of sockets) socket.destroy();
  await log.latest({ msg: 'The store answers again.' });
  const lines = log.all();
  expect(lines.map(({ msg }) => msg)).toEqual(['The store does not answer.', 'The store answers again.']);
  expect(lines[0]).toMatchObject({ level: 40, reason: 'a connection broke, or had no answer in time' });
});

it('a store that is gone is told of with what the network says', async () => {
  way.close();
  for (const socket of sockets) socket.destroy();
  await log.latest({ msg: 'The store does not answer.' });
  const gone = new mongo.MongoClient(client.options.hosts.map((host) => `mongodb://${host.toString()}`).join(), {
    serverSelectionTimeoutMS: 300,
  });
  logAbsence(gone);
  log.texts.length = 0;
  await expect(gone.connect()).rejects.toThrow('ECONNREFUSED');
  expect(log.all()).toEqual([
    expect.objectContaining({
      msg: 'The store does not answer.',
      err: expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') }),
    }),
  ]);
});
