import { Refusal } from '../api/refusal.ts';
import { log } from '../operations/log.ts';
import { storeFailureOf } from './storeFailure.ts';

/**
 * Runs what follows a change that is already saved, or may be partly saved. If the store is full then, the answer must not be STORE_FULL,
 * whose text says that nothing was saved.
 * @throws Refusal `STORE_UNAVAILABLE` instead, whose text asks people to check whether their change was saved.
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
