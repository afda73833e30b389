import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackedUp, readBackup, writeBackup } from './backupFile.ts';

const AT = new Date('2026-03-14T15:00:00Z');
const ONE: BackedUp = { collection: 'users', document: { _id: 'a' } };

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await files.mkdtemp(join(tmpdir(), 'backup-test-'));
  file = join(folder, 'backup.gz');
  // A file system without hard links, such as on a memory stick.
  const noLinks = Object.assign(new Error('EPERM'), { syscall: 'link', code: 'EPERM' });
  jest.spyOn(files, 'link').mockRejectedValue(noLinks);
  syncBuiltinESMExports();
});
afterEach(async () => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
  await files.rm(folder, { recursive: true });
});

it('is written where there are no links, whole and under its name alone', async () => {
  async function* documents() {
    yield ONE;
  }
  expect(await writeBackup(file, AT, documents())).toEqual({ users: 1 });
  const read: BackedUp[] = [];
  for await (const one of readBackup(file)) read.push(one);
  expect(read).toEqual([ONE]);
  expect(await files.readdir(folder)).toEqual(['backup.gz']);
});

it('replaces no file that was made meanwhile', async () => {
  async function* documents() {
    yield ONE;
    await files.writeFile(file, 'another');
  }
  await expect(writeBackup(file, AT, documents())).rejects.toThrow(`The file ${file} already exists.`);
  expect(await files.readFile(file, 'utf8')).toBe('another');
  expect(await files.readdir(folder)).toEqual(['backup.gz']);
});
