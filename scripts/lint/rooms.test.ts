import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ORDERS = {
  '.': ['domain', ['server', 'client'], 'e2e'],
  server: ['store', 'records', 'main.ts'],
  client: ['components', 'app', 'screens', 'app/routing'],
  e2e: ['gone', 'gone.ts', 'here'],
};

const ALLOWED = {
  'server/records/toALowerRoom.ts': "import '../store/lock.ts';",
  'server/records/rights/toItsOwnRoom.ts': "import '../soldier.ts';",
  'server/store/toAPackage.ts': "import 'records';",
  'server/store/anything.test.ts': "import '../main.ts';",
  'client/app/toALowerSide.ts': "import '../../domain/values.ts';",
  'client/components/anything.ts': 'export const one = 1;',
  'client/screens/home.ts': 'export const one = 1;',
  'server/main.ts': 'export const one = 1;',
  'client/app/routing/asAHigherPart.ts': "import '../../screens/home.ts';",
};

const REFUSED = {
  'server/store/import.ts': ["import '../records/soldier.ts';", 'server/store does not import server/records'],
  'server/store/type.ts': [
    "import type {} from '../records/soldier.ts';",
    'server/store does not import server/records',
  ],
  'server/store/export.ts': [
    "export { a } from '../records/soldier.ts';",
    'server/store does not import server/records',
  ],
  'server/store/all.ts': ["export * from '../records/soldier.ts';", 'server/store does not import server/records'],
  'server/store/late.ts': ["void import('../records/soldier.ts');", 'server/store does not import server/records'],
  'server/records/toAFile.ts': ["import '../main.ts';", 'server/records does not import server/main.ts'],
  'server/store/toAnEqualSide.ts': ["import '../../client/app/paths.ts';", 'server does not import client'],
  'client/app/toAnEqualSide.ts': ["import '../../server/main.ts';", 'client does not import server'],
  'client/app/anything.test.ts': ["import '../../server/main.ts';", 'client does not import server'],
  'client/app/toAHigherPart.ts': ["import './routing/routes.ts';", 'client/app does not import client/app/routing'],
  'domain/toAHigherSide.ts': ["import '../server/main.ts';", 'domain does not import server'],
  'server/roster/inANewRoom.ts': ['export const one = 1;', 'server/roster has no place among the rooms'],
} as const;

const IN_A_FOLDER_WITH_DEAD_ROWS = {
  'e2e/here/one.ts': 'export const one = 1;',
  'e2e/here/two.ts': 'export const two = 2;',
};

let folder: string;
/** What oxlint says about all these files, one line for each problem. */
let told: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooms-'));
  const settings = {
    jsPlugins: ['./scripts/lint/rooms.mjs'],
    categories: { correctness: 'off' },
    rules: { 'rooms/one-direction': ['error', ORDERS] },
  };
  await cp('scripts/lint/rooms.mjs', join(folder, 'scripts', 'lint', 'rooms.mjs'));
  await write('.oxlintrc.json', JSON.stringify(settings));
  for (const [file, text] of Object.entries({ ...ALLOWED, ...IN_A_FOLDER_WITH_DEAD_ROWS })) await write(file, text);
  for (const [file, [text]] of Object.entries(REFUSED)) await write(file, text);
  told = (await lint()).split('\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(Object.entries(REFUSED))('refuses %s', (file, [, sentence]) => {
  const about = told.filter((line) => line.startsWith(`${file}:`));
  expect(about).toEqual([expect.stringMatching(`${sentence}.* order is in .oxlintrc.jsonc`)]);
});

it('refuses a room that does not exist, once', () => {
  expect(told.filter((line) => line.includes('does not exist'))).toEqual([
    expect.stringMatching(/^e2e\/here\/\w+\.ts:.*e2e\/gone does not exist, but has a place in \.oxlintrc\.jsonc/),
    expect.stringMatching(/e2e\/gone\.ts does not exist/),
  ]);
});

it('lets everything else pass', () => {
  expect(told.filter((line) => Object.keys(ALLOWED).some((file) => line.startsWith(file)))).toEqual([]);
});

async function write(path: string, text: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function lint(): Promise<string> {
  const linter = resolve('node_modules/oxlint/bin/oxlint');
  const settings = { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } };
  return new Promise((done) => {
    // oxlint exits with an error, because it finds problems.
    execFile(process.execPath, [linter, '--format', 'unix', '--threads', '1'], settings, (_, stdout) => done(stdout));
  });
}
