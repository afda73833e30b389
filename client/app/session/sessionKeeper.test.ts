import { ACCESS_WINDOW_MS } from '../../../domain/constants.ts';
import { SessionKeeper } from './sessionKeeper.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.UTC(2026, 10, 21, 8);
const LOST = new Error('lost');
const FAULT = new Error('fault');

/** A keeper whose clock and network the test controls. */
function world() {
  let now = START;
  let failure: Error | null = null;
  let planned: { at: number; action: () => void } | null = null;
  const refreshes: number[] = [];
  const retries: (number | null)[] = [];
  const keeper = new SessionKeeper({
    timer: {
      now: () => now,
      after: (wait, action) => {
        const plan = { at: now + wait, action };
        planned = plan;
        return () => {
          if (planned === plan) planned = null;
        };
      },
    },
    refresh: async () => {
      refreshes.push(now - START);
      await Promise.resolve();
      // watchedFetch.ts tells the keeper in the same way.
      if (failure === LOST) keeper.lost();
      else keeper.answered(null);
      if (failure) throw failure;
      return now + ACCESS_WINDOW_MS;
    },
    isLost: (error) => error === LOST,
    onRetry: (at) => retries.push(at),
  });
  /** Advances the clock, and runs each timer when it is due. */
  async function pass(milliseconds: number) {
    const until = now + milliseconds;
    for (;;) {
      const due: { at: number; action: () => void } | null = planned;
      if (due === null || due.at > until) break;
      now = due.at;
      planned = null;
      due.action();
      await settle();
    }
    now = until;
  }
  return {
    keeper,
    refreshes,
    retries,
    pass,
    fail: (error: Error | null) => {
      failure = error;
    },
    now: () => now,
  };
}

async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test('the window is extended 5 minutes before its end, each time', async () => {
  const { keeper, refreshes, pass } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  await pass(55 * MINUTE - 1);
  expect(refreshes).toEqual([]);
  await pass(1);
  expect(refreshes).toEqual([55 * MINUTE]);
  await pass(55 * MINUTE);
  expect(refreshes).toEqual([55 * MINUTE, 110 * MINUTE]);
});

test('a window that was opened elsewhere puts the refresh off', async () => {
  const { keeper, refreshes, pass } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  await pass(30 * MINUTE);
  keeper.keep(START + 30 * MINUTE + ACCESS_WINDOW_MS);
  await pass(54 * MINUTE);
  expect(refreshes).toEqual([]);
});

test('a window with less than 5 minutes left is extended at once', async () => {
  const { keeper, refreshes, pass } = world();
  keeper.keep(START + 4 * MINUTE);
  await pass(0);
  expect(refreshes).toEqual([0]);
});

test.each([
  [ACCESS_WINDOW_MS - 30 * SECOND - 1, 0],
  [ACCESS_WINDOW_MS - 30 * SECOND, 1],
])('the window is over 30 s early: after %i ms of it, %i refreshes go before a call', async (age, count) => {
  const { keeper, refreshes } = world();
  // The device's clock stands still. Only the server's clock shows how old the window is.
  keeper.keep(START + ACCESS_WINDOW_MS);
  keeper.answered(START + age);
  await keeper.ensureOpen();
  expect(refreshes).toHaveLength(count);
});

test('calls that wait at the same time share one refresh', async () => {
  const { keeper, refreshes } = world();
  keeper.keep(START + 10 * SECOND);
  await Promise.all([keeper.ensureOpen(), keeper.ensureOpen(), keeper.refresh()]);
  expect(refreshes).toHaveLength(1);
});

test('on a lost network it tries again after 30 s, doubling up to 16 minutes, and says when', async () => {
  const { keeper, refreshes, retries, pass, fail, now } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  fail(LOST);
  await pass(55 * MINUTE);
  expect(retries.at(-1)).toBe(now() + 30 * SECOND);
  await pass(64 * MINUTE);
  const pauses = refreshes.slice(1).map((at, index) => (at - (refreshes[index] ?? 0)) / SECOND);
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
});

test('once the browser says that the network is back, the pauses begin anew', async () => {
  const { keeper, refreshes, pass, fail } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  fail(LOST);
  await pass(60 * MINUTE);
  keeper.tryNow();
  await settle();
  await pass(90 * SECOND);
  const pauses = refreshes.slice(-3).map((at) => (at - 60 * MINUTE) / SECOND);
  expect(pauses).toEqual([0, 30, 90]);
});

test('once the network answers, the banner goes and the next refresh is 5 minutes before the new end', async () => {
  const { keeper, refreshes, retries, pass, fail, now } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  fail(LOST);
  await pass(56 * MINUTE);
  fail(null);
  keeper.tryNow();
  await settle();
  expect(retries.at(-1)).toBeNull();
  const recovered = now() - START;
  await pass(55 * MINUTE);
  expect(refreshes.at(-1)).toBe(recovered + 55 * MINUTE);
  fail(LOST);
  keeper.lost();
  expect(retries.at(-1)).toBe(now() + 30 * SECOND);
});

test('a call without an answer starts the retries; one with an answer ends them', async () => {
  const { keeper, refreshes, retries, pass, now } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  keeper.lost();
  keeper.lost();
  expect(retries.at(-1)).toBe(now() + 30 * SECOND);
  keeper.answered(null);
  expect(retries.at(-1)).toBeNull();
  await pass(5 * MINUTE);
  expect(refreshes).toEqual([]);
});

test('a network that was lost is tried at once when it may be back, and is lost until something answers', async () => {
  const { keeper, refreshes, retries, now, fail } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  fail(LOST);
  keeper.lost();
  keeper.keep(START + 2 * ACCESS_WINDOW_MS);
  expect(retries.at(-1)).toBe(now() + 30 * SECOND);
  keeper.tryNow();
  expect(refreshes).toEqual([0]);
});

test('once a call was answered, the pauses begin anew, and answers change nothing more', async () => {
  const { keeper, retries, pass, fail, now } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  fail(LOST);
  await pass(57 * MINUTE);
  keeper.answered(null);
  const { length } = retries;
  keeper.answered(null);
  expect(retries).toHaveLength(length);
  keeper.lost();
  expect(retries.at(-1)).toBe(now() + 30 * SECOND);
});

test('a fault of the server is tried again without claiming that the network is lost', async () => {
  const { keeper, refreshes, retries, pass, fail } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  fail(FAULT);
  await pass(60 * MINUTE);
  const pauses = refreshes.slice(1).map((at, index) => (at - (refreshes[index] ?? 0)) / SECOND);
  expect(pauses).toEqual([30, 60, 120]);
  expect(retries.every((at) => at === null)).toBe(true);
});

test('answers to other requests do not shorten the pauses of a refresh that the server fails', async () => {
  const { keeper, refreshes, pass, fail } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  fail(FAULT);
  await pass(55 * MINUTE);
  for (let second = 0; second < 200; second += 1) {
    await pass(SECOND);
    keeper.answered(null);
    await settle();
  }
  const pauses = refreshes.slice(1).map((at, index) => (at - (refreshes[index] ?? 0)) / SECOND);
  expect(pauses).toEqual([30, 60]);
});

test('the tab that comes to sight refreshes only when that is due', async () => {
  const { keeper, refreshes } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  keeper.tryNow();
  expect(refreshes).toHaveLength(0);
  // The timer slept with the device.
  keeper.answered(START + 56 * MINUTE);
  keeper.tryNow();
  expect(refreshes).toHaveLength(1);
});

test('a window shorter than 5 minutes is not extended without a pause', async () => {
  const { keeper, refreshes, pass } = world();
  keeper.keep(START + 1 * SECOND);
  await pass(0);
  keeper.keep(START + 2 * SECOND);
  await pass(5 * SECOND);
  expect(refreshes).toHaveLength(1);
});

test('nobody signed in: nothing is refreshed, tried again or shown', async () => {
  const { keeper, refreshes, retries, pass } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  keeper.lost();
  keeper.keep(null);
  keeper.lost();
  keeper.tryNow();
  await keeper.ensureOpen();
  await pass(120 * MINUTE);
  expect(refreshes).toEqual([]);
  expect(retries.at(-1)).toBeNull();
});

test.each([null, LOST])('signing out while a refresh is under way leaves nobody signed in: %p', async (failure) => {
  const { keeper, refreshes, retries, pass, fail } = world();
  keeper.keep(START + ACCESS_WINDOW_MS);
  fail(failure);
  const refreshing = keeper.refresh();
  keeper.keep(null);
  await refreshing.catch(() => undefined);
  await pass(120 * MINUTE);
  expect(refreshes).toHaveLength(1);
  expect(retries.at(-1)).toBeNull();
});
