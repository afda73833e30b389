/** Finds the browser for the tests: TEST_BROWSER if set, else a headless shell, else a full Chromium or Chrome. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Playwright's own Chromium. Its headless shell, which Playwright starts by itself, is beside it. */
const PLAYWRIGHTS = chromium.executablePath();
const PLAYWRIGHTS_SHELL = PLAYWRIGHTS.replace(
  /chromium-(\d+)[\\/].*/,
  'chromium_headless_shell-$1/INSTALLATION_COMPLETE',
);

/** Headless shells draw no windows, and need about half of a full browser's processor time. */
const SHELLS = ['/usr/bin/chromium-headless-shell', PLAYWRIGHTS_SHELL];
const FULL = [
  PLAYWRIGHTS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const APT_INSTALL = 'apt-get update && apt-get install -y --no-install-recommends';
/** Debian's package installs its own dependencies. Elsewhere, or without permission to install packages, Playwright has a shell. */
const WAYS_TO_SHELL = [
  ['sh', ['-c', `${APT_INSTALL} chromium-headless-shell`]],
  ['npx', ['playwright', 'install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), '--only-shell', 'chromium']],
];
const WAY_TO_FULL = ['sh', ['-c', `${APT_INSTALL} chromium`]];

/**
 * Finds an installed browser.
 * @returns its path (undefined if Playwright finds its own by itself) and whether it is a full browser; undefined if there is none.
 * @throws Error when TEST_BROWSER names a file that does not exist.
 */
export function findBrowser() {
  const named = process.env.TEST_BROWSER;
  if (named) {
    if (!existsSync(named)) throw new Error(`TEST_BROWSER names ${named}, where there is no file.`);
    return { path: named, isFull: !/headless[-_]shell/.test(named) };
  }
  const shell = SHELLS.find((path) => existsSync(path));
  if (shell) return { path: shell === PLAYWRIGHTS_SHELL ? undefined : shell, isFull: false };
  const full = FULL.find((path) => existsSync(path));
  return full && { path: full, isFull: true };
}

/** Installs a headless shell if there is none, even beside a full browser; if no shell can be had, a full browser. */
export async function ensureBrowser() {
  if (process.env.TEST_BROWSER) return;
  for (const way of WAYS_TO_SHELL) if (findBrowser()?.isFull ?? true) await install(way);
  if (!findBrowser()) await install(WAY_TO_FULL);
  const browser = findBrowser();
  if (!browser)
    console.error('No Chromium could be installed. Install one, for example with your system’s package manager.');
  else if (browser.isFull)
    console.log(`The tests drive ${browser.path}, which takes them longer than one without windows.`);
}

/** A failed attempt prints nothing: the next way follows, or in the end the message that there is no browser. */
async function install([command, args]) {
  const child = spawn(command, args, { stdio: 'ignore' });
  await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
}
