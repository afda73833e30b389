import { setTimeout as wait } from 'node:timers/promises';
import { messages } from '../../domain/errors.ts';
import { Refusal } from '../api/refusal.ts';
import type { Act } from '../history/entry.ts';
import { log } from '../operations/log.ts';
import { underRightsLock } from '../records/rights/rightsLock.ts';
import { untilStoreCloses } from '../store/connection.ts';
import { carryOut, type StagedChange, UnfinishedImport } from './stagedImport.ts';

/** How long to wait before another attempt, in milliseconds: twice as long each time, up to the longest. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Whether this process is already trying. */
let isUnderWay = false;

/**
 * Makes all changes of an import, or none, as `carryOut` does. Where the store fails on the way, this process goes on trying.
 * @throws Refusal `TOOK_TOO_LONG` when the import is decided and not written yet.
 */
export async function carryOutOrFinishLater(act: Act, changes: readonly StagedChange[]): Promise<void> {
  try {
    await carryOut(act, changes);
  } catch (error) {
    // Also when the answer to deciding it was lost, so that it is unknown whether it is decided.
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
    // The wait does not keep the process alive, and ends with its store: the next start finishes the rest.
    await wait(pause, undefined, { ref: false, signal: closing }).catch(() => undefined);
    if (closing.aborted) return;
    try {
      // Taking the lock finishes what was decided.
      await underRightsLock(async () => undefined, 'BACKGROUND');
      return;
    } catch (error) {
      log.warn({ err: error }, 'An import is not finished yet.');
    }
  }
}
