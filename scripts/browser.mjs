/** The browser that the tests drive: the one that TEST_BROWSER names, else one without windows, else a full Chromium or Chrome. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Playwright keeps its own Chromium, and beside it the kind without windows, which it starts by itself. */
const PLAYWRIGHTS = chromium.executablePath();
const PLAYWRIGHTS_SHELL = PLAYWRIGHTS.replace(
  /chromium-(\d+)[\\/].*/,
  'chromium_headless_shell-$1/INSTALLATION_COMPLETE',
);

/** They draw no windows, and take about half of the processor time of a full browser. */
const SHELLS = ['/usr/bin/chromium-headless-shell', PLAYWRIGHTS_SHELL];
const FULL = [
  PLAYWRIGHTS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const APT_INSTALL = 'apt-get update && apt-get install -y --no-install-recommends';
/** Debian's package brings what it needs with it; elsewhere, or for who may not install packages, Playwright has one. */
const WAYS_TO_SHELL = [
  ['sh', ['-c', `${APT_INSTALL} chromium-headless-shell`]],
  ['npx', ['playwright', 'install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), '--only-shell', 'chromium']],
];
const WAY_TO_FULL = ['sh', ['-c', `${APT_INSTALL} chromium`]];

/**
 * The browser that is there: its path, which is undefined where Playwright finds its own by itself, and whether it is a full one.
 * Undefined where there is none.
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

/** Installs one without windows where there is none, also beside a full one; a full one where that cannot be had. */
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

/** Nothing is said of a way that fails: the next one follows, or the sentence that there is none. */
async function install([command, args]) {
  const child = spawn(command, args, { stdio: 'ignore' });
  await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
}
