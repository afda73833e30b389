import { createHash, randomInt } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EJSON } from 'bson';
import { type EmbeddedStore, openPrivateStore } from '../../../server/store/embedded/index.ts';
import { RunningServer, temporaryFolder } from '../../runningServer.ts';
import type { Fault } from './fault.ts';
import { Writers } from './writers.ts';

const HARMS_PER_FILE = 20;
/** LevelDB's files that hold data, or that list the files which do. */
const DATA = /^(?:CURRENT|MANIFEST-\d+|\d+\.(?:log|ldb))$/;

type Outcome = 'refused' | 'whole' | 'earlier';

export const damagedFiles: Fault = {
  title: `a byte flipped, or the end cut off, in each file of the embedded store, ${HARMS_PER_FILE} places each`,
  run: async () => {
    const folder = await temporaryFolder();
    const data = join(folder.path, 'data');
    const [harmed, copy] = [`${data}-harmed`, `${data}-copy`];
    const outcomes = new Map<string, number>();
    try {
      const writers = await registered(data);
      // Tables hold what was written before a start, and the log what was written after it, whether the server was stopped or killed.
      for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
        const before = writers.ledger;
        const server = await RunningServer.start(data);
        writers.url = server.url;
        writers.start();
        await writers.nextEdit();
        await writers.nextEdit();
        await writers.stop();
        await writers.check();
        await server.stop(signal);
        const whole = await contentOf(data, copy);
        for (const name of (await readdir(data)).filter((one) => DATA.test(one))) {
          for (let index = 0; index < HARMS_PER_FILE; index += 1) {
            const isCut = index % 2 === 1;
            await harm(data, harmed, name, isCut);
            const outcome = await outcomeOf(harmed, copy, whole);
            if (outcome === 'earlier') await checkEarlier(harmed, writers, before);
            const kind = `${name.replace(/\d+/, '')} ${isCut ? 'cut' : 'flipped'}: ${outcome}`;
            outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
          }
        }
      }
    } finally {
      await folder.remove();
    }
    const seen = [...outcomes].map(([kind, count]) => `${kind} ${count}`).join(', ');
    // A cut log looks as if a crash had ended a write halfway.
    if ([...outcomes.keys()].some((kind) => kind.endsWith('earlier') && kind !== '.log cut: earlier'))
      throw new Error(seen);
    return `${seen}; what opened at an earlier moment held every edit of before the last start, and none half`;
  },
};

async function registered(data: string): Promise<Writers> {
  const server = await RunningServer.start(data);
  try {
    return await Writers.register(server);
  } finally {
    await server.stop();
  }
}

/** Copies the store, and damages one file of the copy at a random place. */
async function harm(data: string, harmed: string, name: string, isCut: boolean): Promise<void> {
  await rm(harmed, { recursive: true, force: true });
  await cp(data, harmed, { recursive: true });
  const path = join(harmed, name);
  const bytes = await readFile(path);
  const at = randomInt(bytes.length);
  if (!isCut) bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << randomInt(8)), at);
  await writeFile(path, isCut ? bytes.subarray(0, at) : bytes);
}

/** What opening a damaged store finds. Opens a copy, so that the product is the first to open the store itself. */
async function outcomeOf(harmed: string, copy: string, whole: string): Promise<Outcome> {
  try {
    return (await contentOf(harmed, copy)) === whole ? 'whole' : 'earlier';
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('The data ')) return 'refused';
    throw error;
  }
}

/** @throws Error when the product does not start on the store, or finds a state in it that never was. */
async function checkEarlier(data: string, writers: Writers, before: ReadonlyMap<string, number>): Promise<void> {
  const server = await RunningServer.start(data);
  try {
    await writers.checkEarlier(server.url, before);
  } finally {
    await server.stop('SIGKILL');
  }
}

async function contentOf(data: string, copy: string): Promise<string> {
  await rm(copy, { recursive: true, force: true });
  await cp(data, copy, { recursive: true });
  return digest(copy);
}

/**
 * A short digest of everything in a folder's store.
 * @throws Error with one sentence when the store does not open.
 */
async function digest(folder: string): Promise<string> {
  const store: EmbeddedStore = await openPrivateStore(folder);
  const texts = store.databases
    .list()
    .flatMap((collection) => collection.find({}).map((document) => EJSON.stringify([collection.namespace, document])));
  await store.close();
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex');
}
