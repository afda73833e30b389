/**
 * Measures how many requests of mixed traffic (Home, records, comments, edits, new comments) the built product answers in a second. Then
 * sends twice that for some minutes, at the pace of a crowd that doesn't wait for answers. Fails when an acknowledged write is lost, a
 * refused one was done, or an answer is wrong. Also fails when an accepted request waits long or in vain, when nothing is refused, when a
 * refusal does not say when to come again, when far fewer requests are answered than before, or when the memory grows by more than what was
 * written.
 *
 *   npm run overload          10 minutes
 *   npm run overload -- 2     2 minutes
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../runningServer.ts';
import { type Action, type Exchange, Person } from './overload/person.ts';
import { circumstances } from './support/circumstances.ts';
import { countGiven } from './support/countGiven.ts';
import { HttpSender } from './support/httpSender.ts';
import { Inspector } from './support/inspector.ts';
import { SeededRandom } from './support/seededRandom.ts';
import { median, percentile } from './support/statistics.ts';

const PEOPLE = 40;
const WARM_UP_MS = 5_000;
const MEASURE_MS = 15_000;
/** Enough clients to keep the server busy, and too few for it to refuse any. */
const MEASURING = 16;
/**
 * The longest time for 99 of 100 accepted requests, in milliseconds. People notice a wait from one second on, and give up after several.
 */
const P99_MS = 2500;
/** The share of the earlier rate that must still be answered under twice as many requests. */
const GOODPUT = 0.5;
const LOOKS = 8;
const MEMORY_NOISE = 1.15;
/** The memory that a write takes in the store, in bytes: a comment or a version, plus a history entry, with their indexes. */
const BYTES_A_WRITE = 6000;
/** The actions of twenty requests. */
const TRAFFIC: readonly Action[] = [
  ...Array<Action>(8).fill('home'),
  ...Array<Action>(6).fill('record'),
  ...Array<Action>(4).fill('comments'),
  'edit',
  'add',
];

const minutes = countGiven(0, 10);
const random = new SeededRandom(1);
const folder = await temporaryFolder();
const { server, inspector } = await Inspector.start(folder.path, [], { NODE_ENV: 'production' });
const url = new URL(server.url);
const kept = new HttpSender(url);
/** A new connection for each request, as from newcomers, or from a proxy that keeps no connections. */
const fresh = new HttpSender(url, false);
try {
  await main();
} finally {
  kept.close();
  fresh.close();
  inspector.close();
  await server.stop('SIGKILL');
  await folder.remove();
}

async function main(): Promise<void> {
  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    people.push(await Person.register(index % 2 === 0 ? kept : fresh, server.joinCode, index));
  }
  const one = (): Promise<Exchange> => random.pick(people).does(random.pick(TRAFFIC));
  const written = (): number => people.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

  await closedLoop(one, WARM_UP_MS);
  const capacity = (await closedLoop(one, MEASURE_MS)) / (MEASURE_MS / 1000);
  console.log(`${circumstances()}\ncapacity: ${Math.round(capacity)} requests/s`);

  const exchanges: Exchange[] = [];
  const memory: { bytes: number; written: number }[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await openLoop(one, 2 * capacity, (minutes * 60_000) / LOOKS, (exchange) => exchanges.push(exchange));
    memory.push({ bytes: await inspector.residentMemory(), written: written() });
  }
  const faults = exchanges.flatMap(({ fault }) => fault ?? []);
  for (const person of people) faults.push(...(await person.losses()));
  judge(exchanges, capacity, faults);
  judgeMemory(memory, faults);
  const times = new Map<string, number>();
  for (const fault of faults) times.set(fault, (times.get(fault) ?? 0) + 1);
  for (const [fault, count] of [...times].slice(0, 10)) console.error(`FAULT ${count} × ${fault}`);
  console.log(
    faults.length === 0 ? `${written()} acknowledged writes, none lost; no fault.` : `${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/**
 * Lets a few clients send requests one after the other.
 * @returns how many were accepted
 */
async function closedLoop(one: () => Promise<Exchange>, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds;
  let accepted = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < until) if ((await one()).outcome === 'ACCEPTED') accepted += 1;
  };
  await Promise.all(Array.from({ length: MEASURING }, client));
  return accepted;
}

/** Sends that many requests a second, answered or not, at the times of a Poisson process; waits for the last one. */
async function openLoop(
  one: () => Promise<Exchange>,
  perSecond: number,
  milliseconds: number,
  heard: (exchange: Exchange) => void,
): Promise<void> {
  const under = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let due = startedAt; due < startedAt + milliseconds; due += (-Math.log(1 - random.next()) * 1000) / perSecond) {
    const early = due - performance.now();
    if (early > 1) await wait(early);
    // A request that is sent late counts from the time when it was due.
    const late = Math.max(0, performance.now() - due);
    const exchange = one().then(({ milliseconds: took, ...rest }) => {
      heard({ ...rest, milliseconds: took + late });
      under.delete(exchange);
    });
    under.add(exchange);
  }
  await Promise.all(under);
}

function judge(exchanges: readonly Exchange[], capacity: number, faults: string[]): void {
  const timesOf = (outcome: string): number[] =>
    exchanges.flatMap((one) => (one.outcome === outcome ? one.milliseconds : []));
  const [accepted, busy, lost] = [timesOf('ACCEPTED'), timesOf('BUSY'), timesOf('LOST')];
  const perSecond = ({ length }: readonly number[]): number => length / (minutes * 60);
  const row = (times: readonly number[]): object => ({
    requests: times.length,
    'per second': Math.round(perSecond(times)),
    'of the capacity': `${Math.round((perSecond(times) / capacity) * 100)} %`,
    // Without times, there is neither a median nor a percentile.
    ...(times.length > 0 && { 'median ms': Math.round(median(times)), 'p99 ms': Math.round(percentile(times, 99)) }),
  });
  console.table({ accepted: row(accepted), 'refused with 503': row(busy), 'took too long': row(lost) });
  if (busy.length === 0) faults.push('Nothing was refused.');
  if (lost.length > 0) faults.push(`${lost.length} requests that were let in got no answer in time.`);
  for (const times of [accepted, busy]) {
    const p99 = percentile(times, 99);
    if (p99 > P99_MS) faults.push(`99 of 100 took up to ${Math.round(p99)} ms.`);
  }
  const goodput = perSecond(accepted) / capacity;
  if (goodput < GOODPUT) faults.push(`Only ${Math.round(goodput * 100)} % of the capacity was answered.`);
}

/** Written data stays in memory, and may. Compares with the second quarter, the first one with full caches. */
function judgeMemory(memory: readonly { bytes: number; written: number }[], faults: string[]): void {
  console.log(`memory in MB: ${memory.map(({ bytes }) => Math.round(bytes / 1e6)).join(' ')}`);
  const [from, to] = [memory[LOOKS / 4], memory.at(-1)];
  if (!from || !to) return;
  const allowed = from.bytes * MEMORY_NOISE + (to.written - from.written) * BYTES_A_WRITE;
  if (to.bytes > allowed)
    faults.push(
      `The memory grew to ${Math.round(to.bytes / 1e6)} MB; at most ${Math.round(allowed / 1e6)} is explained.`,
    );
}
