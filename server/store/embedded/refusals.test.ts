import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { mongo } from 'mongoose';
import { codeOf } from './testing/freshCollection.ts';
import { PrivateStore } from './testing/privateStore.ts';

/** What MongoDB can do and the embedded store cannot is refused with an error, and changes nothing. */
const UNSUPPORTED = 115;
let own: PrivateStore;

beforeAll(async () => {
  own = await PrivateStore.create();
  await own.collection().insertOne({ _id: 1, a: [1, 2, 3], n: 1 });
});
afterAll(() => own.remove());
afterEach(async () => expect(await own.collection().find().toArray()).toEqual([{ _id: 1, a: [1, 2, 3], n: 1 }]));

const code = expect.any(Number) as number;

describe('filters', () => {
  it.each([
    [{ $where: 'true' }],
    [{ $text: { $search: 'x' } }],
    [{ $jsonSchema: {} }],
    [{ a: { $near: [0, 0] } }],
    [{ a: { $geoWithin: {} } }],
    [{ a: { $bitsAllSet: 1 } }],
    [{ a: /x/ }],
    [{ a: { $in: [/x/] } }],
    [{ a: { $type: 'int' } }],
    [{ a: { $elemMatch: { $gt: 1 } } }],
    [{ a: { $size: 3 } }],
    [{ a: { $all: [1, 2] } }],
    [{ n: { $mod: [2, 1] } }],
    [{ $expr: { $eq: ['$n', 1] } }],
    [{ n: mongo.Decimal128.fromString('1') }],
    [{ n: 1, $comment: 'why' }],
    [{ n: { $gte: 1 } }],
    [{ a: { $nin: [9] } }],
    [{ a: { $not: { $ne: 9 } } }],
    [{ a: { $not: { $not: { $gt: 9 } } } }],
    [{ a: { $not: { $exists: true } } }],
    [{ a: { $elemMatch: { b: 1, $not: { $gt: 9 } } } }],
    [{ $nor: [{ n: 9 }] }],
    [{ $or: [{ a: { $size: 3 } }] }],
    [{ n: { $regex: 'a.c', $options: 'i' } }],
    [{ n: { $regex: '^a', $options: 'i' } }],
    [{ n: { $regex: 'a' } }],
    [{ n: { $regex: 'a', $options: 'm' } }],
    [{ n: { $regex: 'a', $options: 'i', $ne: 'ab' } }],
    [{ n: { $options: 'i' } }],
    [{ n: { $contains: 'a' } }],
    [{ n: { $foo: 1 } }],
    [{ $foo: 1 }],
  ])('%j', async (filter: mongo.Document) => {
    expect(await codeOf(own.collection().find(filter).toArray())).toEqual(code);
    expect(await codeOf(own.collection().deleteMany(filter))).toEqual(code);
  });
});

describe('updates', () => {
  it.each<[string, mongo.Document | mongo.Document[], mongo.Document?, mongo.UpdateOptions?]>([
    ['a pipeline', [{ $set: { n: 2 } }]],
    ['$bit', { $bit: { n: { and: 1 } } }],
    ['$mul', { $mul: { n: 2 } }],
    ['$min', { $min: { n: 0 } }],
    ['$max', { $max: { n: 9 } }],
    ['$rename', { $rename: { n: 'm' } }],
    ['$addToSet', { $addToSet: { a: 9 } }],
    ['$pop', { $pop: { a: 1 } }],
    ['$pullAll', { $pullAll: { a: [1] } }],
    ['$currentDate', { $currentDate: { n: true } }],
    ['$push with $slice', { $push: { a: { $each: [4], $slice: -2 } } }],
    ['$push with $sort', { $push: { a: { $each: [0], $sort: 1 } } }],
    ['$push with $position', { $push: { a: { $each: [4], $position: 0 } } }],
    ['array filters', { $set: { 'a.$[x]': 0 } }, {}, { arrayFilters: [{ x: 1 }] }],
    ['array filters that nothing uses', { $set: { n: 2 } }, {}, { arrayFilters: [{ x: 1 }] }],
    ['all positions', { $inc: { 'a.$[]': 1 } }],
    ['$pull with an operator', { $pull: { a: { $mod: [2, 1] } } }],
    ['Decimal128', { $set: { n: mongo.Decimal128.fromString('1.5') } }],
    ['a regular expression', { $set: { n: /x/ } }],
    ['a timestamp', { $set: { n: new mongo.Timestamp({ t: 1, i: 1 }) } }],
    ['some of what is asked for', { $set: { x: 1 }, $mul: { n: 2 } }],
    ['a positional operator with two conditions on the array', { $set: { 'a.$': 0 } }, { a: { $gt: 1, $lt: 3 } }],
    ['a positional operator with $and on the array', { $set: { 'a.$': 0 } }, { $and: [{ a: 1 }, { a: 2 }] }],
    ['a positional operator with a negation', { $set: { 'a.$': 0 } }, { a: { $ne: 9 } }],
    ['an upsert by $in with one value', { $set: { x: 1 } }, { n: { $in: [77] } }, { upsert: true }],
    ['collation', { $set: { n: 2 } }, {}, { collation: { locale: 'en' } }],
    ['a hint', { $set: { n: 2 } }, {}, { hint: { n: 1 } }],
    ['a field named __proto__', { $set: { 'x.__proto__.y': 2 } }],
    ['a field named constructor', { $set: { constructor: 2 } }],
  ])('%s', async (_name, update, filter = {}, options = {}) => {
    expect(await codeOf(own.collection().updateOne(filter, update, options))).toEqual(code);
  });
});

describe('stages', () => {
  it.each<[mongo.Document]>([
    [{ $project: { x: { $add: ['$n', 1] } } }],
    [{ $project: { x: { $eq: [{ $toLower: '$n' }, 'a'] } } }],
    [{ $project: { x: { $and: true } } }],
    [{ $project: { x: '$n.a' } }],
    [{ $project: { x: '$$CURRENT' } }],
    [{ $project: { x: ['$n'] } }],
    [{ $project: { x: { y: '$n' } } }],
    [{ $project: { 'x.y': '$n' } }],
    [{ $project: { x: '$n', _id: 0 } }],
    [{ $set: { x: 1 } }],
    [{ $unset: 'n' }],
    [{ $lookup: { from: 'x', as: 'y', localField: 'a', foreignField: 'b' } }],
    [{ $facet: { x: [] } }],
    [{ $unwind: '$a.b' }],
    [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }],
    [{ $unionWith: 'x' }],
    [{ $unionWith: { coll: 'x', pipeline: [{ $out: 'y' }] } }],
    [{ $skip: 1 }],
    [{ $count: 'n' }],
    [{ $out: 'x' }],
    [{ $merge: 'x' }],
    [{ $changeStream: {} }],
    [{ $group: { _id: '$n.a', x: { $sum: 1 } } }],
    [{ $group: { _id: { $year: '$n' }, x: { $sum: 1 } } }],
    [{ $group: { _id: '$$ROOT', x: { $sum: 1 } } }],
    [{ $group: { _id: 1, x: { $sum: '$n' } } }],
    [{ $group: { _id: 1, x: { $avg: '$n' } } }],
    [{ $sort: { a: { $meta: 'textScore' } } }],
    [{ $match: { $expr: true } }],
    [{ $nonsense: 1 }],
  ])('%j', async (stage) => {
    expect(await codeOf(own.collection().aggregate([stage]).toArray())).toEqual(code);
    expect(
      await codeOf(
        own
          .collection('nothing')
          .aggregate([{ $match: {} }, stage])
          .toArray(),
      ),
    ).toEqual(code);
  });
});

describe('projections', () => {
  it.each<[mongo.Document]>([
    [{ sum: { $add: ['$n', 1] } }],
    [{ copy: '$n' }],
    [{ a: { $slice: 2 } }],
    [{ a: { $elemMatch: { $gt: 1 } } }],
    [{ 'a.$': 1 }],
    [{ a: { b: 1 } }],
  ])('%j', async (projection) => {
    expect(await codeOf(own.collection().find({ a: 1 }, { projection }).toArray())).toEqual(code);
    expect(await codeOf(own.collection().findOneAndUpdate({ a: 1 }, { $set: { n: 2 } }, { projection }))).toEqual(code);
    expect(await codeOf(own.collection('nothing').find({}, { projection }).toArray())).toEqual(code);
  });
});

describe('commands', () => {
  it('transactions', async () => {
    const insert = {
      insert: 'things',
      documents: [{ x: 1 }],
      txnNumber: mongo.Long.ONE,
      startTransaction: true,
      autocommit: false,
    };
    expect(await codeOf(own.client.db('test').command(insert))).toBe(20);
  });

  it('change streams', async () => {
    const stream = own.collection().watch();
    expect(await codeOf(stream.next())).toEqual(code);
    await stream.close();
  });

  it.each<[mongo.Document]>([
    [{ explain: { find: 'things' } }],
    [{ distinct: 'things', key: 'n' }],
    [{ findAndModify: 'things', query: {}, remove: true }],
    [{ findAndModify: 'things', query: {}, sort: { n: 1 }, update: { $set: { n: 2 } } }],
    [{ findAndModify: 'things', query: {}, update: { $set: { 'a.$[x]': 0 } }, arrayFilters: [{ x: 1 }] }],
    [{ insert: 'things', documents: [{ x: mongo.Decimal128.fromString('1') }] }],
    [{ insert: 'things', documents: [{ x: /x/ }] }],
    [{ mapReduce: 'things' }],
    [{ collMod: 'things' }],
    [{ renameCollection: 'test.things', to: 'test.x' }],
    [{ create: 'x' }],
    [{ drop: 'things' }],
    [{ listDatabases: 1 }],
    [{ find: 'things', collation: { locale: 'en' } }],
    [{ find: 'things', hint: 'n_1' }],
    [{ find: 'things', min: { n: 1 } }],
    [{ find: 'things', skip: 1 }],
    [{ count: 'things' }],
    [{ find: 'things', readConcern: { level: 'snapshot' } }],
    [{ insert: 'things', documents: [{ x: 1 }], writeConcern: { w: 3 } }],
    [{ aggregate: 1, pipeline: [], cursor: {} }],
    [{ aggregate: 'things', pipeline: [], cursor: {}, let: { x: 1 } }],
    [{ dropIndexes: 'things', index: '*' }],
    [{ saslStart: 1, mechanism: 'SCRAM-SHA-256' }],
    [{ find: 'things', apiVersion: '1' }],
  ])('%j', async (command) => {
    expect(await codeOf(own.client.db('test').command(command))).toEqual(code);
  });

  it('a collation or a hint of one statement', async () => {
    expect(await codeOf(own.collection().deleteMany({}, { collation: { locale: 'en' } }))).toBe(UNSUPPORTED);
    expect(await codeOf(own.collection().deleteMany({}, { hint: 'n_1' }))).toBe(UNSUPPORTED);
  });

  it.each<[string, mongo.IndexSpecification, mongo.CreateIndexesOptions]>([
    ['text', { n: 'text' }, {}],
    ['hashed', { n: 'hashed' }, {}],
    ['2dsphere', { n: '2dsphere' }, {}],
    ['partial', { n: 1 }, { partialFilterExpression: { n: 1 } }],
    ['with a collation', { n: 1 }, { collation: { locale: 'en' } }],
    ['wildcard', { '$**': 1 }, {}],
    ['hidden', { n: 1 }, { hidden: true }],
  ])('an index that is %s', async (_name, key, options) => {
    expect(await codeOf(own.collection().createIndex(key, options, {}))).toEqual(code);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the query operator $gte', () => own.collection().findOne({ n: { $gte: 1 } })],
    ['the query operator $nor', () => own.collection().findOne({ $nor: [{ n: 1 }] })],
    [
      'the pipeline stage $skip',
      () =>
        own
          .collection()
          .aggregate([{ $skip: 1 }])
          .toArray(),
    ],
    ["BSON field 'find.skip'", () => own.collection().findOne({}, { skip: 1 })],
  ])('names what it does not have: %s', async (name, ask) => {
    await expect(ask()).rejects.toThrow(name);
  });

  it('says what to do about it', async () => {
    expect(await codeOf(own.collection().updateOne({}, [{ $set: { n: 2 } }]))).toBe(UNSUPPORTED);
    await expect(own.collection().updateOne({}, [{ $set: { n: 2 } }])).rejects.toThrow('MONGODB_URI');
  });
});

describe('documents with names that JavaScript takes for its own', () => {
  it.each(['__proto__', 'constructor', '_bsontype'])('%s is refused, and the connection goes on', async (name) => {
    const body = mongo.BSON.serialize({
      insert: 'things',
      documents: [{ _id: 2, inner: { ['x'.repeat(name.length)]: 1 } }],
      $db: 'test',
    });
    const bytes = Buffer.from(body);
    bytes.write(name, bytes.indexOf('x'.repeat(name.length)));
    const socket = await rawSocket();
    socket.write(message(bytes));
    expect(await replyOn(socket)).toMatchObject({ ok: 0, code: 2 });
    socket.write(message(mongo.BSON.serialize({ ping: 1, $db: 'test' })));
    expect(await replyOn(socket)).toMatchObject({ ok: 1 });
    socket.destroy();
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('others are only names', async () => {
    const collection = own.collection('names');
    const doc = { _id: 1, toString: 1, hasOwnProperty: 'x', valueOf: null, prototype: { length: 2 } };
    await collection.insertOne({ ...doc });
    expect(await collection.findOne({ 'prototype.length': 2, hasOwnProperty: 'x' })).toEqual(doc);
    expect(
      await collection.findOne({ isPrototypeOf: null }, { projection: { toString: 1, isPrototypeOf: 1 } }),
    ).toEqual({ _id: 1, toString: 1 });
  });
});

describe('connections that make no sense', () => {
  it.each<[string, Buffer]>([
    ['a length of zero', Buffer.alloc(16)],
    ['a length beyond 48 MB', header(48_000_001, 2013)],
    ['a negative length', header(-5, 2013)],
    ['an unknown operation', Buffer.concat([header(20, 2012), Buffer.alloc(4)])],
    ['a section that is cut', message(Buffer.from([200, 0, 0, 0, 1]))],
    [
      'a section of an unknown kind',
      Buffer.concat([header(26, 2013), Buffer.alloc(4), Buffer.from([7, 5, 0, 0, 0, 0])]),
    ],
    ['garbage', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
  ])('%s ends that one alone', async (_name, bytes) => {
    const socket = await rawSocket();
    const closed = once(socket, 'close');
    socket.write(bytes);
    await closed;
    expect(await own.client.db('test').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('a message may come in pieces, and several in one', async () => {
    const socket = await rawSocket();
    const ping = message(mongo.BSON.serialize({ ping: 1, $db: 'test' }));
    for (const byte of ping) socket.write(Buffer.from([byte]));
    expect(await replyOn(socket)).toMatchObject({ ok: 1 });
    socket.write(Buffer.concat([ping, ping, ping]));
    expect(await replyOn(socket)).toMatchObject({ ok: 1 });
    socket.destroy();
  });

  it('half a message and a hang-up leave nothing behind', async () => {
    const sockets = await Promise.all(Array.from({ length: 50 }, rawSocket));
    for (const socket of sockets) socket.write(header(1000, 2013), () => socket.destroy());
    expect(await own.client.db('test').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('a message with a checksum is read', async () => {
    const socket = await rawSocket();
    const body = mongo.BSON.serialize({ ping: 1, $db: 'test' });
    const flags = Buffer.from([1, 0, 0, 0, 0]);
    socket.write(Buffer.concat([header(21 + body.length + 4, 2013), flags, body, Buffer.alloc(4)]));
    expect(await replyOn(socket)).toMatchObject({ ok: 1 });
    socket.destroy();
  });
});

function header(length: number, operation: number): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeInt32LE(length, 0);
  bytes.writeInt32LE(operation, 12);
  return bytes;
}

/** A command as OP_MSG. */
function message(body: Uint8Array): Buffer {
  return Buffer.concat([header(21 + body.length, 2013), Buffer.alloc(5), body]);
}

async function rawSocket(): Promise<Socket> {
  const socket = connect(decodeURIComponent(/\/\/([^/]+)\//.exec(own.store.uri)?.[1] ?? ''));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function replyOn(socket: Socket): Promise<mongo.Document> {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return mongo.BSON.deserialize(bytes.subarray(21, bytes.readInt32LE(0)));
}
