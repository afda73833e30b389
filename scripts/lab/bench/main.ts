/**
 * Measures the product against a bare server that does the same work, and against other GraphQL servers with the product's schema. All use
 * one embedded store and take turns in each round. Measures the product once more as an operator runs it and a browser asks it. Prints
 * tables, and which goals are met. A missed goal does not fail the run, because one is out of reach with any store; the exit code says only
 * whether the measurement worked. Writes the five comparable servers' results for 30 people to `bench-results.json`.
 *
 *   npm run bench            3 rounds, about eleven minutes
 *   npm run bench -- 1       1 round
 */
import 'reflect-metadata';
import { deepStrictEqual } from 'node:assert';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../runningServer.ts';
import { circumstances, loadAverage } from '../support/circumstances.ts';
import { countGiven } from '../support/countGiven.ts';
import { MeasuredProcess } from '../support/measuredProcess.ts';
import { load } from './load.ts';
import { clientRequests, OPERATIONS } from './operations.ts';
import { LIMIT, PRODUCT, type Result, resultsOf, type Round, table, wishes } from './report.ts';
import { seed } from './seed.ts';

/** Numbers of people in the store. The results file has the first one. */
const SIZES = [30, 300];
const SECONDS = 3;
const WARM_UP_SECONDS = 2;

const BUILT = new URL('../../../dist/server/main.js', import.meta.url);

/** How to start a server, and the headers of its requests. */
interface Entry {
  name: string;
  module: URL;
  env?: Record<string, string>;
  /** Headers beside the cookie. */
  headers?: Record<string, string>;
}

/** Servers under equal conditions: without metrics, and sending the same uncompressed bytes. In the order in which they take turns. */
const ALIKE: readonly Entry[] = [
  { name: LIMIT, module: new URL('servers/limit.ts', import.meta.url) },
  { name: 'yoga', module: new URL('servers/yoga.ts', import.meta.url) },
  { name: 'mercurius-jit', module: new URL('servers/mercurius.ts', import.meta.url) },
  { name: 'apollo-default', module: new URL('servers/apollo.ts', import.meta.url) },
  { name: PRODUCT, module: BUILT },
];
/** The product as an operator runs it and a browser asks it: with metrics, and answers compressed. */
const WATCHED: Entry = {
  name: 'product-watched',
  module: BUILT,
  env: { METRICS_TOKEN: 'twenty-characters-or-more' },
  headers: { 'accept-encoding': 'gzip' },
};
const SERVERS: readonly Entry[] = [...ALIKE, WATCHED];

interface Contestant {
  name: string;
  server: MeasuredProcess;
  headers: Record<string, string>;
}

const rounds = countGiven(0, 3);
console.log(`${circumstances()}, ${rounds} rounds`);
for (const [index, size] of SIZES.entries()) {
  console.log(`\n${size} people; load average before: ${loadAverage()}\n`);
  const results = await measure(size);
  console.log(table(results));
  console.log(`\n${wishes(results)}`);
  if (index === 0) await writeResults(results);
}
console.log(`\nLoad average at the end: ${loadAverage()}`);

async function measure(size: number): Promise<Result[]> {
  const folder = await temporaryFolder();
  const logs = await temporaryFolder();
  const processes: MeasuredProcess[] = [];
  try {
    const start = (name: string, module: URL, options: { args?: string[]; env?: Record<string, string> }) =>
      MeasuredProcess.start(module, { logFile: join(logs.path, name), ...options });
    const store = await start('store', new URL('../support/storeServer.ts', import.meta.url), { args: [folder.path] });
    processes.push(store);
    const { cookie, soldierId } = await seed(store.address, size);
    const contestants: Contestant[] = [];
    for (const { name, module, env = {}, headers = {} } of SERVERS) {
      const server = await start(name, module, { env: { MONGODB_URI: store.address, ...env } });
      processes.unshift(server);
      contestants.push({ name, server, headers: { cookie, ...headers } });
    }
    const measured: Round[] = [];
    const requests = await clientRequests(soldierId);
    for (const operation of OPERATIONS) {
      const body = JSON.stringify(requests[operation]);
      await answersAlike(contestants, body);
      for (const { server, headers } of contestants) await load(server, { headers, body, seconds: WARM_UP_SECONDS });
      for (let round = 0; round < rounds; round += 1) {
        for (const { name, server, headers } of contestants) {
          const measurement = await load(server, { headers, body, seconds: SECONDS });
          measured.push({ server: name, operation, ...measurement });
        }
      }
    }
    return resultsOf(measured);
  } finally {
    // The store is stopped last.
    for (const one of processes) await one.stop();
    await folder.remove();
    await logs.remove();
  }
}

/** @throws AssertionError unless every server gives the same data; otherwise they did different work. */
async function answersAlike(contestants: readonly Contestant[], body: string): Promise<void> {
  const answers = await Promise.all(
    contestants.map(async ({ server, headers }) => {
      const sent = { 'content-type': 'application/json', ...headers };
      const response = await fetch(`${server.address}/graphql`, { method: 'POST', headers: sent, body });
      const answer: unknown = await response.json();
      return answer;
    }),
  );
  for (const answer of answers) deepStrictEqual(answer, answers[0]);
}

async function writeResults(all: readonly Result[]): Promise<void> {
  const results = all
    .filter(({ server }) => server !== WATCHED.name)
    .map(({ server, operation, rps, p50, p99, ratio }) => ({ server, operation, rps, p50, p99, ratio }));
  await writeFile('bench-results.json', `${JSON.stringify({ results }, null, 2)}\n`);
}
