import { mongo, Mongoose, Schema } from 'mongoose';
import { PrivateStore } from './testing/privateStore.ts';

/** mongoose, as the product uses it, over the private socket. */
interface Person {
  email: string;
  grade?: string;
  version: number;
  expiresAt?: Date;
}

let own: PrivateStore;
const odm = new Mongoose();
const PersonModel = odm.model<Person>(
  'Person',
  new Schema<Person>(
    { email: { type: String, required: true }, grade: String, version: { type: Number, default: 0 }, expiresAt: Date },
    { timestamps: true },
  )
    .index({ email: 1 }, { unique: true })
    .index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
    .index({ grade: 1, email: -1 }),
);

beforeAll(async () => {
  own = await PrivateStore.create();
  await odm.connect(own.store.uri, { autoCreate: false });
  await PersonModel.init();
});
afterEach(() => PersonModel.deleteMany({}));
afterAll(async () => {
  await odm.disconnect();
  await own.remove();
});

it('connects through a socket, never a port', () => {
  expect(own.store.uri).toMatch(/^mongodb:\/\/%2F.*\.sock\//);
});

it('creates, reads, updates and deletes', async () => {
  const { _id } = await PersonModel.create({ email: 'a@x', grade: 'E4' });
  const found = await PersonModel.findById(_id);
  expect(found).toMatchObject({ email: 'a@x', grade: 'E4', version: 0 });
  expect(found?.get('createdAt')).toBeInstanceOf(Date);
  if (found) {
    found.grade = 'E5';
    await found.save();
  }
  expect(await PersonModel.findById(_id).lean()).toMatchObject({ grade: 'E5' });
  expect(await PersonModel.deleteOne({ _id })).toMatchObject({ deletedCount: 1 });
  expect(await PersonModel.exists({ _id })).toBeNull();
});

it('tells which unique field is taken', async () => {
  await PersonModel.create({ email: 'a@x' });
  const error = await PersonModel.create({ email: 'a@x' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(mongo.MongoServerError);
  expect(error).toMatchObject({
    code: 11_000,
    keyPattern: { email: 1 },
    keyValue: { email: 'a@x' },
    message: expect.stringMatching(/^E11000 duplicate key error collection: \S+ index: email_1 dup key: /) as unknown,
  });
});

it('changes a version only once', async () => {
  const { _id } = await PersonModel.create({ email: 'a@x' });
  const edit = (grade: string) =>
    PersonModel.findOneAndUpdate(
      { _id, version: 0 },
      { $set: { grade }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    ).lean();
  const outcomes = await Promise.all(['E4', 'E5', 'E6'].map(edit));
  expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1);
  expect(await PersonModel.findById(_id).lean()).toMatchObject({ version: 1 });
});

it('sorts, selects, counts, and writes in bulk', async () => {
  await PersonModel.insertMany(['b', 'a', 'c'].map((email) => ({ email, grade: 'E4' })));
  expect(
    (await PersonModel.find({ grade: 'E4' }, { email: 1, _id: 0 }).sort({ email: -1 }).limit(2).lean()).map(
      ({ email }) => email,
    ),
  ).toEqual(['c', 'b']);
  expect(await PersonModel.countDocuments({ email: { $in: ['a', 'b'] } })).toBe(2);
  await PersonModel.bulkWrite([{ updateMany: { filter: {}, update: { $set: { grade: 'E5' } } } }]);
  expect(await PersonModel.countDocuments({ grade: 'E5' })).toBe(3);
});

it('keeps its indexes as they are declared', async () => {
  expect(await PersonModel.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
});

it('reads with a cursor, and within a session', async () => {
  await PersonModel.insertMany(Array.from({ length: 300 }, (_, n) => ({ email: `p${n}` })));
  let count = 0;
  for await (const person of PersonModel.find().batchSize(50).cursor()) count += person.email.startsWith('p') ? 1 : 0;
  expect(count).toBe(300);
  const session = await odm.startSession();
  expect(await PersonModel.countDocuments({}, { session })).toBe(300);
  await session.endSession();
});

it('forgets documents whose time is over', async () => {
  await PersonModel.insertMany([
    { email: 'old', expiresAt: new Date(1000) },
    { email: 'new', expiresAt: new Date(9000) },
    { email: 'forever' },
  ]);
  await own.store.databases.removeExpired(new Date(5000));
  expect((await PersonModel.find().sort({ email: 1 }).lean()).map(({ email }) => email)).toEqual(['forever', 'new']);
});
