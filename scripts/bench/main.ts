/**
 * Measures the product against a bare server that does the same work, and against other GraphQL servers with the product's own schema, all
 * over one embedded store and taking turns in each round. Prints tables, and writes those of 30 people to `bench-results.json`.
 *
 *   npm run bench            3 rounds, about nine minutes
 *   npm run bench -- 1       1 round
 */
import 'reflect-metadata';
import { deepStrictEqual } from 'node:assert';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../runningServer.ts';
import { load } from './load.ts';
import { MeasuredProcess } from './measuredProcess.ts';
import { clientRequests, OPERATIONS } from './operations.ts';
import { LIMIT, type Result, resultsOf, type Round, table } from './report.ts';
import { seed } from './seed.ts';

/** How many people; the results file tells of the first. */
const SIZES = [30, 300];
const SECONDS = 3;
const WARM_UP_SECONDS = 2;

/** In the order in which they take turns. */
const SERVERS: readonly (readonly [name: string, module: URL])[] = [
  [LIMIT, new URL('servers/limit.ts', import.meta.url)],
  ['yoga', new URL('servers/yoga.ts', import.meta.url)],
  ['mercurius-jit', new URL('servers/mercurius.ts', import.meta.url)],
  ['apollo-default', new URL('servers/apollo.ts', import.meta.url)],
  ['product', new URL('../../dist/server/main.js', import.meta.url)],
];

/** A server, and what each operation is asked for with. */
interface Contestant {
  name: string;
  server: MeasuredProcess;
}

const rounds = Number(process.argv[2] ?? 3);
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${rounds} rounds`);
for (const [index, size] of SIZES.entries()) {
  console.log(`\n${size} people; load average before: ${loadAverage()}\n`);
  const results = await measure(size);
  console.log(table(results));
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
    const store = await start('store', new URL('servers/store.ts', import.meta.url), { args: [folder.path] });
    processes.push(store);
    const { cookie, soldierId } = await seed(store.address, size);
    const contestants: Contestant[] = [];
    for (const [name, module] of SERVERS) {
      const server = await start(name, module, { env: { MONGODB_URI: store.address } });
      processes.unshift(server);
      contestants.push({ name, server });
    }
    const measured: Round[] = [];
    const requests = await clientRequests(soldierId);
    for (const operation of OPERATIONS) {
      const request = { cookie, body: JSON.stringify(requests[operation]) };
      await answersAlike(contestants, request);
      for (const { server } of contestants) await load(server, { ...request, seconds: WARM_UP_SECONDS });
      for (let round = 0; round < rounds; round += 1) {
        for (const { name, server } of contestants) {
          measured.push({ server: name, operation, ...(await load(server, { ...request, seconds: SECONDS })) });
        }
      }
    }
    return resultsOf(measured);
  } finally {
    // The store last.
    for (const one of processes) await one.stop();
    await folder.remove();
    await logs.remove();
  }
}

/** @throws AssertionError unless everybody gives the same data: otherwise they did not do the same work. */
async function answersAlike(contestants: readonly Contestant[], { cookie, body }: { cookie: string; body: string }) {
  const answers = await Promise.all(
    contestants.map(async ({ server }) => {
      const headers = { 'content-type': 'application/json', cookie };
      const response = await fetch(`${server.address}/graphql`, { method: 'POST', headers, body });
      const answer: unknown = await response.json();
      return answer;
    }),
  );
  for (const answer of answers) deepStrictEqual(answer, answers[0]);
}

function loadAverage(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(', ');
}

async function writeResults(all: readonly Result[]): Promise<void> {
  const results = all.map(({ server, operation, rps, p50, p99, ratio }) => ({
    server,
    operation,
    rps,
    p50,
    p99,
    ratio,
  }));
  await writeFile('bench-results.json', `${JSON.stringify({ results }, null, 2)}\n`);
}
