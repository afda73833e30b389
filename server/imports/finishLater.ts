import { setTimeout as wait } from 'node:timers/promises';
import { messages } from '../../domain/errors.ts';
import { Refusal } from '../api/refusal.ts';
import type { Act } from '../history/entry.ts';
import { log } from '../operations/log.ts';
import { underRightsLock } from '../records/rights/rightsLock.ts';
import { untilStoreCloses } from '../store/connection.ts';
import { carryOut, type StagedChange, UnfinishedImport } from './stagedImport.ts';

/** How long to wait before the next attempt, in milliseconds. The wait doubles each time, up to the longest. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Whether this process is already trying. */
let isUnderWay = false;

/**
 * Makes all changes of an import, or none, as `carryOut` does. If the store fails on the way, this process keeps trying.
 * @throws Refusal `TOOK_TOO_LONG` if the import is accepted but not written yet.
 */
export async function carryOutOrFinishLater(act: Act, changes: readonly StagedChange[]): Promise<void> {
  try {
    await carryOut(act, changes);
  } catch (error) {
    // Also if the answer to the decision was lost, so that the outcome is unknown.
    finishLater();
    if (!(error instanceof UnfinishedImport)) throw error;
    log.warn({ err: error }, 'An import is not finished yet.');
    throw new Refusal('TOOK_TOO_LONG', { message: messages.importUnfinished });
  }
}

function finishLater(): void {
  if (isUnderWay) return;
  isUnderWay = true;
  void untilFinished().finally(() => {
    isUnderWay = false;
  });
}

async function untilFinished(): Promise<void> {
  const closing = untilStoreCloses();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    // The wait doesn't keep the process alive, and ends when the store closes. The next start then finishes the import.
    await wait(pause, undefined, { ref: false, signal: closing }).catch(() => undefined);
    if (closing.aborted) return;
    try {
      // Taking the lock finishes accepted imports.
      await underRightsLock(async () => undefined, 'BACKGROUND');
      return;
    } catch (error) {
      log.warn({ err: error }, 'An import is not finished yet.');
    }
  }
}
