import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import mongoose, { mongo } from 'mongoose';
import { calendarFeedId, CalendarFeedModel } from '../calendar/calendarFeed.model.ts';
import { ensureQuestions } from '../exam/ensureQuestions.ts';
import { HistoryModel } from '../history/history.model.ts';
import { AccountModel } from '../identity/account.model.ts';
import { ensureJoinCode } from '../identity/joinCode/joinCode.service.ts';
import { LimitModel } from '../identity/limits/limit.model.ts';
import { OneTimeCodeModel } from '../identity/mailedLink/oneTimeCode.model.ts';
import { ProgramKeyModel } from '../identity/programKeys/programKey.model.ts';
import { startSession } from '../identity/session/session.service.ts';
import { stageImport } from '../imports/stagedImport.ts';
import { queueMail } from '../mail/mailQueue.ts';
import { MODELS } from '../models.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { ReminderModel } from '../reminders/reminder.model.ts';
import { Scheduler } from '../scheduler/scheduler.ts';
import { connectStore, disconnectStore, openConnection } from '../store/connection.ts';
import { PrivateStore } from '../store/embedded/testing/privateStore.ts';
import { openStore, reachStore } from '../store/openStore.ts';
import { makeComment, makeQuestion, makeSoldier } from '../testing/factories.ts';
import { runHere } from '../testing/runHere.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

const AT = new Date('2026-03-14T15:00:00Z');
const RESTORE = fileURLToPath(new URL('restoreCommand.ts', import.meta.url));

/** How long expiring documents live, in milliseconds: longer than a test takes. */
const LIFE_MS = 60_000;

/** The backed-up store and the empty store for the restore. The product is connected to one at a time. */
let from: PrivateStore;
let into: PrivateStore;
let folder: string;
let file: string;

beforeEach(async () => {
  [from, into] = await Promise.all([PrivateStore.create(), PrivateStore.create()]);
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  file = join(folder, 'backup.gz');
  await connectStore(from.store.uri, MODELS);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await disconnectStore();
  await Promise.all([from.remove(), into.remove(), rm(folder, { recursive: true, force: true })]);
});

/** Fills every collection that the product has. */
async function fill() {
  await ensureJoinCode();
  await makeQuestion({ _id: 'question' });
  const account = await AccountModel.create({ email: 'a@unit.example', passwordHash: 'hash', createdAt: AT });
  const { _id: accountId } = account;
  await startSession(accountId, new Date());
  const later = new Date(Date.now() + LIFE_MS);
  await OneTimeCodeModel.create({
    _id: 'code',
    purpose: 'RESET_PASSWORD',
    accountId,
    madeFor: 'hash',
    expiresAt: later,
    forgetAt: later,
  });
  await ProgramKeyModel.create({
    _id: 'key',
    secretHash: 'secret',
    name: 'Wall board',
    scope: 'COUNTS',
    accountId,
    soldierId: 'soldier',
    createdAt: AT,
    endsOn: '2026-06-12',
    expiresAt: later,
  });
  await LimitModel.create({ key: 'password', points: 1, expire: later });
  await queueMail({ to: 'a@unit.example', about: 'password reset' }, AT);
  await mongoose.connection.collection<{ _id: string }>('locks').insertOne({ _id: 'held' });
  await CalendarFeedModel.create({
    _id: calendarFeedId(accountId, 'OWN'),
    accountId,
    scope: 'OWN',
    secretHash: 'secret',
    createdAt: AT,
  });
  await ReminderModel.create({
    ...{
      _id: 'reminder',
      accountId,
      at: later,
      weekly: true,
      asked: false,
      own: { notCurrent: 0, dueSoon: 1, toDo: 0, crossed: 1 },
    },
    crossings: [`soldier/ride/2026-04-01/30/${accountId}`],
    mail: 'QUEUED',
  });
  await lookAtJobs();
  const soldier = await makeSoldier({ userId: accountId, lastName: 'Ünï 🙂 "\n', ets: AT });
  await makeComment({ soldierId: soldier._id, commentorId: soldier._id });
  // Types that the product does not store, but that a backup must keep.
  await mongoose.connection.collection('types').insertOne({
    double: new mongo.Double(3),
    long: mongo.Long.fromString('9007199254740993'),
    binary: new mongo.Binary(Buffer.from([0, 255])),
    nested: { empty: {}, list: [null, [1]] },
  });
  return soldier;
}

/** Checks for a due daily job, as each start does. */
async function lookAtJobs(): Promise<void> {
  await new Scheduler([{ name: 'test', hour: async () => 6, run: async () => undefined }], () => AT).look();
}

/** Everything in a store, with its types, by collection and id. */
async function contentOf({ client }: PrivateStore, leftOut: readonly string[] = []) {
  const database = client.db('tracker');
  const content: Record<string, string[]> = {};
  for (const { name } of await database.listCollections().toArray()) {
    const documents = await database.collection(name).find({}, { promoteValues: false }).toArray();
    const texts = documents.map((document) => mongo.BSON.EJSON.stringify(document, { relaxed: false })).sort();
    if (!leftOut.includes(name) && texts.length > 0) content[name] = texts;
  }
  return content;
}

/** Disconnects the product from its store, and connects it to another one unchanged. */
async function connectTo({ store }: PrivateStore): Promise<void> {
  await disconnectStore();
  await openConnection(store.uri);
}

/** The first line of a backup in a format that this release does not know. */
const FORMAT_2 = JSON.stringify({ format: 'fire-support-tracker backup', version: 2 });

const NOT_BACKED_UP = ['sessions', 'programKeys', 'limits', 'oneTimeCodes', 'mails', 'locks'];

describe('a backup', () => {
  it('put into an empty store makes the same store, but for who is signed in', async () => {
    await ensureQuestions();
    await fill();
    const counts = await takeBackup(file, AT);
    expect(counts).toMatchObject({
      users: 1,
      comments: 1,
      accounts: 1,
      calendarFeeds: 1,
      types: 1,
      reminders: 1,
      jobs: 1,
    });
    await connectTo(into);
    expect(await restoreBackup(file, AT)).toEqual(counts);
    expect(await contentOf(into)).toEqual(await contentOf(from, NOT_BACKED_UP));
    expect(await into.client.db('tracker').collection('accounts').indexes()).toContainEqual(
      expect.objectContaining({ key: { email: 1 }, unique: true }),
    );
  });

  it('has the first import that is decided while it is being made', async () => {
    const found = await fill();
    const soldierId = found._id;
    const change = {
      kind: 'CHANGED_SOLDIER',
      soldierId,
      entryId: 'entry',
      fields: { m4Qual: 40 },
      found,
      rights: {},
    } as const;
    const { prototype } = mongo.ListCollectionsCursor;
    const toArray = Reflect.get(prototype, 'toArray') as () => Promise<object[]>;
    let lists = 0;
    jest.spyOn(prototype, 'toArray').mockImplementation(async function (this: mongo.ListCollectionsCursor) {
      const infos = (await toArray.call(this)) as never[];
      lists += 1;
      if (lists === 2) {
        const decided = await stageImport({ actorId: 'x', at: AT }, [change]);
        await mongoose.connection.collection<{ _id: string }>('decidedImports').insertOne(decided);
      }
      return infos;
    });
    expect(await takeBackup(file, AT)).toMatchObject({ users: 1, stagedImportItems: 1, decidedImports: 1 });
  });

  it('can be put in place of what a first start has made', async () => {
    await ensureQuestions();
    await fill();
    await takeBackup(file, AT);
    await disconnectStore();
    await connectStore(into.store.uri, MODELS);
    await ensureJoinCode();
    await ensureQuestions();
    await lookAtJobs();
    await restoreBackup(file, AT);
    expect(await contentOf(into)).toEqual(await contentOf(from, NOT_BACKED_UP));
  });

  it('is taken through the process that owns the folder, while it works', async () => {
    const settings = { mongodbUri: null, dataDir: join(folder, 'data') };
    const owner = await openStore(settings);
    await disconnectStore();
    await connectStore(owner.uri, MODELS);
    await fill();
    const reached = await reachStore(settings);
    expect(reached.uri).toBe(owner.uri);
    await connectTo(into);
    await disconnectStore();
    await openConnection(reached.uri);
    expect(await takeBackup(file, AT)).toMatchObject({ users: 1 });
    await disconnectStore();
    await owner.close();
  });

  it('waits for the process that owns the folder where that is just starting', async () => {
    const settings = { mongodbUri: null, dataDir: join(folder, 'data') };
    const owner = await openStore(settings);
    const address = join(settings.dataDir, 'ADDRESS');
    // The leftover of an earlier process that was killed.
    await writeFile(address, `mongodb://${encodeURIComponent(join(folder, 'gone.sock'))}/tracker`);
    const reaching = reachStore(settings);
    await wait(300);
    await writeFile(address, owner.uri);
    expect((await reaching).uri).toBe(owner.uri);
    await owner.close();
  });

  it('can be read by its owner alone, and leaves nothing else behind', async () => {
    await fill();
    await takeBackup(file, AT);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(takeBackup(file, AT)).rejects.toThrow(`The file ${file} already exists.`);
    await expect(takeBackup(join(folder, 'no', 'such'), AT)).rejects.toThrow("can't be written (ENOENT).");
    expect(await readdir(folder)).toEqual(['backup.gz']);
  });

  it('that two make under one name at once is that of one of them, and the other is told', async () => {
    await fill();
    const made = await Promise.allSettled([takeBackup(file, AT), takeBackup(file, AT)]);
    const [refused, ...others] = made.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toBe(`Error: The file ${file} already exists. Give the backup another name.`);
    expect(others).toEqual([]);
    expect(await readdir(folder)).toEqual(['backup.gz']);
  });

  it('of a store that nobody uses is refused, as it is the wrong one', async () => {
    await ensureJoinCode();
    await expect(takeBackup(file, AT)).rejects.toThrow('Nobody has registered in this store');
  });

  it('of a MongoDB that cannot show one moment is refused', async () => {
    await fill();
    jest.spyOn(mongoose.connection.collection('accounts'), 'aggregate').mockImplementationOnce(() => {
      throw new mongo.MongoServerError({ code: 123 });
    });
    await expect(takeBackup(file, AT)).rejects.toThrow('This MongoDB is not a replica set');
  });

  it('shows one moment of a store that is being written to', async () => {
    // More than a backup reads at once.
    await ensureQuestions();
    await fill();
    const { client } = from;
    // As the product writes it: a change and its history entry are two writes to two collections, one after the other.
    const [records, entries] = ['users', 'auditLog'].map((name) => client.db('tracker').collection<Written>(name));
    interface Written {
      _id: string;
      count: number;
    }
    const acknowledged = [0, 0];
    let goesOn = true;
    const write = async (writer: number): Promise<void> => {
      for (let count = 1; goesOn; count += 1) {
        await records?.updateOne({ _id: `w${writer}` }, { $set: { count } }, { upsert: true });
        await entries?.insertOne({ _id: `w${writer}/${count}`, count });
        acknowledged[writer] = count;
      }
    };
    const writing = acknowledged.map((_, writer) => write(writer));
    while (Math.min(...acknowledged) < 20) await nextTurn();
    const moments: { before: readonly number[]; path: string }[] = [];
    for (let index = 0; index < 2; index += 1) {
      moments.push({ before: [...acknowledged], path: `${file}${index}` });
      await takeBackup(`${file}${index}`, AT);
    }
    goesOn = false;
    await Promise.all(writing);
    for (const { before, path } of moments) {
      const lines = gunzipSync(await readFile(path))
        .toString()
        .split('\n');
      before.forEach((least, writer) => {
        const record = lines.find((line) => line.includes(`"_id":"w${writer}"`)) ?? '';
        const count = Number(/"count":\{"\$numberInt":"(\d+)"/.exec(record)?.[1]);
        const told = lines.filter((line) => line.includes(`"_id":"w${writer}/`)).length;
        expect(count).toBeGreaterThanOrEqual(least);
        expect([count, count - 1]).toContain(told);
      });
    }
  });
});

describe('a restore', () => {
  it('finishes what the backup caught between two writes', async () => {
    const { _id: soldierId } = await fill();
    const entry = { soldierId, actorId: 'x', at: AT, subject: 'RECORD', action: 'CHANGED', changes: [] } as const;
    await SoldierModel.updateOne({ _id: soldierId }, { $push: { pendingHistory: { ...entry, _id: 'caught' } } });
    await takeBackup(file, AT);
    await connectTo(into);
    await restoreBackup(file, AT);
    expect(await HistoryModel.exists({ _id: 'caught' })).toBeTruthy();
    expect((await SoldierModel.findById(soldierId).lean())?.pendingHistory).toEqual([]);
  });

  it('carries out an import that the backup caught after its decision', async () => {
    const found = await fill();
    const soldierId = found._id;
    const change = {
      kind: 'CHANGED_SOLDIER',
      soldierId,
      entryId: 'entry',
      fields: { m4Qual: 40 },
      found,
      rights: {},
    } as const;
    const decided = await stageImport({ actorId: 'x', at: AT }, [change]);
    await mongoose.connection.collection<{ _id: string }>('decidedImports').insertOne(decided);
    await takeBackup(file, AT);
    await connectTo(into);
    await restoreBackup(file, AT);
    expect(await SoldierModel.findById(soldierId).lean()).toMatchObject({ m4Qual: 40 });
  });

  it.each<[string, (users: mongo.Collection<{ _id: string }>) => Promise<unknown>]>([
    ['changes a document', (users) => users.updateOne({}, { $set: { lastName: 'Other' } })],
    ['removes one', (users) => users.deleteOne({})],
    ['adds one', (users) => users.insertOne({ _id: 'more' })],
  ])('is refused, and is to run again, when another process %s meanwhile', async (_, write) => {
    await fill();
    await takeBackup(file, AT);
    await connectTo(into);
    const users = mongoose.connection.collection('users');
    const insertMany = users.insertMany.bind(users);
    jest.spyOn(users, 'insertMany').mockImplementationOnce(async (...given: Parameters<typeof insertMany>) => {
      const inserted = await insertMany(...given);
      await write(into.client.db('tracker').collection('users'));
      return inserted;
    });
    await expect(restoreBackup(file, AT)).rejects.toThrow('The collection users in the store differs from the backup.');
    await disconnectStore();
    await expect(connectStore(into.store.uri, MODELS)).rejects.toThrow('A restore into this store was cut off');
    await restoreBackup(file, AT);
    expect(await contentOf(into)).toEqual(await contentOf(from, NOT_BACKED_UP));
  });

  it('refuses what a trial version has written, with nothing restored', async () => {
    await fill();
    await mongoose.connection.collection('migrations').deleteMany({});
    await takeBackup(file, AT);
    await connectTo(into);
    await expect(restoreBackup(file, AT)).rejects.toThrow(
      /was made by a trial version\. Export everything there and import it here\.$/,
    );
    expect(await contentOf(into)).toEqual({});
  });

  it('overwrites nobody', async () => {
    await fill();
    await takeBackup(file, AT);
    const before = await contentOf(from);
    await expect(restoreBackup(file, AT)).rejects.toThrow(/^The store already has people .* \(accounts, .*users\)/);
    expect(await contentOf(from)).toEqual(before);
  });

  it('takes nothing of a file that was changed or cut at any place', async () => {
    await fill();
    await takeBackup(file, AT);
    const whole = await readFile(file);
    const text = gunzipSync(whole);
    await connectTo(into);
    const damage = fc.record({
      kind: fc.constantFrom('byte', 'cut', 'byte inside', 'cut inside'),
      place: fc.nat(),
    });
    const harm = (bytes: Buffer, kind: string, at: number): Buffer => {
      if (kind.startsWith('cut')) return bytes.subarray(0, at);
      const harmed = Buffer.from(bytes);
      harmed.writeUInt8(harmed.readUInt8(at) ^ 1, at);
      return harmed;
    };
    await fc.assert(
      fc.asyncProperty(damage, async ({ kind, place }) => {
        const isInside = kind.endsWith('inside');
        const bytes = isInside ? text : whole;
        const harmed = harm(bytes, kind, place % bytes.length);
        // Some bytes of gzip's own header only say when and where the file was made. They change nothing in it.
        fc.pre(isInside || gunzipped(harmed)?.equals(text) !== true);
        await writeFile(file, isInside ? gzipSync(harmed) : harmed);
        await expect(restoreBackup(file, AT)).rejects.toThrow(
          /^The (backup|file) .*(damaged|not a backup|newer release)/,
        );
      }),
      { numRuns: 100 },
    );
    expect(await contentOf(into)).toEqual({});
  });

  it.each([
    ['is not there', undefined, "can't be read (ENOENT)."],
    ['is something else', Buffer.from('{}'), 'is not a backup of this product.'],
    ['is something else, zipped', gzipSync('{}\n{}\n'), 'is not a backup of this product.'],
    ['is empty', Buffer.from(''), 'is damaged or cut off.'],
    ['is of a newer form', gzipSync(`${FORMAT_2}\n{}\n`), 'was made by a newer release of the product.'],
    ['holds nothing, zipped', gzipSync(''), 'is not a backup of this product.'],
  ])('refuses a file that %s', async (_, bytes, sentence) => {
    if (bytes) await writeFile(file, bytes);
    await expect(restoreBackup(file, AT)).rejects.toThrow(sentence);
  });

  it('refuses what a newer release has written', async () => {
    await fill();
    await mongoose.connection.collection<{ _id: string }>('migrations').insertOne({ _id: '2999-01-01-later' });
    await takeBackup(file, AT);
    await connectTo(into);
    await expect(restoreBackup(file, AT)).rejects.toThrow('was made by a newer release of the product.');
  });

  it('that is killed leaves a store on which nothing starts, until it has run again', async () => {
    const { _id, userId: _, ...fields } = await fill();
    // More than a restore writes at once.
    const others = Array.from({ length: 600 }, (_none, index) => ({ _id: `${_id}-${index}`, ...fields }));
    await mongoose.connection.collection<{ _id: string }>('users').insertMany(others);
    await takeBackup(file, AT);
    await disconnectStore();
    const restored = () => into.store.databases.collection('tracker.users')?.find({}).length ?? 0;
    const child = spawn(process.execPath, ['--import', '@oxc-node/core/register', RESTORE, file], {
      env: { ...process.env, NODE_OPTIONS: '', MONGODB_URI: into.store.uri },
    });
    const exit = once(child, 'exit');
    await into.wrote(() => restored() > 0);
    child.kill('SIGKILL');
    await exit;
    expect(restored()).toBeLessThan(600);
    await expect(connectStore(into.store.uri, MODELS)).rejects.toThrow('A restore into this store was cut off');
    await expect(takeBackup(`${file}2`, AT)).rejects.toThrow('A restore into this store was cut off');
    await restoreBackup(file, AT);
    expect(await contentOf(into)).toEqual(await contentOf(from, NOT_BACKED_UP));
    await disconnectStore();
    await connectStore(into.store.uri, MODELS);
  });
});

describe('the commands', () => {
  const BACKUP = fileURLToPath(new URL('backupCommand.ts', import.meta.url));
  const environment = ({ store }: PrivateStore) => ({ ...process.env, NODE_OPTIONS: '', MONGODB_URI: store.uri });

  it('say what they did', async () => {
    await fill();
    await makeSoldier();
    const { stdout: told } = await promisify(execFile)(
      process.execPath,
      ['--import', '@oxc-node/core/register', BACKUP, file],
      { env: environment(from) },
    );
    const [, all, each = ''] = /^Backed up to .*: (\d+) documents \((.*)\)\.$/m.exec(told) ?? [];
    expect(each.split(', ')).toContain('users 2');
    expect(Number(all)).toBe([...each.matchAll(/ (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0));
    await disconnectStore();
    const { out, code } = await runHere(RESTORE, [file], environment(into));
    expect(code).toBe(0);
    expect(out).toContain(
      `Restored and compared ${file}: ${all} documents (${each}).\nEverybody has to sign in again.\nCalendar addresses that were revoked`,
    );
  });

  it('take one file, and say so', async () => {
    for (const given of [[], [file, `${file}2`]]) {
      expect(await runHere(BACKUP, given, environment(from))).toEqual({
        out: '',
        code: 1,
        complaints: 'Usage: npm run backup -- FILE\n',
      });
    }
  });
});

function gunzipped(bytes: Buffer): Buffer | null {
  try {
    return gunzipSync(bytes);
  } catch {
    return null;
  }
}
