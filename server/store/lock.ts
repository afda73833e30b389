import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { Refusal } from '../api/refusal.ts';
import { log } from '../operations/log.ts';
import { isDuplicateOf } from './duplicateKey.ts';

/**
 * How long others wait for a dead holder's lock, in milliseconds. This is longer than an operation may take, plus a database command that
 * runs at its end (server/store/connection.ts). If the store delays several commands, an operation may take longer, and another may begin
 * beside it: docs/decisions/0004-locks-not-transactions.md explains what can happen then.
 */
const LOCK_LIFE_MS = 40_000;
const RETRY_MS = 20;
/**
 * How many requests may wait at a time, for any lock. With the holder, that is six of the ten operations that may run while one is slow
 * (`server/http/overload/concurrencyLimiter.ts`), so four places stay free.
 */
const MAX_WAITING = 5;
/** How long a request waits, in milliseconds. It is then refused, with nothing done, before its own time runs out. */
const GIVE_UP_MS = 15_000;
let waiting = 0;

/** Who wants a lock: a request, or background work, for example at the start. */
export type LockUser = 'REQUEST' | 'BACKGROUND';

interface Lock {
  _id: string;
  holder: string;
  until: Date;
}

/**
 * Does work that must not run twice at the same moment, on any server that shares the store, unless it takes longer than the lock lasts.
 * For decisions that depend on several documents: a single MongoDB has no transactions.
 * @throws Refusal `SERVER_BUSY` when a request would wait beside many others, or has waited too long.
 */
export async function underLock<Result>(
  name: string,
  work: () => Promise<Result>,
  user: LockUser = 'REQUEST',
): Promise<Result> {
  const holder = randomUUID();
  if (!(await acquire(name, holder))) await (user === 'REQUEST' ? waitInTurn(name, holder) : waitFor(name, holder));
  try {
    return await work();
  } finally {
    await giveBack(name, holder);
  }
}

/** In a store that only one process uses, releases a dead process's locks. */
export async function forgetLocks(): Promise<void> {
  await mongoose.connection.collection<Lock>('locks').deleteMany({});
}

async function waitInTurn(name: string, holder: string): Promise<void> {
  if (waiting >= MAX_WAITING) throw new Refusal('SERVER_BUSY');
  waiting += 1;
  try {
    // A monotonic clock, because somebody may set the time of day back meanwhile.
    await waitFor(name, holder, performance.now() + GIVE_UP_MS);
  } finally {
    waiting -= 1;
  }
}

async function waitFor(name: string, holder: string, until = Infinity): Promise<void> {
  do {
    if (performance.now() > until) throw new Refusal('SERVER_BUSY');
    await wait(RETRY_MS);
  } while (!(await acquire(name, holder)));
}

/** A failure to give the lock back is only logged: it does not change how the work went, and the lock expires by itself. */
async function giveBack(name: string, holder: string): Promise<void> {
  try {
    await mongoose.connection.collection<Lock>('locks').deleteOne({ _id: name, holder });
  } catch (error) {
    log.warn({ err: error, name }, 'A lock was not given back.');
  }
}

async function acquire(name: string, holder: string): Promise<boolean> {
  const now = Date.now();
  try {
    await mongoose.connection
      .collection<Lock>('locks')
      .updateOne(
        { _id: name, until: { $lt: new Date(now) } },
        { $set: { holder, until: new Date(now + LOCK_LIFE_MS) } },
        { upsert: true },
      );
    return true;
  } catch (error) {
    // Somebody holds it: the upsert tried to insert a second one.
    if (isDuplicateOf(error, '_id')) return false;
    throw error;
  }
}
