import { createHash, randomInt } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EJSON } from 'bson';
import { type EmbeddedStore, openPrivateStore } from '../../server/database/embedded/index.ts';
import { RunningServer, temporaryFolder } from '../runningServer.ts';
import type { Fault } from './fault.ts';
import { Writers } from './writers.ts';

const HARMS_PER_FILE = 20;
/** The files of LevelDB that hold data, or say which do. */
const DATA = /^(?:CURRENT|MANIFEST-\d+|\d+\.(?:log|ldb))$/;

type Outcome = 'refused' | 'whole' | 'less';

export const damagedFiles: Fault = {
  title: `a byte flipped, or the end cut off, in each file of the embedded store, ${HARMS_PER_FILE} places each`,
  run: async () => {
    const folder = await temporaryFolder();
    const [data, harmed] = [join(folder.path, 'data'), join(folder.path, 'harmed')];
    const outcomes = new Map<string, number>();
    try {
      // Killed, so that the latest edits are in the log; started twice, so that there are tables, too.
      for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
        const server = await RunningServer.start(data);
        const writers = signal === 'SIGTERM' ? await Writers.register(server) : undefined;
        writers?.start();
        await writers?.nextEdit();
        await writers?.nextEdit();
        await writers?.stop();
        await server.stop(signal);
        const whole = await contentOf(data, harmed);
        for (const name of (await readdir(data)).filter((one) => DATA.test(one))) {
          for (let index = 0; index < HARMS_PER_FILE; index += 1) {
            const isCut = index % 2 === 1;
            const outcome = await outcomeOf(data, harmed, name, isCut, whole);
            const kind = `${name.replace(/\d+/, '')} ${isCut ? 'cut' : 'flipped'}: ${outcome}`;
            outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
          }
        }
      }
    } finally {
      await folder.remove();
    }
    const seen = [...outcomes].map(([kind, count]) => `${kind} ${count}`).join(', ');
    // A log that ends early looks as a crash in the middle of a write leaves it.
    if ([...outcomes.keys()].some((kind) => kind.endsWith('less') && kind !== '.log cut: less')) throw new Error(seen);
    return seen;
  },
};

async function outcomeOf(data: string, harmed: string, name: string, isCut: boolean, whole: string): Promise<Outcome> {
  await rm(harmed, { recursive: true, force: true });
  await cp(data, harmed, { recursive: true });
  const path = join(harmed, name);
  const bytes = await readFile(path);
  const at = randomInt(bytes.length);
  if (!isCut) bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << randomInt(8)), at);
  await writeFile(path, isCut ? bytes.subarray(0, at) : bytes);
  try {
    return (await digest(harmed)) === whole ? 'whole' : 'less';
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('The data ')) return 'refused';
    throw error;
  }
}

async function contentOf(data: string, copy: string): Promise<string> {
  await rm(copy, { recursive: true, force: true });
  await cp(data, copy, { recursive: true });
  return digest(copy);
}

/** Everything that the store in a folder holds, in short. @throws Error with one sentence when it does not open. */
async function digest(folder: string): Promise<string> {
  const store: EmbeddedStore = await openPrivateStore(folder);
  const texts = store.databases
    .list()
    .flatMap((collection) => collection.find({}).map((document) => EJSON.stringify([collection.namespace, document])));
  await store.close();
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex');
}
