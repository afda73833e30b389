import { mongo } from 'mongoose';
import { codeOf, freshCollections, named } from './testing/freshCollection.ts';
import type { TestCollection } from './testing/testCollection.ts';

/** Queries, sorts and projections: what they answer according to MongoDB's manual. Runs on both MongoDB and the embedded store. */
const { Double, Long, ObjectId } = mongo.BSON;
const fresh = freshCollections();

type Row = readonly [filter: mongo.Document, ids: readonly unknown[]];

/** A set of documents, and the ids that each filter finds in it. */
function finding(title: string, docs: readonly mongo.Document[], rows: readonly Row[]): void {
  describe(title, () => {
    let collection: TestCollection;
    beforeAll(async () => {
      collection = fresh();
      await collection.insertMany(docs.map((doc) => ({ ...doc })));
    });
    it.each(rows.map(([filter, ids]) => [named(filter), filter, ids] as const))('%s', async (_name, filter, ids) => {
      const found = await collection.find(filter).sort({ _id: 1 }).toArray();
      expect(found.map(({ _id }) => _id as unknown)).toEqual(ids);
    });
  });
}

finding(
  'numbers compare by value, whatever their types',
  [
    { _id: 1, n: 1 },
    { _id: 2, n: new Double(2) },
    { _id: 3, n: Long.fromNumber(3) },
    { _id: 4, n: new Double(4) },
    { _id: 5, n: 5.5 },
    { _id: 6, n: Long.fromString('9007199254740993') },
    { _id: 7, n: '3' },
    { _id: 8, n: NaN },
    { _id: 9, n: Infinity },
  ],
  [
    [{ n: 2 }, [2]],
    [{ n: 3 }, [3]],
    [{ n: 4 }, [4]],
    [{ n: Long.fromNumber(1) }, [1]],
    [{ n: 9007199254740992 }, []],
    [{ n: { $gt: 3 } }, [4, 5, 6, 9]],
    [{ n: { $gt: 2, $lt: 5.5 } }, [3, 4]],
    [{ n: { $not: { $gt: 2, $lt: 5.5 } } }, [1, 2, 5, 6, 7, 8, 9]],
    [{ n: { $lt: Long.fromNumber(3) } }, [1, 2]],
    [{ n: { $in: [1, 4] } }, [1, 4]],
    [{ n: { $gt: '2' } }, [7]],
    [{ n: NaN }, [8]],
    [{ n: { $lte: NaN } }, [8]],
    [{ n: { $gt: Long.fromString('9007199254740992') } }, [6, 9]],
  ],
);

finding(
  'several conditions on one element of an array',
  [
    {
      _id: 1,
      a: [
        { n: 1, v: 2 },
        { n: 2, v: 1 },
      ],
    },
    { _id: 2, a: [{ n: 2, v: 2 }] },
    { _id: 3, a: [5, { n: 2, v: 9 }] },
    { _id: 4, a: { n: 2, v: 2 } },
    { _id: 5, a: [] },
    { _id: 6, b: { a: [{ n: 2, v: 2 }] } },
    { _id: 7 },
    { _id: 8, a: [[{ n: 2, v: 2 }]] },
  ],
  [
    [{ a: { $elemMatch: { n: 2, v: 2 } } }, [2]],
    [{ a: { $elemMatch: { n: 2, v: { $gt: 1 } } } }, [2, 3]],
    [{ a: { $elemMatch: { v: { $in: [1, 9] } } } }, [1, 3]],
    [{ 'b.a': { $elemMatch: { n: 2 } } }, [6]],
    [{ 'a.n': 2, 'a.v': 2 }, [1, 2, 4]],
    [{ 'a.n': { $not: { $gt: 1 } } }, [5, 6, 7, 8]],
    [{ 'a.v': { $not: { $lt: 2 } } }, [2, 3, 4, 5, 6, 7, 8]],
  ],
);

finding(
  'null, missing and other types',
  [
    { _id: 1 },
    { _id: 2, a: null },
    { _id: 3, a: 0 },
    { _id: 4, a: '' },
    { _id: 5, a: false },
    { _id: 6, a: [] },
    { _id: 7, a: [null] },
    { _id: 8, a: {} },
    { _id: 9, a: new Date(0) },
  ],
  [
    [{ a: null }, [1, 2, 7]],
    [{ a: { $ne: null } }, [3, 4, 5, 6, 8, 9]],
    [{ a: { $exists: true } }, [2, 3, 4, 5, 6, 7, 8, 9]],
    [{ a: { $exists: false } }, [1]],
    [{ a: { $lte: null } }, [1, 2, 7]],
    [{ a: { $gt: null } }, []],
    [{ a: { $in: [null] } }, [1, 2, 7]],
    [{ a: { $lt: 1 } }, [3]],
    [{ a: { $lt: true } }, [5]],
    [{ a: { $lte: new Date(1) } }, [9]],
    [{ a: { $not: { $lt: 1 } } }, [1, 2, 4, 5, 6, 7, 8, 9]],
    [{ a: { $not: { $lte: new Date(0) } } }, [1, 2, 3, 4, 5, 6, 7, 8]],
    [{ a: { $not: { $gt: new Date(0) } } }, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [{ a: { $not: { $in: [0, ''] } } }, [1, 2, 5, 6, 7, 8, 9]],
    [{ a: '' }, [4]],
    [{ a: {} }, [8]],
    [{ a: [] }, [6]],
  ],
);

finding(
  'subdocuments and dotted paths',
  [
    { _id: 1, a: { b: 1, c: 2 } },
    { _id: 2, a: { c: 2, b: 1 } },
    { _id: 3, a: { b: 1 } },
    { _id: 4, a: 5 },
    { _id: 5, a: [{ b: 1 }, { b: 3 }] },
    { _id: 6, a: [{ c: 1 }, 7] },
    { _id: 7, a: [{ b: [4, 5] }] },
    { _id: 8, a: [] },
  ],
  [
    [{ a: { b: 1, c: 2 } }, [1]],
    [{ a: { b: 1 } }, [3, 5]],
    [{ 'a.b': 1 }, [1, 2, 3, 5]],
    [{ 'a.b': null }, [4, 6]],
    [{ 'a.b': { $exists: false } }, [4, 6, 8]],
    [{ 'a.b': { $gt: 2 } }, [5, 7]],
    [{ 'a.b': { $gt: 1, $lt: 3 } }, [5]],
    [{ 'a.0.b': 1 }, [5]],
    [{ 'a.1.b': 3 }, [5]],
    [{ 'a.0.b.1': 5 }, [7]],
    [{ 'a.1': 7 }, [6]],
    [{ 'a.b': { $ne: 1 } }, [4, 6, 7, 8]],
    [{ a: { $lt: { b: 2 } } }, [1, 3, 5]],
  ],
);

finding(
  'arrays',
  [
    { _id: 1, a: [1, 2, 3] },
    { _id: 2, a: [3, 2, 1] },
    { _id: 3, a: [[1, 2], [3]] },
    { _id: 4, a: 2 },
    { _id: 5, a: ['x', 'y'] },
    { _id: 6, a: [10, 20] },
  ],
  [
    [{ a: 2 }, [1, 2, 4]],
    [{ a: [1, 2, 3] }, [1]],
    [{ a: [1, 2] }, [3]],
    [{ a: { $gt: 2, $lt: 2 } }, [1, 2]],
    [{ a: { $ne: 1 } }, [3, 4, 5, 6]],
  ],
);

finding(
  'strings',
  [
    { _id: 1, s: 'Adams' },
    { _id: 2, s: 'adams' },
    { _id: 3, s: 'Ólafur' },
    { _id: 4, s: ['Baker', 'Adams'] },
    { _id: 5, s: 'two\nlines' },
    { _id: 6, s: '😀' },
    { _id: 7, s: '\uffee' },
  ],
  [
    [{ s: 'Adams' }, [1, 4]],
    [{ s: 'Ólafur' }, [3]],
    [{ s: { $lt: 'B' } }, [1, 4]],
    // In UTF-8 bytes, the smiley comes after the half-width form; in UTF-16 units, it would come before.
    [{ s: { $gt: '\uffee' } }, [6]],
  ],
);

finding(
  'logic',
  [
    { _id: 1, a: 1, b: 1 },
    { _id: 2, a: 1, b: 2 },
    { _id: 3, a: 2, b: 1 },
    { _id: 4, a: 2, b: 2, toString: 'x' },
  ],
  [
    [{}, [1, 2, 3, 4]],
    [{ a: 1, b: 2 }, [2]],
    [{ $and: [{ a: 1 }, { b: 1 }] }, [1]],
    [{ $or: [{ a: 1 }, { b: 1 }] }, [1, 2, 3]],
    [
      {
        $or: [
          { a: 1, b: 1 },
          { a: 2, b: 2 },
        ],
        b: 2,
      },
      [4],
    ],
    [{ a: { $eq: 1, $ne: 1 } }, []],
    [{ toString: 'x' }, [4]],
    [{ hasOwnProperty: null }, [1, 2, 3, 4]],
  ],
);

finding(
  'a text within a text, whatever the capitals',
  [
    { _id: 1, name: "O'Brien (Jr.)" },
    { _id: 2, name: 'de la Cruz' },
    { _id: 3, name: 'NÚÑEZ' },
    { _id: 4, name: 5 },
    { _id: 5, name: null },
    { _id: 6 },
    { _id: 7, name: ['Cruz', 1] },
    { _id: 8, name: 'a\\b 😀' },
  ],
  [
    [{ name: { $regex: 'CRUZ', $options: 'i' } }, [2, 7]],
    [{ name: { $regex: 'úñ', $options: 'i' } }, [3]],
    [{ name: { $regex: '\\(jr\\.\\)', $options: 'i' } }, [1]],
    [{ name: { $regex: '\\.', $options: 'i' } }, [1]],
    [{ name: { $regex: 'a\\\\B', $options: 'i' } }, [8]],
    [{ name: { $regex: '😀', $options: 'i' } }, [8]],
    [{ name: { $regex: '', $options: 'i' } }, [1, 2, 3, 7, 8]],
    [{ name: { $regex: '5', $options: 'i' } }, []],
    [{ $or: [{ name: { $regex: 'brien', $options: 'i' } }, { _id: 6 }] }, [1, 6]],
    [{ $and: [{ name: { $regex: 'a', $options: 'i' } }, { name: { $regex: 'cr', $options: 'i' } }] }, [2]],
  ],
);

it('looks for no text with a zero in it', async () => {
  const filter = { name: { $regex: 'a\u0000', $options: 'i' } };
  expect(await codeOf(fresh().find(filter).toArray())).toBe(2);
});

describe('look-ups through an index find what a scan finds', () => {
  it.each([
    [{ a: 1 }],
    [{ a: null }],
    [{ a: { $in: [1, 'x'] } }],
    [{ a: { $in: [] } }],
    [{ a: [1, 2] }],
    [{ 'b.c': 1 }],
    [{ a: 1, 'b.c': 2 }],
    [{ $and: [{ a: 1 }, { a: 2 }] }],
    [{ a: { $ne: 1 } }],
  ])('%j', async (filter) => {
    const docs = [
      { a: 1 },
      { a: [1, 2] },
      { a: null },
      {},
      { a: 'x' },
      { b: [{ c: 1 }, { c: 2 }] },
      { a: 1, b: { c: 2 } },
      { a: [] },
    ].map((doc, _id) => ({ _id: _id, ...doc }));
    const [scanned, indexed] = [fresh(), fresh()];
    await scanned.insertMany(docs);
    await indexed.createIndexes([{ key: { a: 1 } }, { key: { 'b.c': -1, x: 1 } }]);
    await indexed.insertMany(docs);
    const ids = async (collection: TestCollection) =>
      (await collection.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => Number(_id));
    expect(await ids(indexed)).toEqual(await ids(scanned));
  });
});

describe('sort', () => {
  const id = new ObjectId();
  const values = [
    null,
    1,
    Long.fromNumber(2),
    2.5,
    'B',
    'a',
    { a: 1 },
    { b: 0 },
    new mongo.BSON.Binary(Buffer.from('x')),
    id,
    false,
    true,
    new Date(0),
    new Date(1),
  ];

  it('puts the types in their order, and values within a type', async () => {
    const collection = fresh();
    await collection.insertMany(
      values
        .map((value, index) => ({ _id: (index * 5) % values.length, index: index, value }))
        .sort((a, b) => a._id - b._id),
    );
    const up = await collection.find().sort({ value: 1 }).toArray();
    expect(up.map(({ index }) => Number(index))).toEqual(values.map((_value, index) => index));
    const down = await collection.find().sort({ value: -1 }).toArray();
    expect(down.map(({ index }) => Number(index))).toEqual(values.map((_value, index) => index).reverse());
  });

  const rows: readonly (readonly [
    name: string,
    docs: readonly mongo.Document[],
    sort: mongo.Sort,
    ids: readonly number[],
  ])[] = [
    [
      'several keys',
      [
        { _id: 1, a: 1, b: 1 },
        { _id: 2, a: 1, b: 2 },
        { _id: 3, a: 0, b: 1 },
      ],
      { a: 1, b: -1 },
      [3, 2, 1],
    ],
    ['missing counts as null', [{ _id: 1, a: 1 }, { _id: 2 }, { _id: 3, a: null }], { a: 1, _id: 1 }, [2, 3, 1]],
    [
      'an array by its smallest going up',
      [
        { _id: 1, a: [5, 9] },
        { _id: 2, a: 6 },
        { _id: 3, a: [7, 1] },
      ],
      { a: 1 },
      [3, 1, 2],
    ],
    [
      'an array by its largest going down',
      [
        { _id: 1, a: [5, 9] },
        { _id: 2, a: 6 },
        { _id: 3, a: [7, 1] },
      ],
      { a: -1 },
      [1, 3, 2],
    ],
    [
      'an empty array before null',
      [
        { _id: 1, a: null },
        { _id: 2, a: [] },
      ],
      { a: 1 },
      [2, 1],
    ],
    [
      'a dotted path',
      [
        { _id: 1, a: { b: 2 } },
        { _id: 2, a: { b: 1 } },
      ],
      { 'a.b': 1 },
      [2, 1],
    ],
    [
      'a dotted path that an array cuts off, as null',
      [
        { _id: 1, a: { b: 1 } },
        { _id: 2, a: [] },
      ],
      { 'a.b': 1 },
      [2, 1],
    ],
    [
      'subdocuments field by field',
      [
        { _id: 1, a: { x: 1, y: 2 } },
        { _id: 2, a: { x: 1 } },
        { _id: 3, a: { x: 0, y: 9 } },
      ],
      { a: 1 },
      [3, 2, 1],
    ],
  ];
  it.each(rows)('%s', async (_name, docs, sort, ids) => {
    const collection = fresh();
    await collection.insertMany(docs.map((doc) => ({ ...doc })));
    expect((await collection.find().sort(sort).toArray()).map(({ _id }) => Number(_id))).toEqual(ids);
  });
});

describe('projection', () => {
  const doc = { _id: 1, a: 1, b: { c: 2, d: 3 }, e: [{ f: 1, g: 2 }, { f: 3 }, 4], n: [1, 2, 3] };
  const rows: readonly (readonly [mongo.Document, mongo.Document])[] = [
    [{ a: 1 }, { _id: 1, a: 1 }],
    [{ a: 1, _id: 0 }, { a: 1 }],
    [{ _id: 1 }, { _id: 1 }],
    [
      { b: 0, e: 0, n: 0 },
      { _id: 1, a: 1 },
    ],
    [{ _id: 0, b: 0, e: 0, n: 0 }, { a: 1 }],
    [{ 'b.c': 1 }, { _id: 1, b: { c: 2 } }],
    [
      { 'b.c': 0, e: 0, n: 0, a: 0 },
      { _id: 1, b: { d: 3 } },
    ],
    [{ 'e.f': 1 }, { _id: 1, e: [{ f: 1 }, { f: 3 }] }],
    [
      { 'e.f': 0, a: 0, b: 0, n: 0 },
      { _id: 1, e: [{ g: 2 }, {}, 4] },
    ],
    [{ 'a.x': 1 }, { _id: 1 }],
    [{ missing: true }, { _id: 1 }],
  ];
  it.each(rows.map(([projection, expected]) => [named(projection), projection, expected] as const))(
    '%s',
    async (_name, projection, expected) => {
      const collection = fresh();
      await collection.insertOne({ ...doc });
      expect(await collection.findOne({}, { projection })).toEqual(expected);
    },
  );

  it('keeps the order of fields', async () => {
    const collection = fresh();
    await collection.insertOne({ z: 1, a: 2, m: 3, _id: 1 });
    expect(Object.keys((await collection.findOne({}, { projection: { m: 1, z: 1 } })) ?? {})).toEqual([
      '_id',
      'z',
      'm',
    ]);
  });

  it('refuses to include and exclude at once', async () => {
    const collection = fresh();
    await collection.insertOne({ a: 1 });
    expect([31253, 31254, 2]).toContain(await codeOf(collection.findOne({}, { projection: { a: 1, b: 0 } })));
  });
});

describe('filters that MongoDB refuses', () => {
  const rows: readonly (readonly [mongo.Document, number])[] = [
    [{ $and: [] }, 2],
    [{ $or: {} }, 2],
    [{ $or: [1] }, 2],
    [{ a: { $in: 1 } }, 2],
    [{ a: { $in: [{ $gt: 1 }] } }, 2],
  ];
  it.each(rows.map(([filter, code]) => [named(filter), filter, code] as const))('%s', async (_name, filter, code) => {
    expect(await codeOf(fresh().find(filter).toArray())).toBe(code);
  });
});
