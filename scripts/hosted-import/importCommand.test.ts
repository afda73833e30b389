import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { MODELS } from '../../server/models.ts';
import { connectStore, disconnectStore } from '../../server/store/connection.ts';
import { type EmbeddedStore, openPrivateStore } from '../../server/store/embedded/index.ts';
import { PrivateStore } from '../../server/store/embedded/testing/privateStore.ts';
import { runHere } from '../../server/testing/runHere.ts';
import { hostedComment, hostedExport, plainUser } from './testing.ts';

const COMMAND = fileURLToPath(new URL('importCommand.ts', import.meta.url));

/** Enough for several processes that start one after the other on a busy machine. */
const PATIENCE_MS = 120_000;

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-test-'));
  dataDir = join(folder, 'data');
  const store = await openPrivateStore(dataDir);
  await useOnce(store);
  await store.close();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A run's settings, which lead it to one store. */
const environment = (store: { DATA_DIR?: string; MONGODB_URI?: string }) => ({
  ...process.env,
  NODE_OPTIONS: '',
  MONGODB_URI: '',
  ...store,
});

const start = (args: readonly string[], store: { DATA_DIR?: string; MONGODB_URI?: string }) =>
  spawn(process.execPath, ['--import', '@oxc-node/core/register', COMMAND, ...args], {
    env: environment(store),
  });

/** Uses the store once, as a start of the product does. */
async function useOnce({ uri }: EmbeddedStore): Promise<void> {
  await connectStore(uri, MODELS);
  await disconnectStore();
}

const runInThis = (...args: string[]) => runHere(COMMAND, args, environment({ DATA_DIR: dataDir }));

async function run(...args: string[]) {
  const child = start(args, { DATA_DIR: dataDir });
  const exit = once(child, 'exit');
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await exit;
  return { out, complaints, code: child.exitCode };
}

async function file(json: unknown, name = 'export'): Promise<string> {
  const path = join(folder, `${name}.json`);
  await writeFile(path, typeof json === 'string' ? json : JSON.stringify(json));
  return path;
}

/** How many documents a store has. */
function countsIn({ databases }: EmbeddedStore) {
  const count = (name: string): number => databases.collection(`tracker.${name}`)?.find({}).length ?? 0;
  return {
    users: count('users'),
    comments: count('comments'),
    entries: count('auditLog'),
    staged: count('stagedImportItems'),
    decided: count('decidedImports'),
  };
}
type Counts = ReturnType<typeof countsIn>;

async function counts(): Promise<Counts> {
  const store = await openPrivateStore(dataDir);
  const all = countsIn(store);
  await store.close();
  return all;
}

describe('npm run import', () => {
  it(
    'tells what it would do, does it, and does nothing the second time',
    async () => {
      const comments = [hostedComment(), hostedComment({ id: 'comment-2', category: 'RECOMMENDED' })];
      // Windows editors save it with a byte order mark.
      const path = await file(`\uFEFF${JSON.stringify({ ...hostedExport(), comments })}`);
      const dry = await runInThis(path, '--dry-run');
      expect(dry).toMatchObject({ complaints: '', code: 0 });
      expect(dry.out).toContain('Would be imported. Records: 2, comments: 2.');
      expect(await counts()).toMatchObject({ users: 0, comments: 0 });

      const first = await run(path);
      expect(first.complaints).toBe('');
      expect(first.out.split('\n').slice(1)).toEqual([
        'Imported. Records: 2, comments: 2.',
        'Already there and unchanged. Records: 0, comments: 0.',
        'users alvarez ets: ETS is not entered.',
        'users brooks acft_score: ACFT score is not entered.',
        'users brooks m4_qual: M4 qualification is not entered.',
        'users brooks pebd: PEBD is not entered.',
        'users brooks dor: DOR is not entered.',
        'users brooks ets: ETS is not entered.',
        'With staff rights, as in the file: 2LT Alvarez.',
        'Nobody can change or delete these recommended comments, as they are not about their authors: comment-2.',
        'Left out, because the product makes its own or has no such field: joinCode, questions.',
        "Passwords can't be moved, so the new records have no login.",
        '',
      ]);
      const second = await runInThis(path);
      expect(second.out).toContain('Imported. Records: 0, comments: 0.');
      expect(second.out).toContain('Already there and unchanged. Records: 2, comments: 2.');
      expect(await counts()).toMatchObject({ users: 2, comments: 2, decided: 0 });
    },
    PATIENCE_MS,
  );

  it(
    'tells every problem with its place, and then imports nothing',
    async () => {
      const path = await file({ users: [plainUser(), plainUser({ id: 'x', rank: 'GEN', m4_qual: -1 })] });
      const { complaints, code } = await runInThis(path);
      expect(complaints.split('\n')).toEqual([
        expect.stringMatching(/^users x rank: Rank must be PVT, .*, not "GEN"\.$/),
        'users x m4_qual: M4 qualification must be a whole number from 0 to 600.',
        'Problems: 2. Nothing was imported.',
        '',
      ]);
      expect(code).toBe(1);
      expect(await counts()).toMatchObject({ users: 0 });
    },
    PATIENCE_MS,
  );

  it(
    'stops with one sentence where it cannot work',
    async () => {
      const path = await file(hostedExport());
      const server = await openPrivateStore(dataDir);
      const refused = await runInThis(path);
      await server.close();
      expect(refused).toMatchObject({
        code: 1,
        complaints: `The data folder ${dataDir} is in use by another process.\n`,
      });
      expect(await runInThis(await file('{'))).toMatchObject({
        code: 1,
        complaints: `The file ${path} is not JSON.\n`,
      });
      const large = await file(' '.repeat(10_000_001), 'large');
      expect(await runInThis(large)).toMatchObject({
        code: 1,
        complaints: `The file ${large} is too large: an export may have up to 10 MB. Import it in parts, people first.\n`,
      });
      expect(await runInThis('no-such-file')).toMatchObject({
        code: 1,
        complaints: "The file no-such-file can't be read.\n",
      });
      expect(await runInThis()).toMatchObject({ code: 1, complaints: 'Usage: npm run import -- FILE [--dry-run]\n' });
    },
    PATIENCE_MS,
  );
});

describe('npm run import, killed', () => {
  const NOTHING: Counts = { users: 0, comments: 0, entries: 0, staged: 0, decided: 0 };
  const ALL: Counts = { users: 2, comments: 2, entries: 2, staged: 0, decided: 0 };
  const moments: readonly [moment: string, has: (counts: Counts) => boolean, outcome: Counts][] = [
    ['before it was decided', ({ staged, decided }) => staged > 0 && decided === 0, NOTHING],
    ['once it was decided', ({ decided }) => decided === 1, ALL],
    ['with the records there', ({ decided, users, comments }) => decided === 1 && users === 2 && comments === 0, ALL],
    ['with the comments there, too', ({ decided, comments }) => decided === 1 && comments === 2, ALL],
  ];

  // This process owns the store, so it sees the moment to kill, and the kill does not end the store.
  let own: PrivateStore;
  beforeEach(async () => {
    own = await PrivateStore.create();
    await useOnce(own.store);
  });
  afterEach(() => own.remove());

  it.each(moments)(
    '%s',
    async (_, has, outcome) => {
      const { uri } = own.store;
      const child = start([await file(hostedExport())], { MONGODB_URI: uri });
      const exit = once(child, 'exit');
      await own.wrote(() => has(countsIn(own.store)));
      child.kill('SIGKILL');
      await exit;
      expect(countsIn(own.store)).not.toEqual(ALL);
      // Without this, the next command would wait 40 s for the lock of the killed process.
      await own.client.db('tracker').collection('locks').deleteMany({});
      // The next start finishes an import that was decided, even if it imports nothing itself.
      await runHere(COMMAND, [await file({ users: [] })], environment({ MONGODB_URI: uri }));
      expect(countsIn(own.store)).toEqual(outcome);
    },
    PATIENCE_MS,
  );
});
