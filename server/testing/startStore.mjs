import { execFileSync } from 'node:child_process';
import { mkdtempSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoMemoryServer } from 'mongodb-memory-server-core';

const EMBEDDED = fileURLToPath(new URL('../store/embedded/mongod.mjs', import.meta.url));
/** Where Linux keeps files in memory, and how many bytes must be free there: several times what all tests use at a time. */
const MEMORY = '/dev/shm';
const MEMORY_BYTES = 48 * 2 ** 20;

/** How long a store may take to start, in milliseconds, even on a busy machine. */
const START_MS = 120_000;

/**
 * Starts one store for all tests of a run: the embedded one, the same on every machine, or a MongoDB with TEST_ON_MONGODB. Prints which.
 */
export default async function startStore() {
  const { uri, kind, stop } = process.env.TEST_ON_MONGODB ? await startMongoDb() : await startEmbedded();
  console.log(`\nTests run on ${kind}.`);
  process.env.TEST_MONGODB_URI = uri;
  globalThis.stopTestStore = stop;
}

function startEmbedded() {
  useMemory();
  // A mongod named in the environment would be started instead of the given one.
  delete process.env.MONGOMS_SYSTEM_BINARY;
  return start('the embedded store', { systemBinary: EMBEDDED });
}

/** The MongoDB at MONGODB_URI, else an installed mongod, else a mongod that mongodb-memory-server fetches. */
async function startMongoDb() {
  const { MONGODB_URI: uri, MONGOMS_SYSTEM_BINARY: named } = process.env;
  if (uri) return { uri, kind: `the MongoDB at ${new URL(uri).host}`, stop: async () => undefined };
  const installed = named ?? installedMongod();
  return installed
    ? start(`mongod at ${installed}`, { systemBinary: installed })
    : start('a mongod that was fetched', {});
}

/**
 * Keeps stores and everything else that tests write under `tmpdir()` in memory, if there is room. The embedded store waits for its disk at
 * each write, and no test simulates a power cut.
 */
function useMemory() {
  if (!hasRoom()) return;
  globalThis.testFolder = mkdtempSync(join(MEMORY, 'tests-'));
  // The test workers start after this, and inherit it.
  process.env.TMPDIR = globalThis.testFolder;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MEMORY_BYTES;
  } catch {
    return false;
  }
}

async function start(kind, binary) {
  const server = await MongoMemoryServer.create({
    binary: { checkMD5: false, ...binary },
    instance: { storageEngine: 'wiredTiger', launchTimeout: START_MS },
  });
  return { uri: server.getUri(), kind, stop: () => server.stop() };
}

function installedMongod() {
  try {
    return execFileSync('which', ['mongod'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
