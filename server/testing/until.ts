import { setTimeout } from 'node:timers/promises';

/** How long a test waits for something to happen, in milliseconds: longer than the product itself ever waits, which is 3 s at most. */
const PATIENCE_MS = 30_000;
/** How often it checks, in milliseconds. */
const LOOK_AGAIN_MS = 10;

/**
 * Waits until something has happened.
 * @throws Error when it doesn't happen in time.
 */
export async function until(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await hasHappened()); await setTimeout(LOOK_AGAIN_MS)) {
    if (Date.now() > deadline) throw new Error('It did not happen in time.');
  }
}
