import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';

const used = new Set();
const run = Reflect.get(AsyncLocalStorage.prototype, 'run');
AsyncLocalStorage.prototype.run = function (...given) {
  used.add(this);
  return run.apply(this, given);
};

/**
 * Node's environment, in which a test file leaves no AsyncLocalStorage behind. Jest makes one for each, and Node looks through all that were ever
 * used at every promise, so that each file of a process would be slower than the one before it.
 */
export default class Environment extends TestEnvironment {
  async teardown() {
    for (const storage of used) storage.disable();
    used.clear();
    await super.teardown();
  }
}
