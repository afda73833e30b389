import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../../domain/steps.ts';

/* One thread serves everybody. So long work is done in slices, and others' requests are answered in between. */

/** How long work continues before others get their turn, in milliseconds; one step is never interrupted. */
const SLICE_MS = 5;
/** How many values `inTurn` hands out before others get their turn. */
const VALUES = 50;

/**
 * Watches the time of a piece of work.
 * @param now milliseconds from any moment
 * @returns what gives others their turn when it is time; call it between steps
 */
export function pauses(now = () => performance.now()): () => Promise<void> {
  let begin = now();
  return async () => {
    if (now() - begin < SLICE_MS) return;
    await nextRound();
    begin = now();
  };
}

/** Does work in slices. */
export async function inSlices<Result>(steps: Steps<Result>, pause = pauses()): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
  }
}

/** Reads what a cursor has found. The driver leaves part of its work until then. */
export async function readInSlices<Found>(cursor: {
  hasNext: () => Promise<boolean>;
  readBufferedDocuments: (count: number) => Found[];
}): Promise<Found[]> {
  const found: Found[] = [];
  const pause = pauses();
  while (await cursor.hasNext()) {
    found.push(...cursor.readBufferedDocuments(VALUES));
    await pause();
  }
  return found;
}

/** Gives others their turn before a resolver is called, after its arguments have been read, and again before its answer is made. */
export async function apartFromOthers<Result>(_call: unknown, resolve: () => Promise<Result>): Promise<Result> {
  await nextRound();
  const result = await resolve();
  await nextRound();
  return result;
}

/** The first turn after a request arrives still belongs to the round in which it arrived. */
async function nextRound(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

const waiting: (() => void)[] = [];

/** A part of a long answer, so that the answer is made in slices. */
export function inTurn<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => {
    waiting.push(() => resolve(value));
    if (waiting.length === 1) void giveTurns();
  });
}

async function giveTurns(): Promise<void> {
  while (waiting.length > 0) {
    await setImmediate();
    for (const give of waiting.splice(0, VALUES)) give();
  }
}
