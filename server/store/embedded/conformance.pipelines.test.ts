import type { mongo } from 'mongoose';
import { codeOf, freshCollections } from './testing/freshCollection.ts';
import type { TestCollection } from './testing/testCollection.ts';

/** Aggregations: what their stages give according to MongoDB's manual. Runs on both MongoDB and the embedded store. */
const fresh = freshCollections();

const PEOPLE: readonly mongo.Document[] = [
  { _id: 1, name: 'Adams', score: 22, passed: true, since: new Date('2026-01-31T12:00:00Z'), tags: ['x', 'y'] },
  { _id: 2, name: 'Baker', score: 23, passed: false, since: null, tags: [] },
  { _id: 3, name: 'Clark', score: '22', passed: null, tags: null },
  { _id: 4, name: 'Davis', tags: 'z', deep: { a: 1, b: 2 } },
];

let people: TestCollection;
beforeAll(async () => {
  people = fresh();
  await people.insertMany(PEOPLE.map((person) => ({ ...person })));
});

/** A pipeline's result, in the order of the ids. */
const resultOf = (pipeline: mongo.Document[]) => people.aggregate([{ $sort: { _id: 1 } }, ...pipeline]).toArray();

describe('a projection computes', () => {
  // Each for Adams, Baker, Clark and Davis.
  it.each<readonly [mongo.Document | string | number | boolean | null, readonly unknown[]]>([
    ['$name', ['Adams', 'Baker', 'Clark', 'Davis']],
    ['$score', [22, 23, '22', undefined]],
    ['constant', ['constant', 'constant', 'constant', 'constant']],
    [{ $eq: ['$score', 22] }, [true, false, false, false]],
    [{ $ne: ['$score', 22] }, [false, true, true, true]],
    [{ $lt: ['$score', 23] }, [true, false, false, true]],
    [{ $lte: ['$score', 23] }, [true, true, false, true]],
    [{ $gt: ['$score', 22] }, [false, true, true, false]],
    [{ $eq: ['$passed', false] }, [false, true, false, false]],
    [{ $eq: ['$since', null] }, [false, true, false, false]],
    [{ $gt: ['$since', null] }, [true, false, false, false]],
    [{ $lte: ['$since', new Date('2026-01-31T12:00:00Z')] }, [true, true, true, true]],
    [{ $lt: ['$since', new Date('2026-01-31T12:00:00Z')] }, [false, true, true, true]],
    [{ $and: [{ $gt: ['$since', null] }, '$passed'] }, [true, false, false, false]],
    [{ $or: ['$passed', { $eq: ['$name', 'Davis'] }] }, [true, false, false, true]],
    [{ $and: [] }, [true, true, true, true]],
    [{ $or: [] }, [false, false, false, false]],
    [{ $and: ['$score'] }, [true, true, true, false]],
    [{ $or: [{ $and: ['$passed', '$score'] }, { $eq: ['$_id', 4] }] }, [true, false, false, true]],
  ])('%j', async (expression, values) => {
    const result = await resultOf([{ $project: { x: expression } }]);
    const expected = values.map((x, index) => ({ _id: index + 1, ...(x !== undefined && { x }) }));
    expect(result).toEqual(expected);
  });
});

it.each<readonly [name: string, pipeline: mongo.Document[], result: readonly unknown[]]>([
  [
    'keeps fields, and puts computed ones behind them',
    [{ $match: { _id: 4 } }, { $project: { y: '$name', 'deep.a': 1, tags: 1 } }],
    [{ _id: 4, tags: 'z', deep: { a: 1 }, y: 'Davis' }],
  ],
  ['keeps fields', [{ $match: { _id: 1 } }, { $project: { name: 1, _id: 0 } }], [{ name: 'Adams' }]],
  ['leaves fields out', [{ $match: { _id: 4 } }, { $project: { deep: 0, tags: 0 } }], [{ _id: 4, name: 'Davis' }]],
  [
    'a computed field takes the place of the stored one',
    [{ $match: { _id: 4 } }, { $project: { name: '$tags' } }],
    [{ _id: 4, name: 'z' }],
  ],
  [
    'the document itself',
    [{ $match: { _id: 4 } }, { $project: { whole: '$$ROOT' } }],
    [{ _id: 4, whole: { _id: 4, name: 'Davis', tags: 'z', deep: { a: 1, b: 2 } } }],
  ],
  [
    'one document for each element; none of an empty array, null or nothing',
    [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
    [
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
      { _id: 4, tags: 'z' },
    ],
  ],
  ['of a field that nobody has', [{ $unwind: '$nothing' }], []],
])('%s', async (_name, pipeline, result) => {
  expect(await resultOf(pipeline)).toEqual(result);
});

describe('$unionWith', () => {
  it('puts what a pipeline gives on a collection behind what there is', async () => {
    const result = await resultOf([
      { $match: { _id: { $lt: 3 } } },
      { $project: { name: 1 } },
      {
        $unionWith: {
          coll: people.collectionName,
          pipeline: [{ $match: { _id: 4 } }, { $group: { _id: '$name', count: { $sum: 1 } } }],
        },
      },
    ]);
    expect(result).toEqual([
      { _id: 1, name: 'Adams' },
      { _id: 2, name: 'Baker' },
      { _id: 'Davis', count: 1 },
    ]);
  });

  it('puts nothing there where there is no such collection', async () => {
    const result = await resultOf([{ $match: { _id: 1 } }, { $project: { _id: 1 } }, { $unionWith: { coll: 'none' } }]);
    expect(result).toEqual([{ _id: 1 }]);
  });

  it('stands on its own where the collection before it is not there', async () => {
    const none = fresh();
    const result = await none
      .aggregate([{ $unionWith: { coll: people.collectionName, pipeline: [{ $match: { _id: 1 } }] } }])
      .toArray();
    expect(result).toHaveLength(1);
  });
});

it.each<readonly [mongo.Document]>([
  [{ $project: {} }],
  [{ $project: { x: { $eq: ['$name'] } } }],
  [{ $project: { x: { $eq: ['$name', 1], $ne: ['$name', 1] } } }],
])('refuses %j', async (stage) => {
  expect(typeof (await codeOf(people.aggregate([stage]).toArray()))).toBe('number');
});

it('refuses to give none', async () => {
  expect(await codeOf(people.aggregate([{ $limit: 0 }]).toArray())).toBe(15_958);
});

it('sorts by several fields, each in its direction', async () => {
  const pipeline = [{ $sort: { passed: -1, _id: -1 } }, { $project: { _id: 1 } }];
  expect(await people.aggregate(pipeline).toArray()).toEqual([{ _id: 1 }, { _id: 2 }, { _id: 4 }, { _id: 3 }]);
});
