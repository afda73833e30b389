/** The browser that the tests drive: one that is on the machine, else one that is installed now. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium, or undefined when there is none. */
export function findBrowser() {
  return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
}

/** Ways to get a Chromium, the most widely possible one first. */
const WAYS = [
  ['npx', ['playwright', 'install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium']],
  ['sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium']],
];

export function ensureBrowser() {
  for (const [command, args] of WAYS) {
    if (findBrowser()) return;
    console.log(`Installing a browser: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (!findBrowser())
    console.error('No Chromium could be installed. Install one, for example with your system’s package manager.');
}
