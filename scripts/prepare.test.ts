import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PREPARE = "import('./scripts/prepare.mjs').then((it) => (it.ensureInstalled(), it.ensureBuilt()))";
/** A build that imports a tool which the product itself doesn't need, and writes down its NODE_ENV. */
const BUILD =
  "import { mkdirSync, writeFileSync } from 'node:fs'; import 'tool'; mkdirSync('dist'); writeFileSync('dist/runAs', String(process.env.NODE_ENV));";
const FILES = {
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    scripts: { build: 'node build.mjs' },
    devDependencies: { tool: 'file:tool' },
  }),
  'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: {} }),
  'tool/package.json': JSON.stringify({ name: 'tool', version: '1.0.0', main: 'index.js' }),
  'tool/index.js': '',
  'build.mjs': BUILD,
  'tsconfig.json': '',
  'vite.config.ts': '',
  'postcss.config.mjs': '',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepare-'));
  await Promise.all(
    ['domain', 'server', 'client', 'scripts/build', 'scripts/hosted-import', 'tool'].map((name) =>
      mkdir(join(folder, name), { recursive: true }),
    ),
  );
  await Promise.all(Object.entries(FILES).map(([name, text]) => writeFile(join(folder, name), text)));
  await cp('scripts/prepare.mjs', join(folder, 'scripts', 'prepare.mjs'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each(['production', 'development'])(
  'on a clean machine, a start with NODE_ENV=%s installs what the build needs, and builds for production',
  async (NODE_ENV) => {
    await promisify(execFile)(process.execPath, ['-e', PREPARE], {
      cwd: folder,
      env: { ...process.env, NODE_ENV, NODE_OPTIONS: '' },
    });
    expect(await readFile(join(folder, 'dist', 'runAs'), 'utf8')).toBe('production');
  },
);

describe('a start by Node', () => {
  const startBy = (version: string) =>
    promisify(execFile)(process.execPath, [
      '-e',
      `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
      import('./scripts/prepare.mjs').then((it) => it.ensureNode())`,
    ]);

  it.each(['20.19.0', '22.12.0', '24.0.0'])('%s goes on', async (version) => {
    await expect(startBy(version)).resolves.toEqual({ stdout: '', stderr: '' });
  });

  it.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0'])('%s ends with a sentence', async (version) => {
    await expect(startBy(version)).rejects.toMatchObject({
      code: 1,
      stderr: `Node 20.19, or 22.12 or newer, is needed; this is ${version}.\n`,
    });
  });
});
