/**
 * Runs Lighthouse with its phone profile (a mid-range phone on slow 4G, simulated) on the built product with the demonstration unit. Writes
 * the table in docs/lighthouse.md. Fails if any category of a page is below 97.
 *
 * This fetches Lighthouse when it runs, not with every `npm install`: with its dependencies, it is 120 MB that nothing else here uses.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { RunningServer, temporaryFolder } from '../runningServer.ts';
import { circumstances } from './support/circumstances.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LEAST_SCORE = 97;
/** Each page is measured this many times, and the median counts. */
const RUNS = 3;
/**
 * The speed of the phone's processor, in Lighthouse's rating. Chrome rates a mid-range phone 1000 and a cheap one 264. This machine is slowed
 * down to it, so that a slow machine and a fast one measure the same phone.
 */
const PHONE_SPEED = 600;
/** A run counts only if the processor was as fast as just before, give or take this part. Otherwise other work would look like the page's own. */
const MOST_CHANGE = 0.15;
const MOST_TRIES = 6 * RUNS;
const REPORT = new URL('../../docs/lighthouse.md', import.meta.url);

interface Report {
  /** The address of the page that was measured in the end, after redirects. */
  finalDisplayedUrl: string;
  /** The processor's speed at that moment, by Lighthouse's own measure. */
  environment: { benchmarkIndex: number };
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

/** How the last run rated this machine's processor. */
let speed = PHONE_SPEED;
const before = circumstances();
const [load = 0] = loadavg();
// Lighthouse's simulation mistakes a busy processor for a slow page.
if (load > cpus().length / 2)
  console.warn(`The machine is busy (load ${load.toFixed(1)}): scores for performance say little.`);

const data = await temporaryFolder();
const profile = await temporaryFolder();
const server = await RunningServer.start(data.path, ['--demo'], { NODE_ENV: 'production' });
try {
  // Only rates the processor.
  await run('/login');
  const rows = [await measure('Login', '/login')];
  const { soldierId, question } = await inBrowser(signInAndStartExam);
  rows.push(await measure('Home', '/home'));
  rows.push(await measure('Record', `/user-info/${soldierId}`));
  rows.push(await measure('Exam question', question));
  rows.push(await measure('Overview', '/admin/overview'));
  await report(rows);
} finally {
  await server.stop();
  await data.remove();
  await profile.remove();
}

/**
 * Starts a browser with the stored data of the earlier ones, such as the session. Each measurement has its own browser. In a used process,
 * the profiler first lists all compiled code, and Lighthouse takes that for the page's work: four times 150 ms.
 */
async function inBrowser<T>(use: (browser: BrowserContext) => Promise<T>): Promise<T> {
  const executablePath = findBrowser()?.path;
  const browser = await chromium.launchPersistentContext(profile.path, {
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--remote-debugging-port=0'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Signs in the demonstration's staff and starts an exam.
 * @returns the ids in addresses that are known only afterwards
 */
async function signInAndStartExam(context: BrowserContext): Promise<{ soldierId: string; question: string }> {
  const { email, password } = server.signIn('Staff');
  const page = await context.newPage();
  await page.goto(new URL('/login', server.url).href);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const link = await page.getByRole('link', { name: 'My Info' }).getAttribute('href');
  await page.goto(new URL('/exam/landing', server.url).href);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/question\/0$/);
  const question = new URL(page.url()).pathname;
  await page.close();
  return { soldierId: link?.split('/').at(-1) ?? '', question };
}

interface Row {
  name: string;
  speeds: number[];
  scores: number[];
  paint: string;
}

async function measure(name: string, path: string): Promise<Row> {
  const reports: Report[] = [];
  for (let tries = 0; reports.length < RUNS && tries < MOST_TRIES; tries += 1) {
    const speedBefore = speed;
    const tried = await run(path);
    if (Math.abs(speed / speedBefore - 1) <= MOST_CHANGE) reports.push(tried);
  }
  if (reports.length < RUNS) throw new Error(`The machine is too busy or too slow to measure ${name}.`);
  reports.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const middle = reports[Math.floor(RUNS / 2)];
  if (middle === undefined) throw new Error('Lighthouse gave no report.');
  for (const { score, title, displayValue = '' } of Object.values(middle.audits)) {
    if (score !== null && score < 0.9) console.log(`${name}: ${title} ${displayValue}`);
  }
  const shown = (audit: string): string => middle.audits[audit]?.displayValue ?? '';
  return {
    name,
    speeds: reports.map(({ environment }) => Math.round(environment.benchmarkIndex)),
    scores: CATEGORIES.map((category) => scoreOf(middle, category)),
    paint: `${shown('first-contentful-paint')} / ${shown('largest-contentful-paint')} / ${shown('total-blocking-time')} / ${shown('cumulative-layout-shift')}`,
  };
}

function scoreOf({ categories }: Report, category: (typeof CATEGORIES)[number]): number {
  return Math.round((categories[category].score ?? 0) * 100);
}

/** Measures a page on a phone, and this machine's processor for the next run. */
async function run(path: string): Promise<Report> {
  const found = await inBrowser(() => lighthouse(new URL(path, server.url).href, speed / PHONE_SPEED));
  speed = found.environment.benchmarkIndex;
  return found;
}

/** @throws Error when the page redirected to another one. */
async function lighthouse(url: string, slowdown: number): Promise<Report> {
  // Chromium writes its debugger's port into the first line of this file.
  const [port = ''] = (await readFile(join(profile.path, 'DevToolsActivePort'), 'utf8')).split('\n');
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      `--port=${port}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { maxBuffer: 100_000_000 },
  );
  const found: Report = JSON.parse(stdout);
  const [asked, shown] = [new URL(url).pathname, new URL(found.finalDisplayedUrl).pathname];
  // Without a session the page redirects to /login, which is the fastest of all.
  if (shown !== asked) throw new Error(`Lighthouse measured ${shown} in place of ${asked}.`);
  return found;
}

async function report(rows: readonly Row[]): Promise<void> {
  const speeds = rows.flatMap((row) => row.speeds);
  const low = rows.filter(({ scores }) => scores.some((score) => score < LEAST_SCORE));
  const verdict = low.length === 0 ? 'None is.' : `Below it: ${low.map(({ name }) => name).join(', ')}.`;
  const lines = [
    '# How fast it opens on a phone',
    '',
    `\`npm run lighthouse\` measures the built product with the demonstration unit and writes this page. It runs ${LIGHTHOUSE.replace('@', ' ')}`,
    `at its phone profile, with simulated throttling and nothing cached. The middle one of ${RUNS} runs counts.`,
    `The command fails when a score is below ${LEAST_SCORE}. ${verdict}`,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${before} before.`,
    `Lighthouse rated the processor ${Math.min(...speeds)} to ${Math.max(...speeds)}, and each run slowed it down to a phone rated ${PHONE_SPEED}.`,
    '',
    '| Screen | Performance | Accessibility | Best practices | SEO | First paint / largest paint / blocked / shifted |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ name, scores, paint }) => `| ${[name, ...scores, paint].join(' | ')} |`),
    '',
  ];
  console.log(lines.join('\n'));
  await writeFile(REPORT, lines.join('\n'));
  if (low.length > 0) process.exitCode = 1;
}
