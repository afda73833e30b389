/** Prepares what the product and its tests need before they can run. Imports only Node's own modules. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Versions of Node that the build's tools accept, and that have all of Node's own modules the store uses. */
const isNodeTaken = (major, minor) => (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

/** The files that the build depends on. */
const SOURCES = [
  'domain',
  'server',
  'client',
  // The operator's import, which production runs from the build.
  'scripts/hosted-import',
  // The plugins of the client's build.
  'scripts/build',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'postcss.config.mjs',
];
const BUILT = join(ROOT, 'dist', '.built');

export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (isNodeTaken(major, minor)) return;
  console.error(`Node 20.19, or 22.12 or newer, is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** npm writes node_modules/.package-lock.json last, so it is newer than the lock file it was installed from. */
export function ensureInstalled() {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  console.log('Installing packages …');
  // Not `npm ci`, which refuses a lock file written where the registry lacks some platforms' binaries. With NODE_ENV=production, npm would
  // leave out what the build needs.
  run('npm', ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
}

export function ensureBuilt() {
  const builtAt = changedAt('dist/.built');
  if (SOURCES.every((source) => newestIn(join(ROOT, source)) <= builtAt)) return;
  console.log('Building …');
  const startedAt = new Date();
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  // Always for production, however the product runs later: with another NODE_ENV, Vite builds React for development.
  run('npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' });
  writeFileSync(BUILT, '');
  // A source that changed while the build ran counts as newer than the build.
  utimesSync(BUILT, startedAt, startedAt);
}

/** Runs a command in the project's folder; ends this process if the command fails. */
function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`\`${[command, ...args].join(' ')}\` failed${error ? `: ${error.message}` : ''}.`);
  process.exit(1);
}

function changedAt(path) {
  const full = join(ROOT, path);
  return existsSync(full) ? statSync(full).mtimeMs : 0;
}

/** A folder's time changes when a file is removed from it. */
function newestIn(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
