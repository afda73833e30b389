import { Refusal } from '../api/refusal.ts';
import { log } from '../operations/log.ts';
import { storeFailureOf } from './storeFailure.ts';

/**
 * Runs what follows a change that is saved already, or may be saved in part. If the store is full by then, the answer must not be
 * STORE_FULL, whose sentence says that nothing was saved.
 * @throws Refusal `STORE_UNAVAILABLE` instead, whose sentence has people check whether their change was saved.
 */
export async function onceSaved<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (storeFailureOf(error) !== 'STORE_FULL') throw error;
    log.warn({ err: error }, 'The store had no room for what follows a change.');
    throw new Refusal('STORE_UNAVAILABLE');
  }
}
