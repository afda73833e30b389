/**
 * Sends hostile requests to the built product, in production mode, on its own store with the demonstration's people. They are: every
 * operation of the schema with something wrong in it, documents that cost more than they look, bodies that are not JSON, bytes that are not
 * HTTP, and sockets that break the protocol. The senders are signed out, a soldier, and staff. Fails when the process ends, an answer is a
 * fault or gives something away, a subscription gives no answer, the memory grows, a sender is no longer signed in, or something changed
 * without being acknowledged.
 *
 *   npm run hostile                    100,000 requests
 *   npm run hostile -- 4000            4,000 requests
 *   npm run hostile -- 4000 12345      the same ones again, by the seed that was printed
 */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { buildSchema, OperationTypeNode } from 'graphql';
import { temporaryFolder } from '../runningServer.ts';
import { hostileBody, hostileDocument } from './hostile/documents.ts';
import { dishonest, honest, type Root, rootsOf } from './hostile/operations.ts';
import type { Person } from './hostile/person.ts';
import { Report } from './hostile/report.ts';
import { SlowSender } from './hostile/slow.ts';
import { honestConversation, hostileConversation, isAnswered } from './hostile/sockets.ts';
import { Unit } from './hostile/unit.ts';
import { hostileBytes, hostileHttp, SLOW } from './hostile/wire.ts';
import { countGiven } from './support/countGiven.ts';
import { type Answer, COMPRESSED, HttpSender } from './support/httpSender.ts';
import { Inspector } from './support/inspector.ts';
import { SeededRandom } from './support/seededRandom.ts';

const CONCURRENCY = 32;
/** How many times the memory is measured. */
const LOOKS = 8;
/**
 * How much more memory the last quarter may take than the quarter in which the caches filled. The allocator's own share varies by that
 * much.
 */
const MEMORY_NOISE = 1.15;
const SHARED_PROTOTYPES = `JSON.stringify([Object, Array, Function, String, Number, Promise, Map].map(({ prototype }) =>
  Object.getOwnPropertyNames(prototype))) + String({}.polluted) + String({}.isStaff)`;

const [count, seed] = [countGiven(0, 100_000), countGiven(1, randomInt(1, 2 ** 31))];
const random = new SeededRandom(seed);
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const isSubscription = ({ operation }: Root): boolean => operation === OperationTypeNode.SUBSCRIPTION;
const subscriptions = rootsOf(schema).filter(isSubscription);
/** The root fields that requests can ask for. */
const roots = rootsOf(schema).filter((root) => !isSubscription(root));
const report = new Report();
const { faults } = report;

const folder = await temporaryFolder();
const { server, inspector } = await Inspector.start(folder.path, ['--demo'], {
  NODE_ENV: 'production',
  TRUST_PROXY: 'on',
});
try {
  await main();
} finally {
  inspector.close();
  await server.stop('SIGKILL');
  await folder.remove();
}

async function main(): Promise<void> {
  console.log(`${count} requests, seed ${seed}`);
  const unit = await Unit.open(server, schema);
  const sender = new HttpSender(new URL(server.url));
  const prototypes = await inspector.evaluate(SHARED_PROTOTYPES);
  const slow = SLOW.map((request) => new SlowSender(sender.url, request));
  const memory: number[] = [];
  const startedAt = performance.now();
  for (let look = 0, sent = 0; look < LOOKS; look += 1) {
    const until = Math.round((count * (look + 1)) / LOOKS);
    const worker = async (): Promise<void> => {
      while (sent < until) {
        sent += 1;
        await sendOne(sender, unit);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    if (!server.isRunning) throw new Error(`The server ended:\n${server.log.slice(-5).join('')}`);
    faults.push(...(await unit.strangers()));
    await unit.relieve();
    await followEverything(sender.url, unit);
    memory.push(await inspector.residentMemory());
  }
  const seconds = (performance.now() - startedAt) / 1000;
  for (const one of slow)
    if (!(await one.isGivenUp())) faults.push(`A request that never ended was still waited for: ${one.beginning}`);
  sender.close();
  faults.push(...(await unit.unacknowledged()));
  if ((await inspector.evaluate(SHARED_PROTOTYPES)) !== prototypes)
    faults.push('A prototype that all objects share was changed.');
  judgeMemory(memory);
  const failures = server.log
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('{"level":50'));
  if (failures.length > 0)
    faults.push(`${failures.length} failures in the log, the first: ${String(failures[0]).slice(0, 600)}`);

  const processor = Number(await inspector.evaluate('process.cpuUsage().user + process.cpuUsage().system')) / 1e6;
  console.log(
    `processor time: ${processor.toFixed(1)} s of the server, ${(process.cpuUsage().user / 1e6).toFixed(1)} s here; ${Math.round(count / seconds)} requests/s`,
  );
  console.log(
    `memory in MB: ${memory.map((bytes) => Math.round(bytes / 1e6)).join(' ')}; records changed as acknowledged: ${unit.changed}`,
  );
  report.print();
  console.log(faults.length === 0 ? 'No fault.' : `${faults.length} faults; seed ${seed}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function sendOne(sender: HttpSender, unit: Unit): Promise<void> {
  const person = random.pick(unit.persons);
  const kind = random.next();
  if (kind < 0.6) return operation(sender, unit, person, random.pick(roots));
  if (kind < 0.75) {
    const body = random.chance(0.85) ? { query: hostileDocument(random) } : hostileBody(random);
    return json(sender, unit, person, 'document', body);
  }
  if (kind < 0.93) {
    const request = hostileHttp(person.client.cookie, random);
    const sent = `${request.method} ${request.path} ${JSON.stringify(request.headers)} ${request.body.toString()}`;
    return heard(unit, 'http', sent, await sender.send(request));
  }
  if (kind < 0.97) {
    const bytes = hostileBytes(random);
    return heard(unit, 'bytes', bytes.toString('latin1'), await sender.sendRaw(bytes));
  }
  report.heardOnSocket(await hostileConversation(sender.url, person, subscriptions, random));
}

/** In a small run, the hostile sockets may miss some subscriptions. Here each is asked for, and must give something or refuse. */
async function followEverything(url: URL, unit: Unit): Promise<void> {
  for (const person of unit.persons) {
    // A signed-out person's socket closes with its first refusal.
    if (person.who === 'nobody') continue;
    const heard = await honestConversation(url, person, subscriptions, random);
    report.heardOnSocket(heard);
    for (const { field } of subscriptions)
      if (!isAnswered(field.name, heard))
        faults.push(`${field.name} gave the ${person.who} nothing, not even a refusal.`);
  }
}

async function operation(sender: HttpSender, unit: Unit, person: Person, root: Root): Promise<void> {
  // Signing out works whatever is sent with it, and would end the person's session.
  if (root.field.name === 'signOut' && person.who !== 'nobody') return;
  const sent = random.chance(0.1) ? honest(root, person.names, random) : dishonest(root, person.names, random);
  const body = random.chance(0.05) ? { ...sent, operationName: random.pick(['x', '', 'constructor']) } : sent;
  await json(sender, unit, person, 'operation', body);
}

async function json(sender: HttpSender, unit: Unit, { client }: Person, kind: string, value: unknown): Promise<void> {
  const body = JSON.stringify(value);
  const headers = {
    'content-type': 'application/json',
    ...COMPRESSED,
    cookie: client.cookie,
    // Uses ten addresses, each with its own count of attempts.
    'x-forwarded-for': `203.0.113.${random.below(10)}`,
  };
  heard(unit, kind, body, await sender.send({ method: 'POST', path: '/graphql', headers, body }));
}

function heard(unit: Unit, kind: string, sent: string, answer: Answer): void {
  if (report.heard(kind, sent, answer) && answer.status === 200) unit.heard(answer.body);
}

/** Compares with the second quarter, the first one with full caches. */
function judgeMemory(memory: readonly number[]): void {
  const quarter = LOOKS / 4;
  const [second, last] = [mean(memory.slice(quarter, 2 * quarter)), mean(memory.slice(-quarter))];
  if (last > second * MEMORY_NOISE)
    faults.push(`The memory grew from ${Math.round(second / 1e6)} to ${Math.round(last / 1e6)} MB.`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
