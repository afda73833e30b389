/**
 * Chooses files that were made to stop the page that opens them, in both imports of the built product and in a browser of its own each, and
 * prints what the screen says, for how long at most the page could not answer, and how much memory its process had at most. Fails when the
 * screen says something else, is still for more than 100 ms, or takes 500 MB.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { RunningServer, temporaryFolder } from '../runningServer.ts';
import { type Bomb, BOMBS } from './support/fileBombs.ts';
import { circumstances } from './support/circumstances.ts';

const MOST_STILL_MS = 100;
const MOST_MEMORY_MB = 500;
/** How long a screen is waited for: longer than reading may take. */
const PATIENCE_MS = 60_000;
const IMPORTS = [
  { path: '/admin/import', label: 'Roster file' },
  { path: '/admin/questions/import', label: 'Question file' },
] as const;
type Import = (typeof IMPORTS)[number];

const [, , wanted] = process.argv;
const files = await temporaryFolder();
const data = await temporaryFolder();
const server = await RunningServer.start(data.path, ['--demo']);
try {
  console.log(circumstances());
  for (const bomb of BOMBS.filter(({ name }) => wanted === undefined || name === wanted)) {
    const path = join(files.path, bomb.name);
    const bytes = bomb.make();
    await writeFile(path, bytes);
    console.log(`${bomb.name} (${(bytes.length / 1_000_000).toFixed(2)} MB): ${bomb.what}`);
    for (const one of IMPORTS) await inBrowser((browser) => tryOut(browser, one, bomb, path));
  }
} finally {
  await server.stop();
  await files.remove();
  await data.remove();
}

async function inBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findBrowser()?.path;
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

async function tryOut(browser: Browser, { path, label }: Import, bomb: Bomb, file: string): Promise<void> {
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  await page.goto(path);
  await page.getByLabel(label).waitFor({ state: 'attached' });
  await page.evaluate(watchPage);
  await page.waitForTimeout(2_000);
  const idle = await page.evaluate(stillSince);
  const startedAt = Date.now();
  await page.getByLabel(label).setInputFiles(file);
  const said = page
    .getByRole('alert')
    .or(page.getByRole('heading', { level: 2, name: /Columns|Questions about|Preview/ }));
  await said.first().waitFor({ timeout: PATIENCE_MS });
  const seconds = (Date.now() - startedAt) / 1000;
  await page.waitForTimeout(500);
  const still = await page.evaluate(stillSince);
  const text = await page.locator('main').innerText();
  const sentence = bomb.says.exec(text)?.[0];
  const memory = await peakMemory(browser);
  const figures = `still for ${still.toFixed(0)} ms (idle ${idle.toFixed(0)} ms), ${memory.toFixed(0)} MB, ${seconds.toFixed(1)} s`;
  console.log(
    `  ${label}: ${figures}: ${sentence ?? `something else: ${await page.getByRole('alert').allInnerTexts()}`}`,
  );
  if (sentence === undefined || still > MOST_STILL_MS || memory > MOST_MEMORY_MB) process.exitCode = 1;
}

async function signIn(page: Page): Promise<void> {
  const { email, password } = server.signIn('Staff');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/home$/);
}

/** Has the page take the time between two turns of a timer. */
function watchPage(): void {
  let last = performance.now();
  let longest = 0;
  setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  Object.assign(window, {
    takeLongest: () => {
      const taken = longest;
      longest = 0;
      return taken;
    },
  });
}

/** The longest time since the last call in which the page could not have answered, in milliseconds. */
function stillSince(): number {
  const { takeLongest }: { takeLongest?: () => number } = Object.assign({}, window);
  return takeLongest?.() ?? 0;
}

/** The most memory that a process of a page has had, in megabytes. */
async function peakMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8');
        return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000;
      }),
  );
  return Math.max(0, ...peaks);
}
