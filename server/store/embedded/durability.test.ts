import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ClassicLevel } from 'classic-level';
import type { Store } from './commandArguments.ts';
import { runCommand } from './commands.ts';
import { Cursors } from './cursors.ts';
import { Databases } from './database.ts';
import { type Disk, type DiskWrite, Journal, openDisk } from './disk.ts';
import { openEmbeddedStore, openPrivateStore } from './index.ts';
import { PrivateStore } from './testing/privateStore.ts';
import type { Doc } from './values.ts';

const WRITER = fileURLToPath(new URL('testing/writer.ts', import.meta.url));

/** A folder whose mode not even root can change; only Linux has one. */
const UNCHANGEABLE = '/proc/self/task';

let own: PrivateStore;
beforeEach(async () => void (own = await PrivateStore.create()));
afterEach(() => own.remove());

const writer = (...more: string[]) =>
  spawn(process.execPath, ['--import', '@oxc-node/core/register', WRITER, own.folder, ...more], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });

/**
 * Lets a process write and kills it in the middle.
 * @returns the last acknowledgement for each document
 */
async function killedWriter(from: number, acknowledgements: number): Promise<ReadonlyMap<number, string>> {
  const told = new Map<number, string>();
  const child = writer(String(from));
  const exit = once(child, 'exit');
  let count = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [id = '', left = ''] = line.split(' ');
    told.set(Number(id), left);
    count += 1;
    if (count === acknowledgements) child.kill('SIGKILL');
  }
  await exit;
  return told;
}

describe('a process that is killed', () => {
  it('has lost nothing that it was told of, and left no half document', async () => {
    const told = new Map<number, string>();
    for (const round of [1, 2, 3]) {
      await own.close();
      for (const [id, left] of await killedWriter(round * 1_000_000, 150 * round + 17)) told.set(id, left);
      await own.open();
      const stored = new Map((await own.collection('kept').find().toArray()).map((doc) => [Number(doc._id), doc]));
      // The write under way at the kill may be there or not. Every earlier one must be there.
      const lost = [...told].filter(([id, left]) =>
        left === '-'
          ? stored.has(id)
          : Number(stored.get(id)?.['n'] ?? (left === '2' && id % 3 === 0 ? 2 : 0)) < Number(left),
      );
      expect(lost).toEqual([]);
      for (const doc of stored.values()) expect(doc['half']).toBe(doc['otherHalf']);
      expect(told.size).toBeGreaterThan(50 * round);
    }
  }, 30_000);
});

describe('a folder', () => {
  it('belongs to one process; the second is told in one sentence', async () => {
    const child = writer();
    const [[exitCode], said] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    expect(exitCode).toBe(3);
    expect(said.trim()).toBe(`The data folder ${own.folder} is in use by another process.`);
    await expect(openPrivateStore(own.folder)).rejects.toThrow('is in use by another process.');
  });

  it('stays with its process while a full disk keeps that from opening it again', async () => {
    const full = new Error('No space left on device');
    jest.spyOn(ClassicLevel.prototype, 'batch').mockRejectedValueOnce(full as never);
    await expect(own.collection().insertOne({ email: 'a' })).rejects.toThrow();
    const open = jest.spyOn(ClassicLevel.prototype, 'open').mockRejectedValue(full);
    await expect(own.collection().insertOne({ email: 'b' })).rejects.toThrow();
    open.mockRestore();
    await expect(openPrivateStore(own.folder)).rejects.toThrow('is in use by another process.');
    await own.collection().insertOne({ email: 'c' });
    expect(await own.collection().countDocuments()).toBe(1);
  });

  it.each(['', 'mongodb://', 'mongodb://%2Ftmp%2', 'mongodb://%2Ftmp%2Fstore-gone/tracker'])(
    'opens with the address %j of a process that is gone',
    async (address) => {
      await own.close();
      await writeFile(join(own.folder, 'ADDRESS'), address);
      await (await openPrivateStore(own.folder)).close();
      await own.open();
    },
  );

  it('keeps indexes, types and the last state', async () => {
    await own.collection().createIndex({ email: 1 }, { unique: true }, {});
    await own.collection().insertMany([{ email: 'a' }, { email: 'b' }, { email: 'c' }]);
    await own.collection().updateOne({ email: 'b' }, { $set: { email: 'd' } });
    await own.collection().deleteOne({ email: 'c' });
    await own.client.db('gone').collection('gone').insertOne({});
    await own.client.db('gone').dropDatabase();
    await own.reopen();
    expect((await own.collection().find().toArray()).map((doc): unknown => doc['email'])).toEqual(['a', 'd']);
    expect(await own.collection().findOne({ email: 'd' })).toMatchObject({ email: 'd' });
    await expect(own.collection().insertOne({ email: 'd' })).rejects.toThrow('E11000');
    expect(await own.collection().indexes()).toMatchObject([{ name: '_id_' }, { name: 'email_1', unique: true }]);
    expect(own.store.databases.list()).toHaveLength(1);
  });

  it.each([
    ['names no state', 'CURRENT', () => Buffer.from('nonsense\n')],
    [
      'has a damaged table',
      '.ldb',
      (bytes: Buffer) => Buffer.from(bytes.map((byte, index) => (index > 100 && index < 1500 ? byte ^ 255 : byte))),
    ],
    [
      'has one wrong byte',
      '.ldb',
      (bytes: Buffer) => bytes.fill('?', bytes.indexOf('needle'), bytes.indexOf('needle') + 1),
    ],
  ])('that %s is not opened, with a clear error', async (_name, file, damage) => {
    await own
      .collection()
      .insertMany(Array.from({ length: 50 }, (_, n) => ({ n, text: `needle ${Math.random()} ${'y'.repeat(20)}` })));
    // Opening moves the log into a table.
    await own.reopen();
    await own.close();
    const name = (await readdir(own.folder)).find((candidate) => candidate.endsWith(file)) ?? '';
    await writeFile(join(own.folder, name), damage(await readFile(join(own.folder, name))));
    await expect(openPrivateStore(own.folder)).rejects.toThrow(/^The data .*(damaged|cannot be opened)/);
  });

  // An entry's kind and age follow its key.
  it.each([
    ['with a wrong key', (bytes: Buffer, end: number) => bytes.fill('?', end - 1, end)],
    ['marked as deleted', (bytes: Buffer, end: number) => bytes.fill(0, end, end + 1)],
    ['made later than the latest', (bytes: Buffer, end: number) => bytes.fill(255, end + 1, end + 2)],
  ])('that has an entry %s is not opened, with a clear error', async (_name, damage) => {
    await own.collection().insertMany(['first', 'wanted', 'zero'].map((_id) => ({ _id })));
    await own.reopen();
    await own.close();
    const name = (await readdir(own.folder)).find((candidate) => candidate.endsWith('.ldb')) ?? '';
    const bytes = await readFile(join(own.folder, name));
    await writeFile(join(own.folder, name), damage(bytes, bytes.indexOf('wanted') + 'wanted'.length));
    await expect(openPrivateStore(own.folder)).rejects.toThrow(/^The data is damaged /);
  });

  it('that has a wrong byte among the latest changes is not opened, now or later', async () => {
    await own.collection().insertMany(Array.from({ length: 50 }, (_, n) => ({ n, text: `needle ${n}` })));
    await own.close();
    const log = join(own.folder, (await readdir(own.folder)).find((name) => name.endsWith('.log')) ?? '');
    const bytes = await readFile(log);
    await writeFile(log, bytes.fill('?', bytes.indexOf('needle'), bytes.indexOf('needle') + 1));
    for (const _ of ['now', 'later'])
      await expect(openPrivateStore(own.folder)).rejects.toThrow(/^The data is damaged .*checksum mismatch/);
  });

  it('that is damaged is not opened where another process tries to open it at that moment', async () => {
    await own.collection().insertMany(Array.from({ length: 50 }, (_, n) => ({ n, text: `needle ${n}` })));
    await own.close();
    const log = join(own.folder, (await readdir(own.folder)).find((name) => name.endsWith('.log')) ?? '');
    const bytes = await readFile(log);
    await writeFile(log, bytes.fill('?', bytes.indexOf('needle'), bytes.indexOf('needle') + 1));
    const open = jest.spyOn(ClassicLevel.prototype, 'open').mockImplementationOnce(async function (this: ClassicLevel) {
      open.mockRestore();
      await this.open();
      // LevelDB refuses a second process, but only after that process has begun its own log.
      await expect(new ClassicLevel(own.folder).open()).rejects.toThrow();
    });
    await expect(openPrivateStore(own.folder)).rejects.toThrow(/^The data is damaged .*checksum mismatch/);
  });

  (existsSync(UNCHANGEABLE) ? it : it.skip)('that cannot be closed to others is not opened', async () => {
    await expect(openPrivateStore(UNCHANGEABLE)).rejects.toThrow(
      `Other accounts can enter the data folder ${UNCHANGEABLE}, and it cannot be closed to them (EPERM). Let it belong to the account that runs the product, or set DATA_DIR to a folder within it, which is then made.`,
    );
  });

  it('that cannot be made is told with the setting', async () => {
    const folder = join(own.folder, 'CURRENT');
    await expect(openPrivateStore(folder)).rejects.toThrow(
      `The data folder ${folder} cannot be made (EEXIST). Set DATA_DIR to a folder where the account that runs the product may write.`,
    );
  });

  it('is let go of when opening fails halfway', async () => {
    await own.close();
    const listen = { path: join(own.folder, 'no', 'such', 'folder.sock') };
    await expect(openEmbeddedStore({ folder: own.folder, listen })).rejects.toThrow('listen');
    // With a folder instead of the file, the store cannot write down where it answers.
    await rm(join(own.folder, 'ADDRESS'));
    await mkdir(join(own.folder, 'ADDRESS'));
    await expect(openPrivateStore(own.folder)).rejects.toThrow('EISDIR');
    await rm(join(own.folder, 'ADDRESS'), { recursive: true });
    await own.open();
  });

  it('and its socket can be entered by their owner alone', async () => {
    await own.close();
    // The mode of a folder that an operator made with `mkdir` before the first start.
    await chmod(own.folder, 0o755);
    await own.open();
    expect((await stat(own.folder)).mode & 0o777).toBe(0o700);
    const socket = decodeURIComponent(/\/\/([^/]+)\//.exec(own.store.uri)?.[1] ?? '');
    expect((await stat(join(socket, '..'))).mode & 0o777).toBe(0o700);
    await own.close();
    await expect(stat(join(socket, '..'))).rejects.toThrow('ENOENT');
  });
});

describe('a disk that fails', () => {
  let folder: string;
  let databases: Databases;
  let store: Store;
  let isBroken: boolean;
  let writes: number;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-test-'));
    const disk = await openDisk(folder);
    let outstanding: readonly DiskWrite[] = [];
    [isBroken, writes] = [false, 0];
    databases = await Databases.load({
      ...disk,
      // A failed write may be on the disk nevertheless. As with the real disk, it is undone before the next write.
      write: async (changes, takeBack) => {
        writes += 1;
        await disk.write([...outstanding, ...changes], takeBack);
        outstanding = isBroken ? takeBack() : [];
        if (isBroken) throw new Error('No space left on device');
      },
    });
    store = { databases, cursors: new Cursors() };
    await run({ createIndexes: 'c', indexes: [{ key: { e: 1 }, name: 'e_1', unique: true }] });
    await run({
      insert: 'c',
      documents: [
        { _id: 1, e: 'a' },
        { _id: 2, e: 'b' },
      ],
    });
  });
  afterEach(async () => {
    await databases.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (command: Doc): Promise<object> => runCommand({ ...command, $db: 'test' }, store);
  const stored = async (): Promise<unknown> =>
    ((await run({ find: 'c', filter: {} })) as { cursor: { firstBatch: unknown } }).cursor.firstBatch;

  it('takes every change back in memory and says so', async () => {
    isBroken = true;
    const changes: Doc[] = [
      { insert: 'c', documents: [{ _id: 3, e: 'c' }] },
      { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { e: 'z' } } }] },
      { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { e: 'y' } } }] },
      { delete: 'c', deletes: [{ q: { _id: 2 }, limit: 1 }] },
      { insert: 'c', documents: [{ _id: 2, e: 'b', again: true }] },
      { findAndModify: 'c', query: { _id: 4 }, update: { $set: { e: 'q' } }, upsert: true },
      { createIndexes: 'c', indexes: [{ key: { x: 1 }, name: 'x_1' }] },
      { insert: 'other', documents: [{ _id: 1 }] },
      { dropDatabase: 1 },
    ];
    const outcomes = await Promise.allSettled(changes.map(run));
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { code: 14_031, message: expect.stringContaining('No space left') as unknown },
      });
    expect(await stored()).toEqual([
      { _id: 1, e: 'a' },
      { _id: 2, e: 'b' },
    ]);
    expect(await run({ listCollections: 1 })).toMatchObject({ cursor: { firstBatch: [{ name: 'c' }] } });
    expect(await run({ listIndexes: 'c' })).toMatchObject({
      cursor: { firstBatch: [{ name: '_id_' }, { name: 'e_1' }] },
    });

    isBroken = false;
    await run({ insert: 'c', documents: [{ _id: 5, e: 'z' }] });
    expect(await run({ insert: 'c', documents: [{ _id: 6, e: 'a' }] })).toMatchObject({
      writeErrors: [{ code: 11_000 }],
    });
    expect(await run({ find: 'c', filter: { e: 'b' } })).toMatchObject({ cursor: { firstBatch: [{ _id: 2 }] } });
    await databases.close();
    databases = await Databases.load(await openDisk(folder));
    expect(
      databases
        .collection('test.c')
        ?.find({})
        .map(({ _id }) => _id),
    ).toEqual([1, 2, 5]);
    expect(databases.collection('test.c')?.indexSpecs).toMatchObject([{ name: '_id_' }, { name: 'e_1' }]);
    expect(databases.list().map(({ namespace }) => namespace)).toEqual(['test.c']);
  });

  it('takes back what came while it was failing, the latest first', async () => {
    const another = await openDisk(join(folder, 'another'));
    let fail = (): void => undefined;
    let isFirst = true;
    const journal = new Journal({
      ...another,
      write: async () => {
        if (isFirst)
          await new Promise<void>((_, reject) => (fail = () => reject(new Error('No space left on device'))));
      },
    });
    const undone: string[] = [];
    const commit = (key: string) =>
      journal.commit({ writes: [{ type: 'del', key }], undo: () => undone.push(key), takeBack: () => [] });
    const first = commit('first');
    await setImmediate();
    const second = commit('second');
    isFirst = false;
    fail();
    const outcomes = await Promise.allSettled([first, second]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(undone).toEqual(['second', 'first']);
    await journal.close();
  });

  it('has what it may have written of a failed change taken back before the next one', async () => {
    const another = await openDisk(join(folder, 'another'));
    const put = (key: string) => ({ type: 'put', key, value: Buffer.from(key) }) as const;
    jest.spyOn(ClassicLevel.prototype, 'batch').mockImplementationOnce(() => {
      throw new Error('No space left on device');
    });
    await expect(another.write([put('failed')], () => [put('taken back')])).rejects.toThrow('No space left');
    await another.write([put('next')], () => []);
    const keys: string[] = [];
    for await (const [key] of another.entries()) keys.push(key);
    expect(keys).toEqual(['next', 'taken back']);
    await another.close();
  });

  it('has a failed change taken back before an orderly end, and says so when it cannot be', async () => {
    const path = join(folder, 'another');
    const value = Buffer.from('refused');
    const batch = Reflect.get(ClassicLevel.prototype, 'batch') as (...given: unknown[]) => Promise<void>;
    const failingAfterwards = async function (this: ClassicLevel, ...given: unknown[]): Promise<void> {
      await batch.apply(this, given);
      throw new Error('EIO');
    };
    const refused = async (): Promise<Disk> => {
      const disk = await openDisk(path);
      // The write reaches the disk although it is reported as failed.
      jest.spyOn(ClassicLevel.prototype, 'batch').mockImplementationOnce(failingAfterwards as never);
      const change = disk.write([{ type: 'put', key: 'refused', value }], () => [{ type: 'del', key: 'refused' }]);
      await expect(change).rejects.toThrow('EIO');
      return disk;
    };
    await (await refused()).close();
    const disk = await openDisk(path);
    for await (const [key] of disk.entries()) expect(key).toBe('nothing');
    await disk.close();

    const another = await refused();
    jest.spyOn(ClassicLevel.prototype, 'batch').mockImplementationOnce(() => {
      throw new Error('No space left on device');
    });
    await expect(another.close()).rejects.toThrow('No space left');
    // It opens again: the failed start has given up the folder.
    await (await openDisk(path)).close();
  });

  it('acknowledges nothing that was decided by a change that failed', async () => {
    isBroken = true;
    const [first, second] = await Promise.allSettled([
      run({ update: 'c', updates: [{ q: { _id: 9 }, u: { $setOnInsert: { e: 'n' } }, upsert: true }] }),
      run({ update: 'c', updates: [{ q: { _id: 9 }, u: { $setOnInsert: { e: 'n' } }, upsert: true }] }),
    ]);
    expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  });

  it('does not say of a change that failed that what it added is there', async () => {
    isBroken = true;
    const outcomes = await Promise.allSettled([
      run({ insert: 'c', documents: [{ _id: 9, e: 'n' }] }),
      run({ insert: 'c', documents: [{ _id: 9, e: 'n' }] }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('shows no snapshot of a change that failed', async () => {
    isBroken = true;
    const [change, snapshot] = await Promise.allSettled([
      run({ insert: 'c', documents: [{ _id: 3, e: 'c' }] }),
      run({ aggregate: 'c', pipeline: [], cursor: {}, readConcern: { level: 'snapshot' } }),
    ]);
    expect([change.status, snapshot.status]).toEqual(['rejected', 'rejected']);
  });

  it('is written to once for many commands that wait together', async () => {
    writes = 0;
    await Promise.all(Array.from({ length: 200 }, (_, n) => run({ insert: 'c', documents: [{ _id: n + 100, e: n }] })));
    expect(writes).toBeLessThanOrEqual(2);
  });

  it('is not written to where nothing changes', async () => {
    writes = 0;
    await run({ update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { e: 'a' } } }] });
    await run({ delete: 'c', deletes: [{ q: { _id: 99 }, limit: 1 }] });
    expect(writes).toBe(0);
  });
});

async function text(stream: AsyncIterable<Buffer | string>): Promise<string> {
  let all = '';
  for await (const chunk of stream) all += chunk.toString();
  return all;
}
