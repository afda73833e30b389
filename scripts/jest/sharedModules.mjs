import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const circus = require.resolve('jest-circus/runner');
const runFile = require(circus).default;
/** Collects one file's tests, so each file gets a new one. */
const collector = createRequire(circus).resolve('./jestAdapterInit');

/**
 * Runs a test file with Node's own loader instead of Jest's, so a process loads each module once for all its test files. Jest would load
 * server, GraphQL and mongoose again for each of 120 files, which took a third of their time.
 */
export default async function run(globalConfig, config, environment, _jestsLoader, path, send) {
  delete require.cache[collector];
  // Otherwise each file's handlers would also be called for all later files' tests.
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  globalThis.jest = jestFor(environment);
  const load = (file) => import(pathToFileURL(file).href);
  const loader = {
    requireInternalModule: require,
    requireModule: require,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: load,
    setGlobalsForRuntime: () => undefined,
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
  };
  return runFile(globalConfig, config, environment, loader, path, send);
}

/** The parts of Jest's object that tests use. */
function jestFor({ moduleMocker: mocks, fakeTimersModern: timers }) {
  return {
    fn: mocks.fn.bind(mocks),
    spyOn: mocks.spyOn.bind(mocks),
    restoreAllMocks: mocks.restoreAllMocks.bind(mocks),
    useFakeTimers: timers.useFakeTimers.bind(timers),
    useRealTimers: timers.useRealTimers.bind(timers),
    setSystemTime: timers.setSystemTime.bind(timers),
    advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
    advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
    runAllTimers: timers.runAllTimers.bind(timers),
  };
}
