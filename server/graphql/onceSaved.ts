import { storeFailureOf } from '../database/storeFailure.ts';
import { log } from '../log.ts';
import { Refusal } from './refusal.ts';

/**
 * Does what follows a write that has decided. A store without room for it is not told as one: that sentence says that nothing was saved.
 * @throws Refusal `STORE_UNAVAILABLE`, which has people look whether their change was saved.
 */
export async function onceSaved<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (storeFailureOf(error) !== 'STORE_FULL') throw error;
    log.warn({ err: error }, 'the store had no room for what follows a change');
    throw new Refusal('STORE_UNAVAILABLE');
  }
}
