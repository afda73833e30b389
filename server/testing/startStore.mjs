import { execFileSync } from 'node:child_process';
import { mkdtempSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoMemoryServer } from 'mongodb-memory-server-core';

const EMBEDDED = fileURLToPath(new URL('../store/embedded/mongod.mjs', import.meta.url));
/** Where Linux keeps files in memory, and how many bytes have to be free there: several times what all tests have there at a time. */
const MEMORY = '/dev/shm';
const MEMORY_BYTES = 48 * 2 ** 20;

/**
 * One store for all tests of a run: a real mongod where one is to be had (on this machine, or by download),
 * else the embedded store, through the same door. Says which.
 */
export default async function startStore() {
  const { server, kind } = await startAny();
  console.log(`\nTests run on ${kind}.`);
  process.env.TEST_MONGODB_URI = server.getUri();
  process.env.TEST_STORE = kind;
  globalThis.testStore = server;
}

/**
 * Has stores and all else that tests write under `tmpdir()` kept in memory where there is room: the embedded store waits for its disk at each write, and
 * no test takes the power away.
 */
function useMemory() {
  if (!hasRoom()) return;
  globalThis.testFolder = mkdtempSync(join(MEMORY, 'tests-'));
  // The workers that run the tests start after this, and take it over.
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

async function startAny() {
  const installed = process.env.MONGOMS_SYSTEM_BINARY ?? installedMongod();
  if (installed) return { server: await start({ systemBinary: installed }), kind: `mongod at ${installed}` };
  // Without a network the one try fails in a moment; the default of three would hold up every run for seconds.
  process.env.MONGOMS_MAX_RETRIES ??= '1';
  try {
    return { server: await start({}), kind: 'a downloaded mongod' };
  } catch {
    useMemory();
    return { server: await start({ systemBinary: EMBEDDED }), kind: 'the embedded store' };
  }
}

function start(binary) {
  return MongoMemoryServer.create({
    binary: { checkMD5: false, ...binary },
    instance: { storageEngine: 'wiredTiger' },
  });
}

function installedMongod() {
  try {
    return execFileSync('which', ['mongod'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
