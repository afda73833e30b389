import { mongo } from 'mongoose';
import { codeOf, freshCollections, named } from './testing/freshCollection.ts';

/** Aggregation stages and expressions, as MongoDB's manual has them. Runs on MongoDB and the embedded store alike. */
const { Double, Long } = mongo.BSON;
const fresh = freshCollections();

const people = [
  { _id: 1, name: 'Adams', section: 'A', score: 10, tags: ['x', 'y'], on: new Date('2024-01-31T10:00:00Z') },
  { _id: 2, name: 'Baker', section: 'B', score: 20, tags: ['y'], on: new Date('2024-02-29T23:59:59.999Z') },
  { _id: 3, name: 'Clark', section: 'A', score: null, tags: [] },
  { _id: 4, name: 'Davis', section: 'B', score: 2.5 },
];

type Row = readonly [name: string, pipeline: mongo.Document[], results: unknown];

const rows: readonly Row[] = [
  [
    '$match and $sort',
    [{ $match: { section: 'A' } }, { $sort: { _id: -1 } }, { $project: { _id: 1 } }],
    [{ _id: 3 }, { _id: 1 }],
  ],
  [
    '$skip and $limit',
    [{ $sort: { _id: 1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { name: 1, _id: 0 } }],
    [{ name: 'Baker' }, { name: 'Clark' }],
  ],
  ['$count', [{ $match: { section: 'B' } }, { $count: 'n' }], [{ n: 2 }]],
  ['$count of nothing', [{ $match: { section: 'Z' } }, { $count: 'n' }], []],
  [
    '$group with sums',
    [{ $group: { _id: '$section', total: { $sum: '$score' }, n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
    [
      { _id: 'A', total: 10, n: 2 },
      { _id: 'B', total: 22.5, n: 2 },
    ],
  ],
  [
    '$group by null',
    [{ $group: { _id: null, low: { $min: '$score' }, high: { $max: '$score' }, mean: { $avg: '$score' } } }],
    [{ _id: null, low: 2.5, high: 20, mean: 32.5 / 3 }],
  ],
  ['$group of nothing', [{ $match: { section: 'Z' } }, { $group: { _id: null, n: { $sum: 1 } } }], []],
  [
    '$group with lists',
    [
      { $sort: { _id: 1 } },
      { $group: { _id: '$section', names: { $push: '$name' }, first: { $first: '$name' }, last: { $last: '$name' } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'A', names: ['Adams', 'Clark'], first: 'Adams', last: 'Clark' },
      { _id: 'B', names: ['Baker', 'Davis'], first: 'Baker', last: 'Davis' },
    ],
  ],
  [
    '$push leaves out what is missing',
    [
      { $sort: { _id: 1 } },
      { $group: { _id: null, days: { $push: '$on' }, scores: { $push: '$score' } } },
      { $project: { _id: 0, days: { $size: '$days' }, scores: 1 } },
    ],
    [{ days: 2, scores: [10, 20, null, 2.5] }],
  ],
  [
    '$addToSet',
    [
      { $group: { _id: null, sections: { $addToSet: '$section' } } },
      { $project: { _id: 0, sections: { $sortArray: { input: '$sections', sortBy: 1 } } } },
    ],
    [{ sections: ['A', 'B'] }],
  ],
  [
    '$group by several fields',
    [
      { $group: { _id: { s: '$section', has: { $gt: ['$score', 5] } }, n: { $count: {} } } },
      { $sort: { '_id.s': 1, '_id.has': 1 } },
    ],
    [
      { _id: { s: 'A', has: false }, n: 1 },
      { _id: { s: 'A', has: true }, n: 1 },
      { _id: { s: 'B', has: false }, n: 1 },
      { _id: { s: 'B', has: true }, n: 1 },
    ],
  ],
  [
    '$group takes missing for null',
    [{ $group: { _id: '$on', n: { $sum: 1 } } }, { $match: { _id: null } }],
    [{ _id: null, n: 2 }],
  ],
  [
    '$sortByCount',
    [{ $unwind: '$tags' }, { $sortByCount: '$tags' }],
    [
      { _id: 'y', count: 2 },
      { _id: 'x', count: 1 },
    ],
  ],
  [
    '$unwind',
    [{ $unwind: '$tags' }, { $sort: { _id: 1, tags: 1 } }, { $project: { tags: 1 } }],
    [
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
      { _id: 2, tags: 'y' },
    ],
  ],
  [
    '$unwind keeping what has nothing',
    [
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'at' } },
      { $match: { _id: { $gte: 2 } } },
      { $sort: { _id: 1 } },
      { $project: { tags: 1, at: 1 } },
    ],
    [
      { _id: 2, tags: 'y', at: 0 },
      { _id: 3, at: null },
      { _id: 4, at: null },
    ],
  ],
  [
    '$unwind of a single value',
    [{ $match: { _id: 1 } }, { $unwind: '$name' }, { $project: { name: 1 } }],
    [{ _id: 1, name: 'Adams' }],
  ],
  [
    '$addFields and $unset',
    [
      { $match: { _id: 1 } },
      { $addFields: { double: { $multiply: ['$score', 2] }, 'more.deep': '$name' } },
      { $unset: ['tags', 'on', 'section'] },
    ],
    [{ _id: 1, name: 'Adams', score: 10, double: 20, more: { deep: 'Adams' } }],
  ],
  [
    '$set over what is there',
    [
      { $match: { _id: 1 } },
      { $set: { score: { $add: ['$score', 1] }, tags: '$$REMOVE' } },
      { $project: { score: 1, tags: 1 } },
    ],
    [{ _id: 1, score: 11 }],
  ],
  [
    '$project',
    [
      { $match: { _id: 1 } },
      {
        $project: {
          _id: 0,
          who: '$name',
          first: { $arrayElemAt: ['$tags', 0] },
          none: '$missing',
          lit: { $literal: '$name' },
        },
      },
    ],
    [{ who: 'Adams', first: 'x', lit: '$name' }],
  ],
  ['$replaceRoot', [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { n: '$name' } } }], [{ n: 'Adams' }]],
  [
    '$replaceWith',
    [{ $match: { _id: 1 } }, { $replaceWith: { $mergeObjects: [{ a: 1 }, { b: '$name' }] } }],
    [{ a: 1, b: 'Adams' }],
  ],
  [
    '$facet',
    [
      {
        $facet: {
          n: [{ $count: 'n' }],
          none: [{ $match: { _id: 99 } }, { $count: 'n' }],
          a: [{ $match: { section: 'A' } }, { $sort: { _id: 1 } }, { $project: { _id: 1 } }],
        },
      },
    ],
    [{ n: [{ n: 4 }], none: [], a: [{ _id: 1 }, { _id: 3 }] }],
  ],
  [
    '$match with $expr',
    [{ $match: { $expr: { $in: ['$name', ['Baker', 'Davis']] } } }, { $sort: { _id: 1 } }, { $project: { _id: 1 } }],
    [{ _id: 2 }, { _id: 4 }],
  ],
];

describe('stages', () => {
  let collection: mongo.Collection;
  beforeAll(async () => {
    collection = fresh();
    await collection.insertMany(people.map((person) => ({ ...person, _id: person._id as never })));
  });
  it.each(rows)('%s', async (_name, pipeline, results) => {
    expect(await collection.aggregate(pipeline).toArray()).toEqual(results);
  });

  it('leaves what is stored alone', async () => {
    const before = await collection.find().toArray();
    await collection
      .aggregate([
        { $unwind: { path: '$tags', includeArrayIndex: 'i' } },
        { $set: { 'x.y': 1, tags: 0 } },
        { $unset: 'name' },
      ])
      .toArray();
    expect(await collection.find().toArray()).toEqual(before);
  });
});

describe('$lookup', () => {
  const joined = async (stage: (from: string) => mongo.Document): Promise<mongo.Document[]> => {
    const [units, members] = [fresh(), fresh()];
    await members.createIndex({ unit: 1 }, {}, {});
    await units.insertMany([
      { _id: 1, name: 'A', leads: [11, 12] },
      { _id: 2, name: 'B' },
    ] as never[]);
    await members.insertMany([
      { _id: 11, unit: 1, rank: 2 },
      { _id: 12, unit: 1, rank: 1 },
      { _id: 13, unit: null, rank: 3 },
    ] as never[]);
    return units.aggregate([{ $sort: { _id: 1 } }, { $lookup: stage(members.collectionName) }]).toArray();
  };

  it('joins by equality', async () => {
    expect(await joined((from) => ({ from, localField: '_id', foreignField: 'unit', as: 'people' }))).toEqual([
      {
        _id: 1,
        name: 'A',
        leads: [11, 12],
        people: [
          { _id: 11, unit: 1, rank: 2 },
          { _id: 12, unit: 1, rank: 1 },
        ],
      },
      { _id: 2, name: 'B', people: [] },
    ]);
  });

  it('joins each element of an array, and null with what is missing', async () => {
    const [a, b] = await joined((from) => ({ from, localField: 'leads', foreignField: '_id', as: 'people' }));
    expect((a?.['people'] as mongo.Document[]).map(({ _id }) => Number(_id))).toEqual([11, 12]);
    expect(b?.['people']).toEqual([]);
    const [, missing] = await joined((from) => ({ from, localField: 'none', foreignField: 'unit', as: 'people' }));
    expect((missing?.['people'] as mongo.Document[]).map(({ _id }) => Number(_id))).toEqual([13]);
  });

  it('runs a pipeline with variables', async () => {
    const [a] = await joined((from) => ({
      from,
      let: { unit: '$_id' },
      pipeline: [
        { $match: { $expr: { $eq: ['$unit', '$$unit'] } } },
        { $sort: { rank: 1 } },
        { $project: { _id: 0, rank: 1 } },
      ],
      as: 'people',
    }));
    expect(a?.['people']).toEqual([{ rank: 1 }, { rank: 2 }]);
  });

  it('narrows a join by equality with a pipeline', async () => {
    const [a] = await joined((from) => ({
      from,
      localField: '_id',
      foreignField: 'unit',
      pipeline: [{ $match: { rank: { $gt: 1 } } }],
      as: 'people',
    }));
    expect(a?.['people']).toEqual([{ _id: 11, unit: 1, rank: 2 }]);
  });
});

const day = (text: string): Date => new Date(text);
const NOTHING = Symbol('the field is left out');

describe('expressions', () => {
  const doc = {
    n: 5,
    z: 0,
    d: new Double(0),
    s: 'Text',
    e: '',
    nul: null,
    list: [3, 1, 2],
    docs: [{ r: 2, t: 'b' }, { r: 1, t: 'a' }, { t: 'c' }],
    sub: { x: 1, y: [{ v: 1 }, { v: 2 }] },
    day: day('2024-01-31T10:30:15.250Z'),
    long: Long.fromNumber(7),
  };
  const expressions: readonly (readonly [expression: unknown, value: unknown])[] = [
    ['$n', 5],
    ['$none', NOTHING],
    ['$sub.x', 1],
    ['$sub.y.v', [1, 2]],
    ['$list.0', []],
    ['$docs.r', [2, 1]],
    ['$day.getTime', NOTHING],
    ['$$ROOT.n', 5],
    [{ $add: ['$n', 1, 2.5] }, 8.5],
    [{ $add: ['$n', '$nul'] }, null],
    [{ $add: ['$day', 1000] }, day('2024-01-31T10:30:16.250Z')],
    [{ $subtract: ['$n', 2] }, 3],
    [{ $subtract: ['$day', day('2024-01-31T10:30:15.000Z')] }, 250],
    [{ $multiply: ['$n', '$long'] }, 35],
    [{ $divide: ['$n', 2] }, 2.5],
    [{ $floor: 2.7 }, 2],
    [{ $ceil: -2.7 }, -2],
    [{ $sum: '$list' }, 6],
    [{ $avg: ['$n', 6] }, 5.5],
    [{ $max: '$list' }, 3],
    [{ $min: ['$n', '$nul', 9] }, 5],
    [{ $eq: ['$n', Long.fromNumber(5)] }, true],
    [{ $eq: ['$none', null] }, false],
    [
      {
        $eq: [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      },
      false,
    ],
    [{ $ne: ['$s', 'Text'] }, false],
    [{ $gt: ['$s', 99] }, true],
    [{ $lt: ['$none', null] }, true],
    [{ $gte: ['$n', 5] }, true],
    [{ $cmp: ['$n', 9] }, -1],
    [{ $and: ['$n', '$s'] }, true],
    [{ $and: ['$n', '$z'] }, false],
    [{ $and: ['$n', '$d'] }, false],
    [{ $or: ['$z', '$nul'] }, false],
    [{ $or: ['$z', '$e'] }, true],
    [{ $not: ['$z'] }, true],
    [{ $not: '$e' }, false],
    [{ $cond: ['$d', 'yes', 'no'] }, 'no'],
    [{ $cond: { if: { $gt: ['$n', 1] }, then: 'many', else: 'few' } }, 'many'],
    [
      {
        $switch: {
          branches: [
            { case: '$z', then: 1 },
            { case: '$n', then: 2 },
          ],
          default: 3,
        },
      },
      2,
    ],
    [{ $switch: { branches: [{ case: '$z', then: 1 }], default: 3 } }, 3],
    [{ $ifNull: ['$nul', '$none', 'x'] }, 'x'],
    [{ $ifNull: ['$z', 'x'] }, 0],
    [{ $in: [2, '$list'] }, true],
    [{ $in: [Long.fromNumber(9), '$list'] }, false],
    [{ $size: '$list' }, 3],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $arrayElemAt: ['$list', 9] }, NOTHING],
    [{ $first: '$list' }, 3],
    [{ $last: '$list' }, 2],
    [{ $slice: ['$list', 2] }, [3, 1]],
    [{ $slice: ['$list', -1] }, [2]],
    [{ $slice: ['$list', 1, 1] }, [1]],
    [{ $reverseArray: '$list' }, [2, 1, 3]],
    [{ $concatArrays: ['$list', [4]] }, [3, 1, 2, 4]],
    [{ $concatArrays: ['$list', '$nul'] }, null],
    [{ $isArray: '$list' }, true],
    [{ $isArray: ['$n'] }, false],
    [{ $sortArray: { input: '$list', sortBy: -1 } }, [3, 2, 1]],
    [{ $sortArray: { input: '$docs', sortBy: { r: 1 } } }, [{ t: 'c' }, { r: 1, t: 'a' }, { r: 2, t: 'b' }]],
    [{ $filter: { input: '$list', as: 'v', cond: { $gte: ['$$v', 2] } } }, [3, 2]],
    [
      { $filter: { input: '$docs', cond: '$$this.r' } },
      [
        { r: 2, t: 'b' },
        { r: 1, t: 'a' },
      ],
    ],
    [{ $filter: { input: '$nul', cond: true } }, null],
    [{ $map: { input: '$list', as: 'v', in: { $add: ['$$v', '$n'] } } }, [8, 6, 7]],
    [{ $map: { input: '$docs', in: '$$this.r' } }, [2, 1, null]],
    [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    [{ $let: { vars: { a: '$n', b: 2 }, in: { $multiply: ['$$a', '$$b'] } } }, 10],
    [{ $setUnion: [['a'], ['a']] }, ['a']],
    [{ $concat: ['$s', '!', 'x'] }, 'Text!x'],
    [{ $concat: ['$s', '$nul'] }, null],
    [{ $toLower: '$s' }, 'text'],
    [{ $toUpper: '$s' }, 'TEXT'],
    [{ $toLower: '$nul' }, ''],
    [{ $trim: { input: '  a ' } }, 'a'],
    [{ $split: ['a-b', '-'] }, ['a', 'b']],
    [{ $toString: '$n' }, '5'],
    [{ $type: '$long' }, 'long'],
    [{ $type: '$none' }, 'missing'],
    [{ $mergeObjects: ['$sub', { x: 2 }] }, { x: 2, y: [{ v: 1 }, { v: 2 }] }],
    [{ $objectToArray: { a: 1 } }, [{ k: 'a', v: 1 }]],
    [{ $literal: { $add: [1, 2] } }, { $add: [1, 2] }],
    [
      { a: '$n', b: { c: '$s' } },
      { a: 5, b: { c: 'Text' } },
    ],
    [
      ['$n', '$none'],
      [5, null],
    ],
    [{ $year: '$day' }, 2024],
    [{ $month: '$day' }, 1],
    [{ $dayOfMonth: '$day' }, 31],
    [{ $dayOfWeek: '$day' }, 4],
    [{ $dayOfYear: day('2024-12-31') }, 366],
    [{ $hour: '$day' }, 10],
    [{ $minute: '$day' }, 30],
    [{ $second: '$day' }, 15],
    [{ $millisecond: '$day' }, 250],
    [{ $year: '$nul' }, null],
    [{ $dateAdd: { startDate: '$day', unit: 'month', amount: 1 } }, day('2024-02-29T10:30:15.250Z')],
    [{ $dateAdd: { startDate: day('2024-02-29'), unit: 'year', amount: 1 } }, day('2025-02-28')],
    [{ $dateAdd: { startDate: day('2023-12-31'), unit: 'quarter', amount: -1 } }, day('2023-09-30')],
    [{ $dateAdd: { startDate: '$day', unit: 'day', amount: 1 } }, day('2024-02-01T10:30:15.250Z')],
    [{ $dateAdd: { startDate: '$nul', unit: 'day', amount: 1 } }, null],
    [{ $dateSubtract: { startDate: day('2024-03-31'), unit: 'month', amount: 1 } }, day('2024-02-29')],
    [{ $dateDiff: { startDate: day('2023-12-31T23:59:59Z'), endDate: day('2024-01-01'), unit: 'year' } }, 1],
    [{ $dateDiff: { startDate: day('2024-01-31'), endDate: day('2024-03-01'), unit: 'month' } }, 2],
    [{ $dateDiff: { startDate: day('2024-01-01T23:00Z'), endDate: day('2024-01-02T01:00Z'), unit: 'day' } }, 1],
    [{ $dateDiff: { startDate: day('2024-01-06'), endDate: day('2024-01-07'), unit: 'week' } }, 1],
    [
      { $dateDiff: { startDate: day('2024-01-01T00:00:59Z'), endDate: day('2024-01-01T00:01:00Z'), unit: 'minute' } },
      1,
    ],
    [{ $dateDiff: { startDate: day('2024-01-02'), endDate: day('2024-01-01'), unit: 'hour' } }, -24],
    [{ $dateDiff: { startDate: '$nul', endDate: '$day', unit: 'day' } }, null],
    [{ $dateTrunc: { date: '$day', unit: 'month' } }, day('2024-01-01')],
    [{ $dateTrunc: { date: '$day', unit: 'week' } }, day('2024-01-28')],
    [{ $dateToString: { date: '$day', format: '%Y-%m-%d %H:%M:%S.%L %j' } }, '2024-01-31 10:30:15.250 031'],
    [{ $dateToString: { date: '$nul', onNull: 'never' } }, 'never'],
  ];
  let collection: mongo.Collection;
  beforeAll(async () => {
    collection = fresh();
    await collection.insertOne({ ...doc });
  });
  it.each(expressions.map(([expression, value]) => [named(expression), expression, value] as const))(
    '%s',
    async (_name, expression, value) => {
      const [result] = await collection.aggregate([{ $replaceWith: { value: expression } }]).toArray();
      expect(result).toEqual(value === NOTHING ? {} : { value });
    },
  );

  it('keeps the types of numbers', async () => {
    const types = {
      int: { $type: { $add: ['$n', 1] } },
      double: { $type: { $add: ['$n', new Double(1)] } },
      long: { $type: { $multiply: ['$n', '$long'] } },
      whole: { $type: '$d' },
      divided: { $type: { $divide: [6, 2] } },
      apart: { $type: { $dateDiff: { startDate: '$day', endDate: '$day', unit: 'day' } } },
    };
    expect(await collection.aggregate([{ $replaceWith: types }]).toArray()).toEqual([
      { int: 'int', double: 'double', long: 'long', whole: 'double', divided: 'double', apart: 'long' },
    ]);
  });
});

describe('pipelines that MongoDB refuses', () => {
  const refused: readonly (readonly [mongo.Document[]])[] = [
    [[{ $nonsense: 1 }]],
    [[{ $match: { a: 1 }, $limit: 1 }]],
    [[{ $limit: 0 }]],
    [[{ $skip: -1 }]],
    [[{ $sort: {} }]],
    [[{ $sort: { a: 2 } }]],
    [[{ $count: '' }]],
    [[{ $count: 'a.b' }]],
    [[{ $group: { n: { $sum: 1 } } }]],
    [[{ $group: { _id: null, n: 1 } }]],
    [[{ $group: { _id: null, n: { $nonsense: 1 } } }]],
    [[{ $project: {} }]],
    [[{ $project: { a: 1, b: 0 } }]],
    [[{ $project: { a: { $nonsense: 1 } } }]],
    [[{ $addFields: { a: { $eq: [1] } } }]],
    [[{ $unwind: 'tags' }]],
    [[{ $lookup: { from: 'x', as: 'y' } }]],
    [[{ $match: { $nonsense: 1 } }]],
    [[{ $project: { a: { $concat: ['$_id', 1] } } }]],
    [[{ $project: { a: { $size: '$none' } } }]],
    [[{ $project: { a: { $divide: [1, 0] } } }]],
    [[{ $project: { a: { $add: ['x', 1] } } }]],
    [[{ $project: { a: '$$undefined' } }]],
    [[{ $replaceRoot: { newRoot: 'text' } }]],
  ];
  it.each(refused)('%j', async (pipeline) => {
    const collection = fresh();
    await collection.insertOne({ _id: 1 as never });
    expect(await codeOf(collection.aggregate(pipeline).toArray())).toEqual(expect.any(Number));
  });
});
