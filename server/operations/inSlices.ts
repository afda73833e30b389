import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../../domain/steps.ts';

/*
 * There is one thread for everybody, so that whatever takes long is done in slices, and the requests of others are answered in between.
 */

/** For how long work goes on before others have their turn, in milliseconds; one step is never cut off. */
const SLICE_MS = 5;
/** How many values `inTurn` hands out before others have their turn. */
const VALUES = 50;

/**
 * Watches the time of a piece of work.
 * @param now milliseconds from any moment
 * @returns what lets others have their turn where that is due; to be called between steps
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

/** Reads what a cursor has found, which is a part of the work that the driver leaves to the moment when it is read. */
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

/** Lets others have their turn before a resolver is called, when its arguments have been read, and after it, before its answer is made. */
export async function apartFromOthers<Result>(_call: unknown, resolve: () => Promise<Result>): Promise<Result> {
  await nextRound();
  const result = await resolve();
  await nextRound();
  return result;
}

/** The first turn after a request has come is still of the round in which it came. */
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
