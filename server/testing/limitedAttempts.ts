import { SIGN_IN } from './identityOperations.ts';
import { Browser, type TestApi } from './testApi.ts';

const TIMERS = [
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** What people do who meet the limits of attempts. Replaces the clock of a test file. */
export function limitedAttempts(api: TestApi) {
  // The counting package reads the clock by itself, so the test replaces it. Timers stay real, because the store's driver needs them.
  beforeEach(() => {
    api.startAheadOfStore();
    jest.useFakeTimers({
      now: api.now,
      doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', ...TIMERS],
    });
  });
  afterEach(() => jest.useRealTimers());

  /** Lets time pass, for the package and for the product. */
  const pass = (milliseconds: number): void => {
    api.pass(milliseconds);
    jest.setSystemTime(api.now);
  };

  /** A browser at a network address. */
  const from = (address: string, browser = new Browser()) => Object.assign(browser, { address });

  const signIn = (email: string, password = 'wrong', browser = new Browser()) =>
    api.execute(browser, SIGN_IN, { input: { email, password } });

  /** The codes of so many attempts, one after the other. */
  const codesOf = async (
    attempts: number,
    attempt: (time: number) => Promise<{ code: unknown }>,
  ): Promise<unknown[]> => {
    const codes = [];
    for (let time = 0; time < attempts; time += 1) codes.push((await attempt(time)).code);
    return codes;
  };

  return { pass, from, signIn, codesOf };
}

/** The same code so many times. */
export const times = (count: number, code: unknown) => Array.from({ length: count }, () => code);
