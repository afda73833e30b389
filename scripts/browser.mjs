/** The browser that the tests drive: one that is on the machine, else one that is installed now. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Playwright's own, of which it starts the kind without windows. */
const PLAYWRIGHTS = chromium.executablePath();
/** Those that draw no windows first: the tests take a quarter less of the processor with them. */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  PLAYWRIGHTS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The path of a browser; undefined where it is Playwright's own, which it finds by itself, or where there is none. */
export function findBrowser() {
  const found = BROWSERS.find((path) => existsSync(path));
  return found === PLAYWRIGHTS ? undefined : found;
}

const APT_INSTALL = 'apt-get install -y --no-install-recommends';
/** Ways to get a Chromium, the most widely possible one first. */
const WAYS = [
  ['npx', ['playwright', 'install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium']],
  ['sh', ['-c', `apt-get update && (${APT_INSTALL} chromium-headless-shell || ${APT_INSTALL} chromium)`]],
];

export function ensureBrowser() {
  const hasBrowser = () => BROWSERS.some((path) => existsSync(path));
  for (const [command, args] of WAYS) {
    if (hasBrowser()) return;
    console.log(`Installing a browser: ${[command, args].flat().join(' ')}`);
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (!hasBrowser())
    console.error('No Chromium could be installed. Install one, for example with your system’s package manager.');
}
