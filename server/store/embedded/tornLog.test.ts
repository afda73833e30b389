import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPrivateStore } from './index.ts';
import { PrivateStore } from './testing/privateStore.ts';
import { tornLog } from './tornLog.ts';

const PAGE_BYTES = 4096;

let own: PrivateStore;
beforeEach(async () => void (own = await PrivateStore.create()));
afterEach(() => own.remove());

async function logPath(folder = own.folder): Promise<string> {
  return join(folder, (await readdir(folder)).find((name) => name.endsWith('.log')) ?? '');
}
const logEnd = async (): Promise<number> => (await readFile(await logPath())).length;

/** Writes a log record: one document of about so many bytes, which ends with zeros. */
async function write(_id: string, size: number): Promise<void> {
  await own.collection().insertOne({ _id, text: 'x'.repeat(size), count: 0 });
}

/** The bytes in the log around the text of a document whose id has seven letters. */
const AROUND_TEXT = 97;

/** Makes the next record begin so many bytes before the end of a page. */
async function fillUpTo(bytes: number): Promise<void> {
  // This write also creates the collection.
  await write('the first', 200);
  const from = (await logEnd()) + AROUND_TEXT;
  const end = Math.ceil((from + bytes + 200) / PAGE_BYTES) * PAGE_BYTES;
  await write('filling', end - bytes - from);
  expect(await logEnd()).toBe(end - bytes);
}

/** How many documents a start finds on a copy of the folder with these bytes as its log; then how many the next start finds. */
async function foundWith(log: Buffer): Promise<readonly number[]> {
  const copy = await mkdtemp(join(tmpdir(), 'store-test-'));
  try {
    await cp(own.folder, copy, { recursive: true });
    await writeFile(await logPath(copy), log);
    const found: number[] = [];
    for (const _ of ['first', 'next']) {
      const store = await openPrivateStore(copy);
      found.push(store.databases.collection('test.things')?.find({}).length ?? 0);
      await store.close();
    }
    return found;
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** The log with zeros from each of these places on. A power cut leaves such a file if its last pages were not written. */
const tornAt = (log: Buffer, ...places: readonly number[]) =>
  places.map((place) => [place, Buffer.from(log).fill(0, place)] as const);

describe('a power cut in the middle of a write', () => {
  it.each([
    ['within a block of LevelDB', 12_000],
    ['over several blocks', 90_000],
  ])('that leaves zeros where the record goes on takes nothing else away: %s', async (_name, size) => {
    await Promise.all([write('a', 200), write('b', 200)]);
    const from = await logEnd();
    await write('never acknowledged', size);
    await own.close();
    const log = await readFile(await logPath());
    const pages = Array.from({ length: log.length / PAGE_BYTES }, (_, index) => (index + 1) * PAGE_BYTES);
    for (const [place, torn] of tornAt(log, from, ...pages))
      expect([place, await foundWith(torn)]).toEqual([place, [2, 2]]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 20])('may come %d bytes into the record', async (bytes) => {
    await fillUpTo(bytes);
    const page = (await logEnd()) + bytes;
    await write('never acknowledged', 600);
    await own.close();
    for (const [, torn] of tornAt(await readFile(await logPath()), page)) expect(await foundWith(torn)).toEqual([2, 2]);
  });

  it('may be followed by another one while LevelDB takes the log in', async () => {
    await write('a', 200);
    await write('never acknowledged', 6000);
    await own.close();
    const log = await logPath();
    await writeFile(log, Buffer.from(await readFile(log)).fill(0, PAGE_BYTES));
    await writeFile(join(own.folder, '999999.log'), '');
    expect(await tornLog(own.folder)).toBe(log.slice(own.folder.length + 1));
  });
});

describe('a wrong bit in a record that was acknowledged is no power cut', () => {
  /** What may follow that record: nothing, or the zeros of the next record. */
  const BEHIND = [0, 100, PAGE_BYTES, 10 * PAGE_BYTES];

  it.each([
    ['well within a page', -1000],
    ['at the end of one', 0],
    ['over the end of one', 300],
    // Only its zeros are beyond the page.
    ['with no more than its last zeros over the end of one', 5],
  ])('wherever it is, and the record ends %s', async (_name, over) => {
    const size = 550;
    await fillUpTo(size + AROUND_TEXT - over);
    const from = await logEnd();
    await write('told of', size);
    expect((await logEnd()) % PAGE_BYTES).toBe((over + PAGE_BYTES) % PAGE_BYTES);
    await own.close();
    const path = await logPath();
    const log = await readFile(path);
    for (const zeros of BEHIND) {
      const whole = Buffer.concat([log, Buffer.alloc(zeros)]);
      await writeFile(path, whole);
      expect(await tornLog(own.folder)).toBeNull();
      for (let bit = 0; bit < (log.length - from) * 8; bit += bit < 60 ? 1 : 41) {
        const at = from + Math.floor(bit / 8);
        // Two faults at once: with a wrong length, the record does reach those zeros.
        if (zeros > 0 && (at === from + 4 || at === from + 5)) continue;
        const wrong = Buffer.from(whole).fill(whole.readUInt8(at) ^ (1 << (bit % 8)), at, at + 1);
        await writeFile(path, wrong);
        expect([zeros, bit, await tornLog(own.folder)]).toEqual([zeros, bit, null]);
      }
    }
  });

  it('nor is one in an earlier record than the last', async () => {
    await write('acknowledged', 200);
    const end = await logEnd();
    await write('never acknowledged', 6000);
    await own.close();
    const log = Buffer.from(await readFile(await logPath())).fill(0, PAGE_BYTES);
    for (let at = 0; at < end; at += 3) {
      const wrong = Buffer.from(log).fill(log.readUInt8(at) ^ 4, at, at + 1);
      await writeFile(await logPath(), wrong);
      expect([at, await tornLog(own.folder)]).toEqual([at, null]);
    }
    await expect(foundWith(Buffer.from(log).fill('?', 100, 101))).rejects.toThrow(
      /^The data is damaged .*\.log: dropping/,
    );
  });

  it('nor are zeros over records of which another one stands behind the first', async () => {
    await write('a', 200);
    await write('told of', 5000);
    await write('told of as well', 3000);
    await own.close();
    const [[, log] = [0, Buffer.alloc(0)]] = tornAt(await readFile(await logPath()), PAGE_BYTES);
    await expect(foundWith(log)).rejects.toThrow(/^The data is damaged/);
  });
});
