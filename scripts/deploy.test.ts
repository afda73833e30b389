import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_LARGE_BODY_BYTES } from '../server/http/requestLimits.ts';
// Adds the mail metrics.
import '../server/mail/mailMetrics.ts';
// Adds the metrics of daily jobs.
import '../server/scheduler/scheduler.ts';
import { registry } from '../server/operations/observability/metrics.ts';
import { readConfig } from '../server/operations/settings/config.ts';

/* Checks that what the files for an operator's machine say about the product is true. */

const FILES = readdirSync('deploy').map((name) => join('deploy', name));
const read = (name: string): string => readFileSync(join('deploy', name), 'utf8');

it.each([
  ['haproxy.cfg', /hdr_val\(content-length\) gt (\d+)/],
  ['nginx.conf', /client_max_body_size (\d+);/],
])('%s lets through what the product takes, and no more', (name, size) => {
  expect(Number(size.exec(read(name))?.[1])).toBe(MAX_LARGE_BODY_BYTES);
});

/** How long the product takes to stop after the drain, in milliseconds (server/main.ts). */
const ENDS_WITHIN_MS = 9000;

it('the service and the container may take longer to stop than the longest drain and what follows it', () => {
  const longest = [...Array(1000).keys()].findLast((seconds) => isTaken({ DRAIN_SECONDS: String(seconds) })) ?? 0;
  const needed = longest + ENDS_WITHIN_MS / 1000;
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read('tracker.service'))?.[1])).toBeGreaterThan(needed);
  const compose = readFileSync('docker-compose.yml', 'utf8');
  expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(needed);
});

it('the container takes signals also while the product starts or a command runs, as no process with the number 1 does by itself', () => {
  const [, app = ''] = readFileSync('docker-compose.yml', 'utf8').split(/^ {2}app:$/m);
  expect(app).toMatch(/^ {4}init: true$/m);
});

function isTaken(settings: Record<string, string>): boolean {
  try {
    readConfig(settings);
    return true;
  } catch {
    return false;
  }
}

it('the log is kept for as long as the documents say', () => {
  const [, days] = /^MaxRetentionSec=(\d+)day$/m.exec(read('journald@tracker.conf')) ?? [];
  expect(readFileSync('docs/operation.md', 'utf8')).toContain(`keeps 2 GB and ${days} days of it.`);
  expect(readFileSync('docs/security.md', 'utf8')).toContain(`on an encrypted volume, ${days} days at most.`);
});

it('a backup that fails says why in the log', () => {
  // Without its own line, standard error goes where standard output goes.
  expect(read('tracker-backup.service')).toMatch(/^StandardOutput=null\nStandardError=journal$/m);
});

it('the alerts ask for what the product measures', () => {
  const asked = read('tracker-rules.yml').matchAll(
    /\b((?:tracker|mails|daily|http|graphql)_\w+?)(?:_count)?\{job="tracker"/g,
  );
  const names = [...asked].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['mails_waiting', 'daily_jobs_total']));
  expect(names.filter((name) => registry.getSingleMetric(name) === undefined)).toEqual([]);
});

it.each([...FILES, 'Dockerfile', 'docs/operation.md', 'docs/docker.md', 'docs/imports.md', 'docs/first-hour.md'])(
  '%s starts nothing of the build that is not there',
  (file) => {
    const started = readFileSync(file, 'utf8').matchAll(/\bdist\/(server\/[\w/]+)\.js\b/g);
    expect([...started].map(([, path = '']) => path).filter((path) => !existsSync(`${path}.ts`))).toEqual([]);
  },
);
