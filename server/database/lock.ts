import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { log } from '../log.ts';
import { isDuplicateOf } from './duplicateKey.ts';

/**
 * A holder that died keeps the others waiting this long, in milliseconds. It is longer than an operation may take, with a command that is under way when
 * its time is over (server/database/connection.ts): else another would be in beside a holder whom the store keeps waiting.
 */
const LOCK_LIFE_MS = 40_000;
const RETRY_MS = 20;

interface Lock {
  _id: string;
  holder: string;
  until: Date;
}

/**
 * Does work that must not run twice at the same moment, whichever servers share the store. For decisions that depend on several
 * documents: a single MongoDB has no transaction over them.
 */
export async function underLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const holder = randomUUID();
  while (!(await acquire(name, holder))) await wait(RETRY_MS);
  try {
    return await work();
  } finally {
    await giveBack(name, holder);
  }
}

/** The work is done, or has failed for a reason of its own: what goes wrong here changes neither, and the lock ends by itself. */
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
