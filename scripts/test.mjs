/**
 * `npm test`: installs what is missing, a browser too, and runs everything. That is: generated files, types and lint, formatting, unit and
 * API tests, crash test, hostile requests and browser tests. At the end it prints how long each part and the slowest tests took. The last
 * line is `tests: N passed, N failed`, which counts each check as one test.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureNode, ROOT } from './prepare.mjs';

const RESULTS = join(ROOT, 'test-results');
const JEST_RESULTS = join(RESULTS, 'jest.json');
const BROWSER_RESULTS = join(RESULTS, 'browser.json');

/** Few enough for every run; `npm run kill-rounds` does more. */
const KILL_ROUNDS = '5';
/** Few enough for every run, and always the same ones; `npm run reminder-rounds` draws more. */
const REMINDER_ROUNDS = ['2', '20261126'];
/** Few enough for every run, and always the same ones; `npm run hostile` draws more. */
const HOSTILE_REQUESTS = '1000';
const HOSTILE = [HOSTILE_REQUESTS, '20261121'];

ensureNode();
ensureInstalled();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0 };
/** How long each part took, in the order in which they ended. */
const parts = [];
/** Every counted test, and how long it took. */
const tests = [];
const SLOWEST = 10;

// Fetched meanwhile; nothing needs it yet.
const browserIsThere = import('./browser.mjs').then(({ ensureBrowser }) => ensureBrowser());

// Two at a time, for two cores: types and lint take as long as the others together.
await Promise.all([check('Types and lint', ['npm', 'run', '--silent', 'check:lint']), checkTheRest()]);
// The tests need no build, so it runs beside them. This process blocks during the build, but the tests' processes don't.
const unitTests = suite(
  'Unit and API tests',
  ['npm', 'run', '--silent', 'test:unit', '--', '--json', `--outputFile=${JEST_RESULTS}`],
  () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = readJson(JEST_RESULTS);
    for (const { name, assertionResults } of testResults) {
      for (const { fullName, duration } of assertionResults) note(relative(ROOT, name), fullName, duration);
    }
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
  },
);
ensureBuilt();
await Promise.all([unitTests, runScripts()]);
// Nothing else runs beside the browser tests, which have time limits.
await browserIsThere;
await suite('Browser tests', ['npm', 'run', '--silent', 'test:browser'], () => {
  const { stats, suites } = readJson(BROWSER_RESULTS);
  suites.forEach(noteBrowserTests);
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed at the second try only.`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
});

tellTimes(`How long each part took`, parts);
tellTimes(`The ${SLOWEST} slowest tests`, tests.sort((one, other) => other.ms - one.ms).slice(0, SLOWEST));
console.log(`tests: ${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function checkTheRest() {
  await check('Format', ['npm', 'run', '--silent', 'check:format']);
  await check('Generated files are current', ['npm', 'run', '--silent', 'check:generated']);
}

/** Kills the built product, also while it reminds people, and sends it hostile requests. */
async function runScripts() {
  const run = ['npm', 'run', '--silent'];
  await check(`No acknowledged edit is lost in ${KILL_ROUNDS} kills`, [...run, 'kill-rounds', '--', KILL_ROUNDS]);
  await check(`Nobody is told twice or not at all in ${REMINDER_ROUNDS[0]} weeks of kills`, [
    ...[...run, 'reminder-rounds', '--', ...REMINDER_ROUNDS],
  ]);
  await check(`No fault in ${HOSTILE_REQUESTS} hostile requests`, [...run, 'hostile', '--', ...HOSTILE]);
}

/** A command that passes or fails as a whole. Its output is shown when it ends, because others run beside it. */
async function check(title, command) {
  const passed = await runCommand(title, command, 'pipe');
  total.passed += passed ? 1 : 0;
  total.failed += passed ? 0 : 1;
}

/** A command that counts its tests. It also counts as failed if it fails without a failed test, or leaves no count. */
async function suite(title, command, readCounts) {
  console.log(`\n── ${title}`);
  const succeeded = await runCommand(title, command, 'inherit');
  let counts = { passed: 0, failed: 0 };
  try {
    counts = readCounts();
  } catch (error) {
    console.error(`${title} left no result: ${error.message}`);
  }
  const sound = succeeded && counts.passed > 0;
  total.passed += counts.passed;
  total.failed += counts.failed + (!sound && counts.failed === 0 ? 1 : 0);
}

function note(file, title, ms) {
  tests.push({ title: `${file}: ${title}`, ms: ms ?? 0 });
}

/** Playwright nests a file's tests below their `describe`. */
function noteBrowserTests({ file, specs, suites = [] }) {
  for (const { title, tests: runs } of specs) {
    for (const { projectName, results } of runs) {
      note(`e2e/${file}, ${projectName}`, title, Math.max(...results.map(({ duration }) => duration)));
    }
  }
  suites.forEach(noteBrowserTests);
}

function tellTimes(title, rows) {
  console.log(`\n── ${title}`);
  for (const row of rows) console.log(`${seconds(row.ms).padStart(9)}  ${row.title}`);
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function runCommand(title, [command, ...args], output) {
  const startedAt = Date.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  // If the build fails, this process ends, and must end what runs beside it.
  const end = () => child.kill();
  process.once('exit', end);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (printed += text));
  }
  const [status] = await once(child, 'close');
  process.off('exit', end);
  process.stdout.write(printed);
  const ms = Date.now() - startedAt;
  parts.push({ title, ms });
  console.log(`── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(ms)}`);
  return status === 0;
}
