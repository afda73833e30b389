/**
 * Measures how every query that the client's screens send grows with the unit: over HTTP, on the embedded store, for 30, 3,000, 30,000 and
 * 100,000 soldiers the 95th percentile of the time, the database commands, and the memory of the process, which is the server, the store and
 * the client at once. Fails when a query's processor time grows faster than the number of people, with a quarter to spare for noise, or when
 * the number of its commands grows.
 *
 *   npm run scale            all sizes
 *   npm run scale -- 3000    up to 3,000 soldiers
 */
import 'reflect-metadata';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import mongoose from 'mongoose';
import { COMMENT_CATEGORIES } from '../domain/values.ts';
import { createApp } from '../server/app.ts';
import { CommentModel } from '../server/comments/comment.model.ts';
import { readConfig } from '../server/config.ts';
import { connectStore, disconnectStore } from '../server/database/connection.ts';
import { openStore } from '../server/database/openStore.ts';
import { ensureQuestions } from '../server/exam/ensureQuestions.ts';
import { QuestionModel } from '../server/exam/question.model.ts';
import { createAccount } from '../server/identity/identity.service.ts';
import { ensureJoinCode } from '../server/identity/joinCode/joinCode.service.ts';
import { SoldierModel } from '../server/soldiers/soldier.model.ts';
import { localDateAt } from '../domain/localDate.ts';
import { ApiClient } from './apiClient.ts';
import { countGiven } from './countGiven.ts';
import { clientQueries } from './clientOperations.ts';
import { people } from './people.ts';
import { temporaryFolder } from './runningServer.ts';
import { percentile } from './statistics.ts';

const SIZES = [30, 3_000, 30_000, 100_000];
/** A query is sent this often, but not for much longer than so many milliseconds, and a few times in any case. */
const TRIES = 40;
const PATIENCE_MS = 10_000;
const FEWEST_TRIES = 5;
/**
 * What 100,000 people cost is compared with what these do. With fewer, what an answer needs is gone before V8 moves it to the old generation:
 * a person costs up to a third less, so that a comparison would tell of the garbage collector and not of the product.
 */
const COMPARED_WITH = 30_000;
const NOISE = 1.25;
/** Below it the processor time of an answer is noise. */
const NOTHING_MS = 10;
/** The store is filled so many documents at a time. */
const CHUNK = 5_000;
/** Of the record, the comment and the question that are asked for, so that one set of variables suits every query. */
const ID = 'soldier-7';
const STAFF = { email: 'staff@unit.example', password: 'four brown boots' };

interface Measurement {
  query: string;
  people: number;
  p95: number;
  /** What the processors spent on an answer, in milliseconds: server, store, client and garbage collector together. */
  cpu: number;
  /** Database commands of one answer. */
  commands: number;
  /** Those that fetched the rest of an answer of more than 16 MB, as much as the store hands over at once. */
  batches: number;
  kilobytes: number;
}

const largest = countGiven(0, Infinity);
const commands: string[] = [];
const now = new Date();
const folder = await temporaryFolder();
const config = { ...readConfig({}), dataDir: folder.path, environment: 'production' as const };
const store = await openStore(config);
await connectStore(store.uri, { monitorCommands: true });
mongoose.connection.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
const { server } = await createApp({ config, clientFolder: folder.path });
try {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  if (largest < Math.min(...SIZES)) throw new Error(`The smallest unit has ${Math.min(...SIZES)} soldiers.`);
  const measurements: Measurement[] = [];
  for (const size of SIZES.filter((one) => one <= largest)) {
    await fillUpTo(size);
    const client = await signInStaff();
    const queries = await clientQueries();
    for (const [name, text] of queries) measurements.push(await measure(client, name, text, size));
    report(measurements.filter((one) => one.people === size));
  }
  judge(measurements);
} finally {
  server.closeAllConnections();
  server.close();
  await disconnectStore();
  await store.close();
  await folder.remove();
}

/** Everybody has a comment, whose id is theirs as well. */
async function fillUpTo(size: number): Promise<void> {
  const before = await SoldierModel.countDocuments();
  const everybody = people(size, localDateAt(now));
  if (before === 0) {
    await ensureJoinCode();
    await ensureQuestions();
    await QuestionModel.create({
      ...(await QuestionModel.findOne().lean()),
      _id: ID,
      question: 'Which one is asked for?',
    });
    const { _id: userId } = await createAccount(STAFF, now);
    Object.assign(everybody[0] ?? {}, { userId, isStaff: true });
  }
  for (let from = before; from < size; from += CHUNK) {
    const newcomers = everybody.slice(from, Math.min(from + CHUNK, size));
    await SoldierModel.insertMany(newcomers, { lean: true });
    await CommentModel.insertMany(
      newcomers.map(({ _id }, index) => ({
        _id,
        version: 1,
        soldierId: _id,
        commentorId: 'soldier-0',
        category: COMMENT_CATEGORIES[index % COMMENT_CATEGORIES.length],
        text: 'Ran the team through three dry missions a day without being told.',
        timestamp: now,
      })),
      { lean: true },
    );
  }
}

async function signInStaff(): Promise<ApiClient> {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  const client = new ApiClient(`http://127.0.0.1:${address.port}`);
  await client.signIn(STAFF.email, STAFF.password);
  return client;
}

async function measure(client: ApiClient, query: string, text: string, size: number): Promise<Measurement> {
  const ask = () => client.execute(text, { id: ID, soldierId: ID, filter: {}, first: 50 });
  const kilobytes = JSON.stringify(await ask()).length / 1024;
  // What another query left behind is not to be cleared away on this one's account.
  globalThis.gc?.();
  const times: number[] = [];
  commands.length = 0;
  const [begin, cpuBefore] = [performance.now(), process.cpuUsage()];
  while (times.length < TRIES && (times.length < FEWEST_TRIES || performance.now() - begin < PATIENCE_MS)) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const batches = commands.filter((name) => name === 'getMore').length / times.length;
  return {
    query,
    people: size,
    p95: percentile(times, 95),
    // The mean: the collector runs once in many small answers, whose median is without it.
    cpu: (user + system) / 1_000 / times.length,
    commands: commands.length / times.length - batches,
    batches,
    kilobytes,
  };
}

/** Prints one size as a table that can go into a document as it is. */
function report(measurements: readonly Measurement[]): void {
  const rows = measurements
    .toSorted((a, b) => b.cpu - a.cpu)
    .map(({ query, p95, cpu, commands, batches, kilobytes }) =>
      [
        query,
        p95.toFixed(1),
        cpu.toFixed(1),
        batches > 0 ? `${commands} + ${batches}` : commands,
        kilobytes.toFixed(0),
      ].join(' | '),
    );
  console.log(
    `\n${measurements[0]?.people ?? 0} soldiers: ${memory()} MB of memory; load average ${loadavg()[0]?.toFixed(1) ?? ''}\n`,
  );
  for (const row of ['query | p95 ms | mean CPU ms | commands | answer kB', '--- | --: | --: | --: | --:', ...rows])
    console.log(`| ${row} |`);
}

/** What the process keeps resident once everything that nobody needs is gone, in megabytes. */
function memory(): number {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().rss / 2 ** 20);
}

/** Sets the exit code. Judged by the processor time, which grows less than the time with what else the machine does. */
function judge(measurements: readonly Measurement[]): void {
  const most = Math.max(...measurements.map(({ people }) => people));
  const faults = measurements.filter(({ people }) => people === most).flatMap((one) => faultsOf(one, measurements));
  if (measurements.every(({ people }) => people === most))
    console.log('\nEvery query is answered. With one size there is no growth to judge.');
  else if (faults.length === 0) console.log('\nNothing grows faster than the number of people.');
  else console.log(`\n${faults.join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
}

function faultsOf(larger: Measurement, measurements: readonly Measurement[]): readonly string[] {
  const before = measurements.filter(({ query, people }) => query === larger.query && people < larger.people);
  const [smallest] = before;
  if (!smallest) return [];
  const smaller = before.find(({ people }) => people === COMPARED_WITH) ?? smallest;
  const [people, time] = [larger.people / smaller.people, larger.cpu / Math.max(smaller.cpu, NOTHING_MS)];
  const growth = `${larger.query}, from ${smaller.people} to ${larger.people} people`;
  return [
    ...(time > people * NOISE ? [`${growth}: ${time.toFixed(1)} times the processor time`] : []),
    ...(larger.commands > smallest.commands ? [`${larger.query}: more database commands`] : []),
  ];
}
