import { mongo } from 'mongoose';
import { codeOf, freshCollections } from './testing/freshCollection.ts';
import type { TestCollection } from './testing/testCollection.ts';

/** Inserts, deletes, bulk writes, cursors, indexes and collections. Runs on both MongoDB and the embedded store. */
const { Binary, Double, Int32, Long, ObjectId, UUID } = mongo.BSON;
const fresh = freshCollections();

const numbered = (count: number): { _id: number; n: number }[] =>
  Array.from({ length: count }, (_, n) => ({ _id: n, n }));

/** What the error of a refused insert says about the unique index. */
async function refusalOf(operation: Promise<unknown>): Promise<unknown> {
  const error = await operation.catch((reason: unknown) => reason);
  return error instanceof mongo.MongoServerError
    ? { code: error.code, keyPattern: error['keyPattern'] as unknown, keyValue: error['keyValue'] as unknown }
    : error;
}

describe('insert', () => {
  it('keeps every type as it was', async () => {
    const collection = fresh();
    const doc = {
      _id: 1,
      int: new Int32(3),
      double: new Double(3),
      long: Long.fromString('9223372036854775807'),
      minusZero: new Double(-0),
      huge: new Double(1e300),
      text: 'Ünïcode 😀 \u0000 in the middle',
      empty: '',
      yes: true,
      no: false,
      nothing: null,
      date: new Date('1969-12-31T23:59:59.999Z'),
      id: new ObjectId(),
      bytes: new Binary(Buffer.from([0, 255])),
      uuid: new UUID(),
      nested: [[1, [2, []]], {}, { a: [null] }],
    };
    await collection.insertOne(doc);
    const stored = await collection.findOne({}, { promoteValues: false, bsonRegExp: true });
    expect(mongo.BSON.serialize(stored ?? {})).toEqual(mongo.BSON.serialize({ ...doc, _id: new Int32(1) }));
  });

  it('keeps the order of fields, and puts _id first', async () => {
    const collection = fresh();
    await collection.insertOne({ z: 1, 5: 2, a: { y: 1, x: 2 }, _id: 'id' });
    const raw: unknown = await collection.findOne({}, { raw: true });
    const order = Object.keys(Buffer.isBuffer(raw) ? mongo.BSON.deserialize(raw) : {});
    expect(order.filter((name) => name !== '5')).toEqual(['_id', 'z', 'a']);
  });

  it.each([[5], ['text'], [{ a: 1, b: 2 }], [new Date(0)], [Long.MAX_VALUE], [''], [new UUID()]])(
    'takes %p as _id',
    async (id) => {
      const collection = fresh();
      await collection.insertOne({ _id: id, a: 1 });
      expect(await collection.countDocuments({ _id: id })).toBe(1);
      expect(await codeOf(collection.insertOne({ _id: id }))).toBe(11000);
    },
  );

  it('knows an _id by its value, not its type', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 1 });
    expect(await codeOf(collection.insertOne({ _id: new Double(1) }))).toBe(11000);
    expect(await codeOf(collection.insertOne({ _id: Long.fromNumber(1) }))).toBe(11000);
    await collection.insertOne({ _id: '1' });
  });

  it.each([[[1]], [/x/]])('refuses %p as _id', async (id) => {
    expect([2, 53]).toContain(await codeOf(fresh().insertOne({ _id: id })));
  });

  it('makes an _id where the client makes none', async () => {
    const collection = fresh();
    await collection.insertOne({ a: 1 }, { forceServerObjectId: true });
    expect((await collection.findOne())?._id).toBeInstanceOf(ObjectId);
  });

  it('refuses more than 16 MB', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, text: 'x'.repeat(9_000_000) });
    expect([2, 17419, 10334, 17420]).toContain(
      await codeOf(collection.updateOne({}, { $set: { more: 'x'.repeat(9_000_000) } })),
    );
    expect(await collection.findOne({}, { projection: { more: 1 } })).toEqual({ _id: 1 });
  });

  it('says nothing when no answer is wanted', async () => {
    const collection = fresh();
    await collection.insertOne({ a: 1 }, { writeConcern: { w: 0 } });
    let count = 0;
    while (count === 0) count = await collection.countDocuments();
    expect(count).toBe(1);
  });
});

describe('delete', () => {
  it.each([
    ['deleteOne', {}, 1],
    ['deleteOne', { n: 9 }, 0],
    ['deleteMany', { n: { $gt: 0 } }, 2],
    ['deleteMany', {}, 3],
  ] as const)('%s %j', async (method, filter, deletedCount) => {
    const collection = fresh();
    await collection.insertMany(numbered(3));
    expect(await collection[method](filter)).toMatchObject({ deletedCount });
    expect(await collection.countDocuments()).toBe(3 - deletedCount);
  });

  it('of what was never there', async () => {
    expect(await fresh().deleteMany({})).toMatchObject({ deletedCount: 0 });
  });
});

describe('bulk writes', () => {
  it('in order stop at the first failure', async () => {
    const collection = fresh();
    const failure = await collection.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }]).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 11000, insertedCount: 1, writeErrors: [{ index: 1, code: 11000 }] });
    expect(await collection.countDocuments()).toBe(1);
  });

  it('out of order do all that can be done', async () => {
    const collection = fresh();
    const failure = await collection
      .insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 2 }, { _id: 3 }], { ordered: false })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 11000, insertedCount: 3, writeErrors: [{ index: 1 }, { index: 3 }] });
  });

  it('mix inserts, updates and deletes', async () => {
    const collection = fresh();
    const result = await collection.bulkWrite([
      { insertOne: { document: { _id: 1, n: 1 } } },
      { insertOne: { document: { _id: 2, n: 2 } } },
      { updateOne: { filter: { _id: 1 }, update: { $inc: { n: 10 } } } },
      { updateMany: { filter: {}, update: { $set: { seen: true } } } },
      { updateOne: { filter: { _id: 3 }, update: { $set: { n: 3 } }, upsert: true } },
      { replaceOne: { filter: { _id: 2 }, replacement: { r: 1 } } },
      { deleteOne: { filter: { _id: 1 } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 2,
      matchedCount: 4,
      modifiedCount: 4,
      upsertedCount: 1,
      deletedCount: 1,
      upsertedIds: { 4: 3 },
    });
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 2, r: 1 },
      { _id: 3, n: 3 },
    ]);
  });

  it('refuse one update and go on with the others', async () => {
    const collection = fresh();
    await collection.insertMany([
      { _id: 1, a: 'x' },
      { _id: 2, a: 1 },
    ]);
    const failure = await collection
      .bulkWrite(
        [
          { updateOne: { filter: { _id: 1 }, update: { $inc: { a: 1 } } } },
          { updateOne: { filter: { _id: 2 }, update: { $inc: { a: 1 } } } },
        ],
        { ordered: false },
      )
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 14, modifiedCount: 1 });
  });

  it('take thousands at once', async () => {
    const collection = fresh();
    expect(await collection.insertMany(numbered(5000))).toMatchObject({ insertedCount: 5000 });
    expect(await collection.countDocuments()).toBe(5000);
  });
});

describe('reading', () => {
  let collection: TestCollection;
  beforeAll(async () => {
    collection = fresh();
    await collection.insertMany(numbered(250));
  });

  it.each([[undefined], [1], [7], [250], [1000]])('hands over all in batches of %p', async (batchSize) => {
    const cursor = collection.find({}, batchSize === undefined ? {} : { batchSize }).sort({ _id: 1 });
    expect((await cursor.toArray()).map(({ n }) => Number(n))).toEqual(numbered(250).map(({ n }) => n));
  });

  it.each([
    [{ limit: 5 }, 5],
    [{ limit: 5, batchSize: 2 }, 5],
    [{ limit: -3 }, 3],
    [{ limit: 0 }, 250],
    [{ limit: 200, batchSize: 30 }, 200],
  ])('find with %j', async (options, count) => {
    expect(await collection.find({}, options).toArray()).toHaveLength(count);
  });

  it('an aggregation in batches', async () => {
    expect(
      await collection.aggregate([{ $match: { n: { $gt: 99 } } }, { $sort: { n: -1 } }], { batchSize: 20 }).toArray(),
    ).toHaveLength(150);
  });

  it('a cursor shows what was there when it began or what came later, and never a half document', async () => {
    const cursor = collection.find({}, { batchSize: 10 }).sort({ _id: 1 });
    await cursor.next();
    expect((await cursor.toArray()).length).toBe(249);
  });

  it('hands over as many at once as are asked for, and no more where only the first are wanted', async () => {
    const { collectionName: find, db } = collection;
    const more = await db.command({ find, batchSize: 7 });
    expect(more).toMatchObject({ cursor: { firstBatch: numbered(7) } });
    expect(more).not.toMatchObject({ cursor: { id: 0 } });
    const alone = await db.command({ find, batchSize: 7, singleBatch: true });
    expect(alone).toMatchObject({ cursor: { firstBatch: numbered(7), id: 0 } });
  });

  it('hands over what is more than a message holds in several', async () => {
    const other = fresh();
    for (let _id = 0; _id < 4; _id += 1) await other.insertOne({ _id, text: 'x'.repeat(5_000_000) });
    expect(await other.find({}, { batchSize: 1000 }).toArray()).toHaveLength(4);
  });

  it('closes cursors', async () => {
    const { collectionName, db } = collection;
    const { cursor } = await db.command({ find: collectionName, batchSize: 10 }, { promoteLongs: false });
    const { id }: { id: unknown } = cursor;
    const other = Long.fromNumber(123_456);
    expect(
      await db.command({ killCursors: collectionName, cursors: [id, other] }, { promoteLongs: false }),
    ).toMatchObject({ cursorsKilled: [id], cursorsNotFound: [other] });
    for (const getMore of [id, other])
      expect(await codeOf(db.command({ getMore, collection: collectionName }))).toBe(43);
  });

  it('counts', async () => {
    const other = fresh();
    await other.insertMany([{ a: 1 }, { a: new Double(1) }, { a: [1, 2] }, { a: null }, {}, { a: { b: 1 } }]);
    expect(await other.countDocuments({ a: 1 })).toBe(3);
    expect(await other.countDocuments({}, { limit: 3 })).toBe(3);
  });

  it('counts by the value of a field: numbers by value, arrays and documents whole, absence as null', async () => {
    const other = fresh();
    await other.insertMany([
      { a: 1 },
      { a: new Double(1) },
      { a: [1, 2] },
      { a: null },
      {},
      { a: { b: 1 } },
      { a: '1' },
    ]);
    const groups = await other.aggregate([{ $group: { _id: '$a', count: { $sum: 1 } } }]).toArray();
    expect(groups).toHaveLength(5);
    expect(groups).toEqual(
      expect.arrayContaining([
        { _id: 1, count: 2 },
        { _id: [1, 2], count: 1 },
        { _id: null, count: 2 },
        { _id: { b: 1 }, count: 1 },
        { _id: '1', count: 1 },
      ]),
    );
    expect(
      await fresh()
        .aggregate([{ $group: { _id: '$a', count: { $sum: 1 } } }])
        .toArray(),
    ).toEqual([]);
  });

  it('what is not there is empty', async () => {
    const empty = fresh();
    expect(await empty.find().toArray()).toEqual([]);
    expect(await empty.findOne({ a: 1 })).toBeNull();
    expect(await empty.countDocuments()).toBe(0);
    expect(await empty.aggregate([{ $match: {} }]).toArray()).toEqual([]);
    expect(await empty.updateMany({}, { $set: { a: 1 } })).toMatchObject({ matchedCount: 0 });
  });

  it('does not tail', async () => {
    expect(await codeOf(collection.find({}, { tailable: true }).toArray())).toEqual(expect.any(Number));
  });
});

describe('unique indexes', () => {
  it('refuse what is taken, on every way of writing, and tell which key', async () => {
    const collection = fresh();
    await collection.createIndex({ email: 1 }, { unique: true }, {});
    await collection.insertMany([
      { _id: 1, email: 'a' },
      { _id: 2, email: 'b' },
    ]);
    const refusal = { code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a' } };
    expect(await refusalOf(collection.insertOne({ email: 'a' }))).toEqual(refusal);
    expect(await refusalOf(collection.updateOne({ _id: 2 }, { $set: { email: 'a' } }))).toEqual(refusal);
    expect(await refusalOf(collection.replaceOne({ _id: 2 }, { email: 'a' }))).toEqual(refusal);
    expect(await refusalOf(collection.findOneAndUpdate({ _id: 2 }, { $set: { email: 'a' } }))).toEqual(refusal);
    expect(await refusalOf(collection.updateOne({ x: 1 }, { $set: { email: 'a' } }, { upsert: true }))).toEqual(
      refusal,
    );
    expect(await collection.countDocuments({ email: 'a' })).toBe(1);
  });

  it('let go of what was changed or deleted', async () => {
    const collection = fresh();
    await collection.createIndex({ email: 1 }, { unique: true }, {});
    await collection.insertMany([{ email: 'a' }, { email: 'b' }]);
    await collection.updateOne({ email: 'a' }, { $set: { email: 'c' } });
    await collection.insertOne({ email: 'a' });
    await collection.deleteOne({ email: 'b' });
    await collection.insertOne({ email: 'b' });
    await collection.updateOne({ email: 'b' }, { $set: { name: 'its own' } });
    expect(await collection.countDocuments()).toBe(3);
  });

  it('take a missing field for null, once', async () => {
    const collection = fresh();
    await collection.createIndex({ a: 1 }, { unique: true }, {});
    await collection.insertOne({});
    expect(await refusalOf(collection.insertOne({ a: null }))).toMatchObject({ code: 11000 });
  });

  it('that are sparse leave out what lacks the field', async () => {
    const collection = fresh();
    await collection.createIndex({ a: 1 }, { unique: true, sparse: true }, {});
    await collection.insertMany([{}, {}, { a: null }, { a: 1 }]);
    expect(await codeOf(collection.insertOne({ a: null }))).toBe(11000);
    expect(await collection.find({ a: { $exists: false } }).toArray()).toHaveLength(2);
    expect(await collection.find({ a: null }).toArray()).toHaveLength(3);
  });

  it('over several fields', async () => {
    const collection = fresh();
    await collection.createIndex({ a: 1, b: -1 }, { unique: true }, {});
    await collection.insertMany([{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 1 }, { a: 1 }]);
    expect(await refusalOf(collection.insertOne({ a: 1, b: 2 }))).toEqual({
      code: 11000,
      keyPattern: { a: 1, b: -1 },
      keyValue: { a: 1, b: 2 },
    });
    expect(await codeOf(collection.insertOne({ a: 1 }))).toBe(11000);
    // Keys are compared value by value: joined together, these two would be the same text.
    await collection.insertMany([
      { a: 'x', b: 'ysz' },
      { a: 'xsy', b: 'z' },
    ]);
  });

  it('hold for every element of an array, but not within one document', async () => {
    const collection = fresh();
    await collection.createIndex({ a: 1 }, { unique: true }, {});
    await collection.insertOne({ a: [1, 2, 2] });
    expect(await codeOf(collection.insertOne({ a: 2 }))).toBe(11000);
    expect(await codeOf(collection.insertOne({ a: [5, 1] }))).toBe(11000);
    await collection.insertOne({ a: [3, 4] });
    expect(await codeOf(collection.createIndex({ a: 1, b: 1 }, undefined, undefined))).not.toBe(11000);
    expect(await codeOf(collection.insertOne({ a: [8, 9], b: [1, 2] }))).toBe(171);
  });

  it('are refused where the documents break them already', async () => {
    const collection = fresh();
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    expect(await codeOf(collection.createIndex({ a: 1 }, { unique: true }, {}))).toBe(11000);
    expect(await collection.indexes()).toHaveLength(1);
  });

  it('on a dotted path', async () => {
    const collection = fresh();
    await collection.createIndex({ 'a.b': 1 }, { unique: true }, {});
    await collection.insertOne({ a: { b: 1 } });
    expect(await refusalOf(collection.insertOne({ a: { b: 1, c: 2 } }))).toEqual({
      code: 11000,
      keyPattern: { 'a.b': 1 },
      keyValue: { 'a.b': 1 },
    });
  });
});

describe('managing indexes', () => {
  it('lists and names them', async () => {
    const collection = fresh();
    expect(
      await collection.createIndexes([
        { key: { a: 1 } },
        { key: { b: -1, c: 1 }, name: 'mine' },
        { key: { d: 1 }, expireAfterSeconds: 60 },
      ]),
    ).toEqual(['a_1', 'mine', 'd_1']);
    expect(await collection.indexes()).toMatchObject([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { key: { a: 1 }, name: 'a_1' },
      { key: { b: -1, c: 1 }, name: 'mine' },
      { key: { d: 1 }, expireAfterSeconds: 60 },
    ]);
  });

  it('makes the same one twice without a word', async () => {
    const collection = fresh();
    await collection.createIndex({ a: 1 }, { unique: true }, {});
    await collection.createIndex({ a: 1 }, { unique: true }, {});
    await collection.createIndex({ _id: 1 }, undefined, undefined);
    expect(await collection.indexes()).toHaveLength(2);
  });

  it('refuses what contradicts another', async () => {
    const collection = fresh();
    await collection.createIndex({ a: 1 }, undefined, undefined);
    expect(await codeOf(collection.createIndex({ a: 1 }, { name: 'other' }, {}))).toBe(85);
    expect(await codeOf(collection.createIndex({ b: 1 }, { name: 'a_1' }, {}))).toBe(86);
    expect(await codeOf(collection.createIndex({ a: 1 }, { unique: true }, {}))).toBe(86);
  });

  it.each([[{}], [{ a: 0 }], [{ a: 'nonsense' }], [{ $a: 1 }], [{ 'a..b': 1 }]])(
    'refuses the key %j',
    async (key: mongo.Document) => {
      const collection = fresh();
      expect(
        await codeOf(
          collection.db.command({ createIndexes: collection.collectionName, indexes: [{ key, name: 'x' }] }),
        ),
      ).toEqual(expect.any(Number));
    },
  );

  it('refuses a TTL index of two fields', async () => {
    expect(await codeOf(fresh().createIndex({ a: 1, b: 1 }, { expireAfterSeconds: 1 }, {}))).toBe(67);
  });

  it('says what is not there', async () => {
    const collection = fresh();
    expect(await codeOf(collection.indexes())).toBe(26);
  });
});

describe('collections and databases', () => {
  it('are made by the first write, and listed', async () => {
    const collection = fresh();
    const listed = async (): Promise<number> =>
      (await collection.db.listCollections({ name: collection.collectionName }).toArray()).length;
    expect(await listed()).toBe(0);
    await collection.insertOne({ a: 1 });
    expect(await listed()).toBe(1);
    expect(
      await collection.db.listCollections({ name: collection.collectionName }, { nameOnly: true }).toArray(),
    ).toMatchObject([{ name: collection.collectionName, type: 'collection' }]);
  });

  it('are separate', async () => {
    const [a, b] = [fresh(), fresh()];
    await a.insertOne({ _id: 1 });
    await b.insertOne({ _id: 1 });
    await a.deleteMany({});
    expect(await b.countDocuments()).toBe(1);
  });
});

describe('the server', () => {
  it('introduces itself as one server with sessions', async () => {
    const { db } = fresh();
    expect(await db.command({ hello: 1 })).toMatchObject({
      isWritablePrimary: true,
      maxBsonObjectSize: 16_777_216,
      logicalSessionTimeoutMinutes: 30,
      ok: 1,
    });
    expect(await db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(await db.command({ buildInfo: 1 })).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
    });
  });

  it('refuses commands and fields that there are none of', async () => {
    const collection = fresh();
    expect(await codeOf(collection.db.command({ nonsense: 1 }))).toBe(59);
    expect(await codeOf(collection.db.command({ find: collection.collectionName, nonsense: 1 }))).toBe(40415);
    expect(await codeOf(collection.db.command({ find: '' }))).toBe(73);
    expect(await codeOf(collection.db.command({ find: collection.collectionName, filter: 5 }))).toBe(14);
  });

  it('works within a session', async () => {
    const collection = fresh();
    const session = (collection.db as mongo.Db & { client: mongo.MongoClient }).client.startSession();
    await collection.insertOne({ a: 1 }, { session });
    expect(await collection.countDocuments({}, { session })).toBe(1);
    await session.endSession();
  });
});
