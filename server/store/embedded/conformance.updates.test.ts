import { mongo } from 'mongoose';
import { codeOf, freshCollections, named } from './testing/freshCollection.ts';
import type { TestCollection } from './testing/testCollection.ts';

/** Updates, upserts and findAndModify, and what they refuse, according to MongoDB's manual. Runs on both MongoDB and the embedded store. */
const { Double, Int32, Long } = mongo.BSON;
const fresh = freshCollections();

type Row = readonly [
  before: mongo.Document,
  update: mongo.Document,
  after: mongo.Document | number,
  filter?: mongo.Document,
  options?: mongo.UpdateOptions,
];

/**
 * Updates one document.
 * @returns the result, or the error's code; after an error, the document must be unchanged
 */
function updating(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    it.each(rows.map((row) => [`${named(row[0])} ${named(row[1])}`, ...row] as const))(
      '%s',
      async (_name, before, update, after, filter = {}, options = {}) => {
        const collection = fresh();
        await collection.insertOne({ _id: 1, ...before });
        const outcome = collection.updateOne({ _id: 1, ...filter }, update, options);
        if (typeof after === 'number') expect(await codeOf(outcome)).toBe(after);
        else expect((await outcome).matchedCount).toBe(1);
        const stored = await collection.findOne({});
        const expected = { _id: 1, ...(typeof after === 'number' ? before : after) };
        expect(stored).toEqual(expected);
        if (typeof after !== 'number') expect(Object.keys(stored ?? {})).toEqual(Object.keys(expected));
      },
    );
  });
}

updating('$set and $unset', [
  [{ a: 1 }, { $set: { a: 2 } }, { a: 2 }],
  [{ a: 1 }, { $set: { b: 2 } }, { a: 1, b: 2 }],
  [{ z: 1 }, { $set: { y: 2, b: 1, 'c.d': 3 } }, { z: 1, b: 1, c: { d: 3 }, y: 2 }],
  [{ a: { b: 1 } }, { $set: { 'a.c': 2 } }, { a: { b: 1, c: 2 } }],
  [{ a: [1, 2] }, { $set: { 'a.1': 5 } }, { a: [1, 5] }],
  [{ a: [1] }, { $set: { 'a.3': 5 } }, { a: [1, null, null, 5] }],
  [{ a: [{ b: 1 }] }, { $set: { 'a.0.b': 2 } }, { a: [{ b: 2 }] }],
  [{}, { $set: { 'a.0': 1 } }, { a: { 0: 1 } }],
  [{ a: 5 }, { $set: { 'a.b': 1 } }, 28],
  [{ a: null }, { $set: { 'a.b': 1 } }, 28],
  [{ a: [1] }, { $set: { 'a.b': 1 } }, 28],
  [{ a: 1 }, { $set: {} }, { a: 1 }],
  [{ a: 1 }, { $set: { _id: 1 } }, { a: 1 }],
  [{ a: 1 }, { $set: { _id: 2 } }, 66],
  [{ a: 1 }, { $unset: { _id: 1 } }, 66],
  [{ a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  [{ a: { b: 1, c: 2 } }, { $unset: { 'a.b': '' } }, { a: { c: 2 } }],
  [{ a: [1, 2, 3] }, { $unset: { 'a.1': '' } }, { a: [1, null, 3] }],
  [{ a: [1] }, { $unset: { 'a.3': '' } }, { a: [1] }],
  [{ a: 1 }, { $unset: { b: '', 'a.c': '' } }, { a: 1 }],
  [{ a: 1 }, { $set: { a: 2 }, $unset: { a: '' } }, 40],
  [{ a: 1 }, { $set: { b: 1, 'b.c': 2 } }, 40],
  [{ a: 1 }, { $set: { '': 1 } }, 56],
  [{ a: 1 }, { $set: { 'a..b': 1 } }, 56],
  [{ a: 1 }, { $nonsense: { a: 1 } }, 9],
  [{ a: 1 }, { $set: 5 }, 9],
  [{ a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
]);

updating('$inc', [
  [{ a: 1 }, { $inc: { a: 2 } }, { a: 3 }],
  [{}, { $inc: { a: 2, 'b.c': -1 } }, { a: 2, b: { c: -1 } }],
  [{ a: 1 }, { $inc: { a: 0.5 } }, { a: 1.5 }],
  [{ a: 'x' }, { $inc: { a: 1 } }, 14],
  [{ a: null }, { $inc: { a: 1 } }, 14],
  [{ a: 1 }, { $inc: { a: 'x' } }, 14],
  [{ a: [1, 2] }, { $inc: { 'a.1': 5 } }, { a: [1, 7] }],
]);

updating('arrays', [
  [{ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
  [{}, { $push: { a: 2 } }, { a: [2] }],
  [{ a: 1 }, { $push: { a: 2 } }, 2],
  [{ a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
  [{ a: [1] }, { $push: { a: { $each: [2, [3]] } } }, { a: [1, 2, [3]] }],
  [{}, { $push: { a: { $each: [] } } }, { a: [] }],
  [{ a: [1] }, { $push: { a: { $each: 2 } } }, 2],
  [{ a: [1, 2, 3, 2] }, { $pull: { a: 2 } }, { a: [1, 3] }],
  [{ a: [1, 5, 9] }, { $pull: { a: { $gt: 4 } } }, { a: [1] }],
  [{ a: [1, 5, 9] }, { $pull: { a: { $gt: 1, $lt: 9 } } }, { a: [1, 9] }],
  [{ a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
  [{ a: ['x', 'y'] }, { $pull: { a: { $in: ['x'] } } }, { a: ['y'] }],
  [{ a: 1 }, { $pull: { a: 1 } }, 2],
  [{}, { $pull: { a: 1 } }, {}],
]);

updating('positions in arrays', [
  [{ a: [1, 2, 3] }, { $set: { 'a.$': 9 } }, { a: [1, 9, 3] }, { a: 2 }],
  [{ a: [{ n: 1 }, { n: 2 }] }, { $set: { 'a.$.n': 9 } }, { a: [{ n: 1 }, { n: 9 }] }, { 'a.n': 2 }],
  [{ a: [5, 8] }, { $set: { 'a.$': 0 } }, { a: [5, 0] }, { a: { $gt: 6 } }],
  [
    {
      a: [
        { n: 1, v: 2 },
        { n: 2, v: 1 },
        { n: 2, v: 2 },
      ],
    },
    { $set: { 'a.$.x': 9 }, $inc: { 'a.$.v': 1 } },
    {
      a: [
        { n: 1, v: 2 },
        { n: 2, v: 1 },
        { n: 2, v: 3, x: 9 },
      ],
    },
    { a: { $elemMatch: { n: 2, v: 2 } } },
  ],
  [{ a: [1] }, { $set: { 'a.$': 0 } }, 2],
]);

describe('number types survive', () => {
  const rows: readonly (readonly [stored: unknown, update: mongo.Document, type: string, value: string])[] = [
    [new Int32(1), { $inc: { n: 1 } }, 'Int32', '2'],
    [new Double(1), { $inc: { n: 1 } }, 'Double', '2'],
    [1, { $inc: { n: new Double(1) } }, 'Double', '2'],
    [1.5, { $inc: { n: 1.5 } }, 'Double', '3'],
    [Long.fromNumber(1), { $inc: { n: 1 } }, 'Long', '2'],
    [2_147_483_647, { $inc: { n: 1 } }, 'Long', '2147483648'],
    [Long.fromString('9007199254740993'), { $inc: { n: 2 } }, 'Long', '9007199254740995'],
    [new Double(3), { $set: { other: 1 } }, 'Double', '3'],
    [7, { $set: { n: new Double(7) } }, 'Double', '7'],
  ];
  it.each(rows.map((row, index) => [`${index} ${named(row[1])} on ${String(row[0])}`, ...row] as const))(
    '%s',
    async (_name, stored, update, type, value) => {
      const collection = fresh();
      await collection.insertOne({ n: stored });
      expect(await collection.updateOne({}, update)).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
      const n: unknown = (await collection.findOne({}, { promoteValues: false }))?.['n'];
      expect({ type: (n as { _bsontype: string })._bsontype, value: String(n) }).toEqual({ type, value });
    },
  );

  it('and an overflowing long is refused', async () => {
    const collection = fresh();
    await collection.insertOne({ n: Long.MAX_VALUE });
    expect(await codeOf(collection.updateOne({}, { $inc: { n: 1 } }))).toBe(2);
  });
});

describe('upserts', () => {
  const rows: readonly (readonly [
    filter: mongo.Document,
    update: mongo.Document,
    inserted: mongo.Document | number,
  ])[] = [
    [{ _id: 1 }, { $set: { a: 1 } }, { _id: 1, a: 1 }],
    [{ _id: 1, b: 2 }, { $set: { a: 1 } }, { _id: 1, b: 2, a: 1 }],
    [{ _id: 1, b: { $eq: 2 } }, { $setOnInsert: { a: 1 } }, { _id: 1, b: 2, a: 1 }],
    [{ _id: 1, b: { $gt: 2 } }, { $inc: { a: 1 } }, { _id: 1, a: 1 }],
    [{ $and: [{ _id: 1 }, { b: 2 }] }, { $set: { a: 1 } }, { _id: 1, b: 2, a: 1 }],
    [{ _id: 1, 'b.c': 2 }, { $set: { a: 1 } }, { _id: 1, b: { c: 2 }, a: 1 }],
    [{ _id: 1 }, { $push: { a: 1 } }, { _id: 1, a: [1] }],
    [{ _id: 1, a: 5 }, { $inc: { a: 1 } }, { _id: 1, a: 6 }],
    [{ b: 1 }, { $set: { _id: 7 } }, { _id: 7, b: 1 }],
    [{ _id: 1 }, { $set: { _id: 2 } }, 66],
    [{ _id: 1, $and: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, 54],
  ];
  it.each(rows.map((row) => [`${named(row[0])} ${named(row[1])}`, ...row] as const))(
    '%s',
    async (_name, filter, update, inserted) => {
      const collection = fresh();
      const outcome = collection.updateOne(filter, update, { upsert: true });
      if (typeof inserted === 'number') return expect(await codeOf(outcome)).toBe(inserted);
      expect(await outcome).toMatchObject({ matchedCount: 0, upsertedCount: 1, upsertedId: inserted['_id'] });
      const stored = await collection.findOne({});
      expect(stored).toEqual(inserted);
      expect(Object.keys(stored ?? {})).toEqual(Object.keys(inserted));
    },
  );

  it('make an _id, and match the second time', async () => {
    const collection = fresh();
    expect((await collection.updateOne({ a: 1 }, { $set: { b: 1 } }, { upsert: true })).upsertedId).toBeInstanceOf(
      mongo.ObjectId,
    );
    expect(await collection.updateOne({ a: 1 }, { $set: { b: 1 } }, { upsert: true })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
      upsertedCount: 0,
    });
  });

  it('replace or insert whole documents', async () => {
    const collection = fresh();
    await collection.replaceOne({ _id: 1, x: 9 }, { a: 1 }, { upsert: true });
    expect(await collection.findOne({})).toEqual({ _id: 1, a: 1 });
    await collection.replaceOne({ _id: 1 }, { b: 2 }, { upsert: true });
    expect(await collection.findOne({})).toEqual({ _id: 1, b: 2 });
    expect(await codeOf(collection.replaceOne({ b: 2 }, { _id: 5 }))).toBe(66);
  });
});

describe('counts of what was matched and modified', () => {
  it.each([
    [{ $set: { g: 1 } }, 3, 2],
    [{ $set: { date: new Date(7) } }, 3, 0],
    [{ $set: { list: [1, { a: 2 }] } }, 3, 0],
    [{ $pull: { list: 9 } }, 3, 0],
    [{ $unset: { nothing: 1 } }, 3, 0],
    [{ $inc: { g: 0 } }, 3, 0],
    [{ $inc: { g: 1 } }, 3, 3],
  ])('%j', async (update: mongo.Document, matchedCount, modifiedCount) => {
    const collection = fresh();
    await collection.insertMany([1, 2, 3].map((g) => ({ g, date: new Date(7), list: [1, { a: 2 }] })));
    expect(await collection.updateMany({}, update)).toMatchObject({ matchedCount, modifiedCount });
  });

  it('of one update, though it finds several', async () => {
    const collection = fresh();
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    expect(await collection.updateOne({ a: 1 }, { $set: { a: 2 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    });
    expect(await collection.countDocuments({ a: 1 })).toBe(1);
  });
});

describe('findAndModify', () => {
  const seeded = async (): Promise<TestCollection> => {
    const collection = fresh();
    await collection.insertMany([3, 1, 2].map((n) => ({ _id: n, n, version: 0 })));
    return collection;
  };

  it('gives what was, or what is', async () => {
    const collection = await seeded();
    expect(await collection.findOneAndUpdate({ n: 1 }, { $inc: { version: 1 } })).toEqual({ _id: 1, n: 1, version: 0 });
    expect(await collection.findOneAndUpdate({ n: 1 }, { $inc: { version: 1 } }, { returnDocument: 'after' })).toEqual({
      _id: 1,
      n: 1,
      version: 2,
    });
  });

  it('projects', async () => {
    const collection = await seeded();
    expect(await collection.findOneAndUpdate({ n: 3 }, { $set: { x: 1 } }, { projection: { n: 1, _id: 0 } })).toEqual({
      n: 3,
    });
  });

  it('answers null when nothing matches', async () => {
    const collection = await seeded();
    expect(await collection.findOneAndUpdate({ n: 9 }, { $set: { x: 1 } })).toBeNull();
    expect(await collection.findOneAndReplace({ n: 9 }, { x: 1 })).toBeNull();
  });

  it('upserts', async () => {
    const collection = await seeded();
    expect(await collection.findOneAndUpdate({ _id: 9 }, { $set: { n: 9 } }, { upsert: true })).toBeNull();
    expect(
      await collection.findOneAndUpdate({ _id: 8 }, { $set: { n: 8 } }, { upsert: true, returnDocument: 'after' }),
    ).toEqual({ _id: 8, n: 8 });
    const raw = await collection.findOneAndUpdate(
      { _id: 7 },
      { $set: { n: 7 } },
      { upsert: true, includeResultMetadata: true },
    );
    expect(raw.lastErrorObject).toMatchObject({ n: 1, updatedExisting: false, upserted: 7 });
  });

  it('replaces', async () => {
    const collection = await seeded();
    expect(await collection.findOneAndReplace({ n: 1 }, { m: 5 }, { returnDocument: 'after' })).toEqual({
      _id: 1,
      m: 5,
    });
  });

  it('refuses what update refuses', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, a: [1, 5] });
    expect(await codeOf(collection.findOneAndUpdate({}, { $inc: { a: 1 } }))).toBe(14);
  });
});
