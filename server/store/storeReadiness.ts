import mongoose from 'mongoose';
import { log } from '../operations/log.ts';
import { withTimeout } from '../operations/withTimeout.ts';
import { storeFailureOf } from './storeFailure.ts';

/** How long the store may take to answer for the process to count as ready, in milliseconds. */
const ANSWERS_WITHIN_MS = 1000;
/** How long a successful write counts, in milliseconds. Meanwhile, the store is only pinged. */
const WRITE_COUNTS_MS = 1000;

const NO_ANSWER = 'The store does not answer.';
const NO_ROOM = 'The store cannot write: it has no room left.';
const NO_WRITE = 'The store cannot write.';

/** Why the store cannot be used: a sentence for the caller, and the error behind it for the log. */
interface NotReady {
  sentence: string;
  err?: unknown;
}

/** Tells whether the store answers and can write, and logs when that changes. */
export class StoreReadiness {
  private lastSentence: string | null = null;
  private askedAt = -Infinity;
  private asking: Promise<string | null> | null = null;

  constructor(private readonly clock: () => Date) {}

  /** Why the store is not ready, in a sentence; null if it is. Simultaneous callers share an answer. */
  whyNotReady(): Promise<string | null> {
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  private async ask(): Promise<string | null> {
    const now = this.clock().getTime();
    // In either direction, because the clock may be set back.
    const isWriteDue = this.lastSentence !== null || Math.abs(now - this.askedAt) >= WRITE_COUNTS_MS;
    if (isWriteDue) this.askedAt = now;
    const found = await withTimeout(ANSWERS_WITHIN_MS, isWriteDue ? write(new Date(now)) : ping());
    const why = found === 'TIMED_OUT' ? { sentence: NO_ANSWER } : found;
    this.tell(why);
    return why?.sentence ?? null;
  }

  private tell(why: NotReady | null): void {
    const sentence = why?.sentence ?? null;
    if (sentence === this.lastSentence) return;
    this.lastSentence = sentence;
    if (why) log.warn({ ...('err' in why && { err: why.err }) }, `Not ready: ${why.sentence}`);
    else log.warn('Ready again.');
  }
}

/** Without mongoose, which would keep the command for later if there is no connection. */
const database = () => mongoose.connection.db;

async function ping(): Promise<NotReady | null> {
  try {
    const reply = await database()?.admin().ping();
    return reply === undefined ? { sentence: NO_ANSWER } : null;
  } catch (err) {
    return { sentence: NO_ANSWER, err };
  }
}

/** Writes the time, because a store writes nothing if nothing changes. It is beside the locks, which no backup keeps. */
async function write(at: Date): Promise<NotReady | null> {
  try {
    const locks = database()?.collection<{ _id: string; until: Date }>('locks');
    const result = await locks?.updateOne({ _id: 'readiness' }, { $set: { until: at } }, { upsert: true });
    return result === undefined ? { sentence: NO_ANSWER } : null;
  } catch (err) {
    const failure = storeFailureOf(err);
    if (failure === 'STORE_UNAVAILABLE') return { sentence: NO_ANSWER, err };
    return { sentence: failure === 'STORE_FULL' ? NO_ROOM : NO_WRITE, err };
  }
}
