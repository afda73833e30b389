import { setTimeout } from 'node:timers/promises';
import mongoose, { mongo } from 'mongoose';
import { LogLines } from '../../testing/logLines.ts';
import { TestApi } from '../../testing/testApi.ts';
import { until } from '../../testing/until.ts';
import { followChangeStream } from './changeStream.ts';
import { announce, listenTo, onStoreChange, type StoreChange } from './storeChanges.ts';

/* The tests' store may have no change streams. So these tests feed the driver's own stream objects with what a replica set would send. */

TestApi.forThisFile();
const lines = LogLines.forThisFile();

const heard: StoreChange[] = [];
let stopHearing: () => void;
beforeEach(() => {
  heard.length = 0;
  stopHearing = onStoreChange((change) => heard.push(change));
});
afterEach(() => {
  stopHearing();
  listenTo('OWN_WRITES');
});

/** An open stream that yields only what a test feeds into it. Closing it ends it, as with the driver's. */
function openStream() {
  const stream = mongoose.connection.getClient().db().watch();
  let end = (_: Error): void => undefined;
  const ended = new Promise<never>((_, reject) => (end = reject));
  const next = jest.spyOn(stream, 'next').mockReturnValue(ended);
  jest.spyOn(stream, 'tryNext').mockResolvedValue(null);
  jest.spyOn(stream, 'close').mockImplementation(async () => end(new Error('closed')));
  return { stream, next, end: () => end(new Error('The log no longer reaches back to that event.')) };
}

const newSession: mongo.ChangeStreamDocument = {
  _id: {},
  operationType: 'insert',
  ns: { db: 'tracker', coll: 'sessions' },
  documentKey: { _id: new mongo.ObjectId() },
  fullDocument: {},
  collectionUUID: new mongo.UUID(),
};
const SOLDIER: StoreChange = { kind: 'SOLDIER', id: 'soldier' };

/** More than a pause before a stream is reopened, in milliseconds. */
const PATIENCE_MS = 20_000;

it('tells what the store says of all who write, and not what this process writes', async () => {
  const { stream, next } = openStream();
  next.mockResolvedValueOnce(newSession);
  jest.spyOn(mongo.Db.prototype, 'watch').mockReturnValue(stream);
  const endFollowing = await followChangeStream(mongoose.connection);
  announce('OWN_WRITES', SOLDIER);
  await until(() => heard.length > 0);
  expect(heard).toEqual([{ kind: 'SESSION' }]);
  await endFollowing();
});

it(
  'tells what this process writes while the stream is away, and that anything may have changed once it is back',
  async () => {
    const [first, second] = [openStream(), openStream()];
    const watch = jest
      .spyOn(mongo.Db.prototype, 'watch')
      .mockReturnValueOnce(first.stream)
      .mockReturnValue(second.stream);
    const endFollowing = await followChangeStream(mongoose.connection);
    first.end();
    await lines.latest({ msg: 'The change stream ended.' });
    // A pause, so that a store which ends every stream is not asked endlessly.
    await setTimeout(100);
    expect(watch).toHaveBeenCalledTimes(1);
    announce('OWN_WRITES', SOLDIER);
    expect(heard.splice(0)).toEqual([SOLDIER]);

    await until(() => heard.length > 0);
    expect(heard.splice(0)).toEqual([
      { kind: 'SESSION' },
      { kind: 'SOLDIER', id: null },
      { kind: 'COMMENT', id: null, soldierId: null },
      { kind: 'JOIN_CODE' },
      { kind: 'UNIT' },
    ]);
    announce('OWN_WRITES', SOLDIER);
    expect(heard).toEqual([]);
    await endFollowing();
  },
  PATIENCE_MS,
);
