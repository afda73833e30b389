/**
 * Kills the server with -9 in the middle of a stream of record edits, again and again, and checks after each restart that every
 * acknowledged edit is there, that no record is half of two edits, and that the history tells of every edit once.
 *
 *   npm run kill-rounds            50 rounds
 *   npm run kill-rounds -- 5       5 rounds
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiClient } from './apiClient.ts';
import { RunningServer, temporaryFolder } from './runningServer.ts';

const PASSWORD = 'seven red radios';
const WRITERS = 4;
const READ = `query ($id: ID!, $after: String) {
  soldier(id: $id) { version acftScore m4Qual }
  history(soldierId: $id, first: 100, after: $after) {
    edges { node { id changes { field from to } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const WRITE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: $version, input: $input) { version }
}`;

interface Stored {
  soldier: { version: number; acftScore: number; m4Qual: number };
  history: {
    edges: { node: { id: string; changes: { field: string; from: string | null; to: string | null }[] } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/** One soldier who edits their own record, one edit after the other. Both scores are always written alike. */
interface Writer {
  email: string;
  id: string;
  /** The last version that the server acknowledged. */
  acknowledged: number;
}

const rounds = Number(process.argv[2] ?? 50);
const folder = await temporaryFolder();
let server = await RunningServer.start(folder.path);
try {
  await main();
} finally {
  await server.stop('SIGKILL');
  await folder.remove();
}

async function main(): Promise<void> {
  const writers = await registerWriters();
  let edits = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const before = total(writers);
    const writing = writers.map((writer) => write(server.url, writer));
    await wait(randomInt(50, 400));
    await server.stop('SIGKILL');
    await Promise.all(writing);
    edits += total(writers) - before;

    server = await RunningServer.start(folder.path);
    for (const writer of writers) await check(server.url, writer);
  }
  console.log(`${rounds} rounds, ${edits} acknowledged edits, none lost, none half-written, each in the history once.`);
}

async function registerWriters(): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let index = 0; index < WRITERS; index += 1) {
    const email = `writer${index}@unit.example`;
    const client = new ApiClient(server.url);
    await client.register(email, PASSWORD, server.joinCode);
    writers.push({ email, id: await client.createSoldier({}), acknowledged: 1 });
  }
  return writers;
}

/** Edits until the server is gone. */
async function write(url: string, writer: Writer): Promise<void> {
  const client = new ApiClient(url);
  try {
    await client.signIn(writer.email, PASSWORD);
    for (;;) {
      const score = scoreOf(writer.acknowledged + 1);
      const input = { acftScore: score, m4Qual: score };
      const { updateSoldier } = await client.execute<{ updateSoldier: { version: number } }>(WRITE, {
        id: writer.id,
        version: writer.acknowledged,
        input,
      });
      writer.acknowledged = updateSoldier.version;
    }
  } catch (error) {
    // The kill cuts the connection; any answer that is a refusal is a fault.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** The stored record is at the acknowledged version, or at the next one, whose answer the kill cut off; the history leads up to it. */
async function check(url: string, writer: Writer): Promise<void> {
  const client = new ApiClient(url);
  await client.signIn(writer.email, PASSWORD);
  const { soldier, scores } = await read(client, writer.id);
  const lost = soldier.version < writer.acknowledged || soldier.version > writer.acknowledged + 1;
  const halfWritten = soldier.acftScore !== soldier.m4Qual || soldier.acftScore !== scoreOf(soldier.version);
  if (lost || halfWritten)
    throw new Error(`Acknowledged version ${writer.acknowledged}, stored ${JSON.stringify(soldier)}.`);
  const edits = Array.from({ length: soldier.version }, (_, index) => String(scoreOf(soldier.version - index)));
  if (scores.join() !== edits.join()) throw new Error(`Stored version ${soldier.version}, history ${scores.join()}.`);
  writer.acknowledged = soldier.version;
}

/** The score that an edit to a version leaves; the first version has 0. */
function scoreOf(version: number): number {
  return (version - 1) % 600;
}

/** The record, and the scores that its history tells of, from the newest back to the record's creation. */
async function read(client: ApiClient, id: string): Promise<{ soldier: Stored['soldier']; scores: (string | null)[] }> {
  const scores: (string | null)[] = [];
  let after: string | null = null;
  for (;;) {
    const { soldier, history }: Stored = await client.execute<Stored>(READ, { id, after });
    for (const { node } of history.edges) {
      scores.push(node.changes.find(({ field }) => field === 'acftScore')?.to ?? null);
    }
    if (!history.pageInfo.hasNextPage) return { soldier, scores };
    after = history.pageInfo.endCursor;
  }
}

function total(writers: readonly Writer[]): number {
  return writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}
