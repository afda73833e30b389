/**
 * Measures how every query of the client's screens, and four of their writes, grow with the unit. Works over HTTP, for 30, 300, 3,000 and
 * 10,000 soldiers. Measures the 95th percentile of the time, the database commands, and the processor time and memory of two processes: the
 * server with the client, and the embedded store. Fails if an operation's processor time in the server grows faster than the number of
 * people, with a quarter to spare for noise, or if its number of commands grows.
 *
 *   npm run scale            all sizes, about ten minutes
 *   npm run scale -- 3000    up to 3,000 soldiers
 */
import 'reflect-metadata';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import mongoose from 'mongoose';
import { createApp } from '../../server/app.ts';
import { MODELS } from '../../server/models.ts';
import { readConfig } from '../../server/operations/settings/config.ts';
import { connectStore, disconnectStore } from '../../server/store/connection.ts';
import { listenLocally } from '../../server/testing/listenLocally.ts';
import { ApiClient } from '../apiClient.ts';
import { temporaryFolder } from '../runningServer.ts';
import { faultsOf, type Measurement, type Memory, tables } from './scale/report.ts';
import { type Ask, queries, writes } from './scale/requests.ts';
import { fillUpTo, STAFF } from './scale/unit.ts';
import { circumstances, loadAverage } from './support/circumstances.ts';
import { countGiven } from './support/countGiven.ts';
import { MeasuredProcess } from './support/measuredProcess.ts';
import { median, percentile } from './support/statistics.ts';

const SIZES = [30, 300, 3_000, 10_000];
const largest = countGiven(0, Infinity);
const sizes = SIZES.filter((people) => people <= largest);
const FEWEST_TRIES = 5;
/** How often an operation is sent. It stops after so many milliseconds, but sends at least a few. */
const TRIES = 40;
const PATIENCE_MS = 10_000;

const commands: string[] = [];
const folder = await temporaryFolder();
const store = await MeasuredProcess.start(new URL('support/storeServer.ts', import.meta.url), {
  logFile: join(folder.path, 'log'),
  args: [join(folder.path, 'store')],
});
await connectStore(store.address, MODELS, { monitorCommands: true });
mongoose.connection.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
const config = { ...readConfig({}), environment: 'production' as const };
const { server } = await createApp({ config, clientFolder: folder.path });
try {
  await main(await listenLocally(server));
} finally {
  server.closeAllConnections();
  server.close();
  await disconnectStore();
  await store.stop();
  await folder.remove();
}

async function main(port: number): Promise<void> {
  if (sizes.length === 0) throw new Error(`The smallest unit has ${Math.min(...SIZES)} soldiers.`);
  console.log(`${circumstances()}\n`);
  const measurements: Measurement[] = [];
  const memory: Memory[] = [];
  for (const people of sizes) {
    await fillUpTo(people);
    const staff = await signInStaff(port);
    // The writes come last, so that queries find the unit as it was filled. They are made only then, so that their newcomers' sessions are
    // new.
    for (const operations of [() => queries(staff), () => writes(staff, TRIES + 1)]) {
      for (const [operation, ask] of await operations())
        measurements.push({ operation, people, ...(await measure(ask)) });
    }
    memory.push({ people, store: await store.collectGarbage(), server: residentBytes() });
    console.log(`${people} soldiers are measured; load average ${loadAverage()}`);
  }
  console.log(`\n${tables(measurements, memory)}\n`);
  const faults = faultsOf(measurements);
  if (memory.length === 1) console.log('Every operation is answered. With one size there is no growth to judge.');
  else console.log(faults.length === 0 ? 'Nothing grows faster than the number of people.' : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}

async function signInStaff(port: number): Promise<ApiClient> {
  const client = new ApiClient(`http://127.0.0.1:${port}`);
  await client.signIn(STAFF.email, STAFF.password);
  return client;
}

async function measure(ask: Ask): Promise<Omit<Measurement, 'operation' | 'people'>> {
  const kilobytes = JSON.stringify(await ask()).length / 1024;
  // Collected here, so that an earlier operation's garbage does not count for this one.
  globalThis.gc?.();
  await store.collectGarbage();
  const [times, counts, batches]: [number[], number[], number[]] = [[], [], []];
  const [storeBefore, serverBefore] = [await store.cpuTime(), process.cpuUsage()];
  const begin = performance.now();
  while (times.length < TRIES && (times.length < FEWEST_TRIES || performance.now() - begin < PATIENCE_MS)) {
    commands.length = 0;
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
    batches.push(commands.filter((name) => name === 'getMore').length);
    counts.push(commands.filter((name) => name !== 'getMore').length);
  }
  const { user, system } = process.cpuUsage(serverBefore);
  // The mean: garbage is collected once in many small answers, and a median would leave that out.
  const perAnswer = (microseconds: number): number => microseconds / 1_000 / times.length;
  return {
    p95: percentile(times, 95),
    cpu: { server: perAnswer(user + system), store: perAnswer((await store.cpuTime()) - storeBefore) },
    // The median: now and then, the session's use is written as well.
    commands: median(counts),
    batches: median(batches),
    kilobytes,
  };
}

/** The memory that stays resident after a garbage collection, in bytes. */
function residentBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}
