/**
 * Chooses files that were made to freeze the page that opens them. Tries them in both imports of the built product, each in its own
 * browser. Prints what the screen says, the longest time the page could not answer, and the most memory its process had. Fails if the
 * screen says something else, works for more than 100 ms at a stretch, or takes 500 MB. Only the processor's time counts as work: the
 * clock's time, which is printed as well, is longer on a busy machine.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { RunningServer, temporaryFolder } from '../runningServer.ts';
import { circumstances } from './support/circumstances.ts';
import { type Bomb, BOMBS } from './support/fileBombs.ts';

const MOST_STILL_MS = 100;
const MOST_MEMORY_MB = 500;
/** How long to wait for a screen: longer than reading a file may take. */
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
  await browser.startTracing(page, { categories: ['-*', 'toplevel'] });
  const startedAt = Date.now();
  await page.getByLabel(label).setInputFiles(file);
  const said = page
    .getByRole('alert')
    .or(page.getByRole('heading', { level: 2, name: /Columns|Questions about|Preview/ }));
  await said.first().waitFor({ timeout: PATIENCE_MS });
  const seconds = (Date.now() - startedAt) / 1000;
  await page.waitForTimeout(500);
  const { worked, still } = longestTask(await browser.stopTracing());
  const text = await page.locator('main').innerText();
  const sentence = bomb.says.exec(text)?.[0];
  const memory = await peakMemory(browser);
  const figures = `worked for ${worked.toFixed(0)} ms, still for ${still.toFixed(0)} ms, ${memory.toFixed(0)} MB, ${seconds.toFixed(1)} s`;
  const instead = await page.getByRole('alert').allInnerTexts();
  console.log(`  ${label}: ${figures}: ${sentence ?? `something else: ${instead.join(' ')}`}`);
  if (sentence === undefined || worked > MOST_STILL_MS || memory > MOST_MEMORY_MB) process.exitCode = 1;
}

async function signIn(page: Page): Promise<void> {
  const { email, password } = server.signIn('Staff');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/home$/);
}

/** One task of a thread in Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** How long it took by the clock (dur), and how much processor time (tdur). */
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** The longest task of a page's main thread in milliseconds. The page could not answer meanwhile. */
function longestTask(trace: Buffer): { worked: number; still: number } {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString('utf8'));
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = new Set(mains.map(threadOf));
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && threads.has(threadOf(event)));
  const longest = (times: readonly number[]): number => times.reduce((most, time) => Math.max(most, time), 0) / 1000;
  return {
    // Without processor time, takes the clock's time, which is never shorter.
    worked: longest(tasks.map(({ dur = 0, tdur = dur }) => tdur)),
    still: longest(tasks.map(({ dur = 0 }) => dur)),
  };
}

/** The most memory that any process of a page has had, in megabytes. */
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
