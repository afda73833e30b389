import { copyFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32c } from './crc32c.ts';
import { damagedTable } from './damagedTable.ts';
import { openPrivateStore } from './index.ts';
import { liveTables } from './liveTables.ts';
import { PrivateStore } from './testing/privateStore.ts';

test.each([
  ['32 zeros', Buffer.alloc(32), 0x8a9136aa],
  ['32 times 255', Buffer.alloc(32, 255), 0x62a8ab43],
  ['0 to 31', Buffer.from(Array.from({ length: 32 }, (_, index) => index)), 0x46dd794e],
])('the checksum of %s is that of RFC 3720 (B.4)', (_name, bytes, checksum) => expect(crc32c(bytes)).toBe(checksum));

describe('the tables of a folder', () => {
  let own: PrivateStore;
  let asMade: string;
  beforeAll(async () => {
    own = await PrivateStore.create();
    // Enough documents that the directory of their blocks is compressed, too.
    await own.collection().insertMany(Array.from({ length: 5000 }, (_, n) => ({ n, text: `soldier ${n}` })));
    // Opening moves the log into a table.
    await own.reopen();
    await own.close();
    asMade = `${own.folder}-as-made`;
    await cp(own.folder, asMade, { recursive: true });
  });
  afterEach(async () => {
    await own.close();
    await rm(own.folder, { recursive: true });
    await cp(asMade, own.folder, { recursive: true });
  });
  afterAll(() => Promise.all([own.remove(), rm(asMade, { recursive: true })]));

  it('are whole after a write', async () => {
    const names = (await readdir(own.folder)).filter((name) => name.endsWith('.ldb'));
    expect(names).not.toEqual([]);
    expect((await liveTables(own.folder)).sort()).toEqual(names.sort());
    expect(await damagedTable(own.folder)).toBeNull();
  });

  it('are not where a byte is another one, wherever that is', async () => {
    for (const name of await liveTables(own.folder)) {
      const bytes = await readFile(join(own.folder, name));
      // Without the footer, which has meaningless bytes.
      const places = Array.from({ length: 200 }, (_, index) => Math.floor((index * (bytes.length - 48)) / 200));
      for (const at of places) {
        const harmed = Buffer.from(bytes).fill(bytes.readUInt8(at) ^ 16, at, at + 1);
        await writeFile(join(own.folder, name), harmed);
        expect([at, await damagedTable(own.folder)]).toEqual([at, name]);
      }
      await writeFile(join(own.folder, name), bytes);
    }
  });

  it('are found after many starts, when LevelDB has merged them', async () => {
    const STARTS = 5;
    for (let start = 0; start < STARTS; start += 1) {
      await own.open();
      await own.collection().insertMany(Array.from({ length: 300 }, (_, n) => ({ n, text: `start ${start}` })));
      await own.close();
    }
    const names = await liveTables(own.folder);
    expect(names.length).toBeLessThan(STARTS);
    expect(await readdir(own.folder)).toEqual(expect.arrayContaining(names));
    expect(await damagedTable(own.folder)).toBeNull();
    const [name = ''] = names;
    const bytes = await readFile(join(own.folder, name));
    await writeFile(join(own.folder, name), bytes.fill(bytes.readUInt8(9) ^ 1, 9, 10));
    const before = await readdir(own.folder);
    await expect(openPrivateStore(own.folder)).rejects.toThrow(`(${name}: a checksum does not fit)`);
    expect(await readdir(own.folder)).toEqual(before);
  });

  it.each([1, 2, 500])('do not matter where LevelDB does not use them, %d numbers on', async (further) => {
    const [name = ''] = await liveTables(own.folder);
    const numbers = (await readdir(own.folder)).map((one) => Number(/\d+/.exec(one)?.[0] ?? 0));
    const unused = join(own.folder, `${String(Math.max(...numbers) + further).padStart(6, '0')}.ldb`);
    await copyFile(join(own.folder, name), unused);
    await writeFile(unused, (await readFile(unused)).fill('?', 0, 1));
    await own.open();
    expect(await own.collection().countDocuments()).toBe(5000);
  });
});
