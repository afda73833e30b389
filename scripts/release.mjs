/** Writes the release's name beside the build: `RELEASE`, else git's name for it, else the package's version. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const git = spawnSync('git', ['describe', '--tags', '--always', '--dirty'], { cwd: ROOT, encoding: 'utf8' });
const name = process.env.RELEASE || (git.status === 0 && git.stdout) || version;
writeFileSync(join(ROOT, 'dist', 'release.txt'), name.trim().replace(/[^\w.+-]+/g, '-'));
