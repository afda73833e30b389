import { PrivateStore } from './testing/privateStore.ts';

/** The store stays usable with many people: a look-up examines only the documents that it finds. */
const PEOPLE = 20_000;
/** How long opening may take for each person on a busy machine, in milliseconds. */
const OPENING_MS = 0.45;
let own: PrivateStore;

beforeAll(async () => {
  own = await PrivateStore.create();
  await own
    .collection()
    .createIndexes([{ key: { email: 1 }, unique: true }, { key: { section: 1, position: 1 } }, { key: { tags: 1 } }]);
  for (let from = 0; from < PEOPLE; from += 10_000) {
    await own.collection().insertMany(Array.from({ length: 10_000 }, (_, at) => person(from + at)));
  }
}, 60_000);
afterAll(() => own.remove());

const person = (n: number) => ({
  _id: n,
  email: `person${n}@example.org`,
  section: n % 4000,
  position: n % 3,
  tags: [`t${n}`, 'all'],
  age: n % 50,
});

/** How many documents an operation made the store examine. */
async function examinedBy(operation: () => Promise<unknown>): Promise<number> {
  const { databases } = own.store;
  const before = databases.examined;
  await operation();
  return databases.examined - before;
}

it.each<[string, number, () => Promise<unknown>]>([
  ['_id', 1, () => own.collection().findOne({ _id: 17_777 })],
  [
    'several _ids',
    3,
    () =>
      own
        .collection()
        .find({ _id: { $in: [1, 2, 3] } })
        .toArray(),
  ],
  ['a unique field', 1, () => own.collection().findOne({ email: 'person19999@example.org' })],
  ['a unique field of nobody', 0, () => own.collection().findOne({ email: 'nobody' })],
  [
    'a field among other conditions',
    1,
    () => own.collection().findOne({ age: { $gt: -1 }, email: 'person5@example.org' }),
  ],
  ['the first field of a compound index', 5, () => own.collection().find({ section: 7 }).toArray()],
  ['all fields of a compound index', 5, () => own.collection().find({ section: 7, position: 1 }).toArray()],
  ['an element of an array', 1, () => own.collection().find({ tags: 't500' }).toArray()],
  [
    'an aggregation that begins with a match',
    1,
    () =>
      own
        .collection()
        .aggregate([{ $match: { email: 'person1@example.org' } }, { $limit: 5 }])
        .toArray(),
  ],
  ['an update', 1, () => own.collection().updateOne({ _id: 5 }, { $set: { age: 1 } })],
  [
    'a findAndModify',
    1,
    () => own.collection().findOneAndUpdate({ email: 'person6@example.org' }, { $inc: { age: 1 } }),
  ],
  [
    'an upsert of somebody new',
    0,
    () => own.collection().updateOne({ email: 'new' }, { $set: { age: 1 } }, { upsert: true }),
  ],
  ['a delete', 1, () => own.collection().deleteOne({ email: 'new' })],
])('a look-up by %s looks at %i documents at most', async (_name, most, operation) => {
  expect(await examinedBy(operation)).toBeLessThanOrEqual(most);
});

it('opens again in a time that people wait for', async () => {
  const before = Date.now();
  await own.reopen();
  expect(await own.collection().findOne({ email: 'person4242@example.org' })).toMatchObject({ _id: 4242 });
  expect(Date.now() - before).toBeLessThan(PEOPLE * OPENING_MS);
}, 60_000);
