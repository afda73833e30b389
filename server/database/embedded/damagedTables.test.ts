import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32c } from './crc32c.ts';
import { openPrivateStore } from './index.ts';
import { damagedTables } from './damagedTables.ts';
import { PrivateStore } from './testing/privateStore.ts';

test.each([
  ['32 zeros', Buffer.alloc(32), 0x8a9136aa],
  ['32 times 255', Buffer.alloc(32, 255), 0x62a8ab43],
  ['0 to 31', Buffer.from(Array.from({ length: 32 }, (_, index) => index)), 0x46dd794e],
])('the checksum of %s is that of RFC 3720 (B.4)', (_name, bytes, checksum) => expect(crc32c(bytes)).toBe(checksum));

describe('the tables of a folder', () => {
  let own: PrivateStore;
  beforeEach(async () => {
    own = await PrivateStore.create();
    // Enough of them that the directory of their blocks is compressed, too.
    await own.collection().insertMany(Array.from({ length: 5000 }, (_, n) => ({ n, text: `soldier ${n}` })));
    // Opening moves the log into a table.
    await own.reopen();
    await own.close();
  });
  afterEach(() => own.remove());

  const tableNames = async () => (await readdir(own.folder)).filter((name) => name.endsWith('.ldb'));

  it('are whole after a write', async () => {
    expect(await tableNames()).not.toEqual([]);
    expect(await damagedTables(own.folder)).toEqual([]);
  });

  it('are not where a byte is another one, wherever that is', async () => {
    for (const name of await tableNames()) {
      const bytes = await readFile(join(own.folder, name));
      // The footer has bytes that mean nothing.
      const places = Array.from({ length: 200 }, (_, index) => Math.floor((index * (bytes.length - 48)) / 200));
      for (const at of places) {
        const harmed = Buffer.from(bytes).fill(bytes.readUInt8(at) ^ 16, at, at + 1);
        await writeFile(join(own.folder, name), harmed);
        expect([at, await damagedTables(own.folder)]).toEqual([at, [name]]);
      }
      await writeFile(join(own.folder, name), bytes);
    }
  });

  it('do not matter where LevelDB does not use them', async () => {
    const [name = ''] = await tableNames();
    const unused = join(own.folder, '000999.ldb');
    await copyFile(join(own.folder, name), unused);
    await writeFile(unused, (await readFile(unused)).fill('?', 0, 1));
    expect(await damagedTables(own.folder)).toEqual(['000999.ldb']);
    const store = await openPrivateStore(own.folder);
    await store.close();
  });
});
