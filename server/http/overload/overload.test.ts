import { setImmediate } from 'node:timers/promises';
import { Semaphore } from '../../operations/semaphore.ts';
import { withTimeout } from '../../operations/withTimeout.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import { Throttle } from './throttle.ts';

describe('ConcurrencyLimiter', () => {
  function limited() {
    const time = { now: 0 };
    const limiter = new ConcurrencyLimiter(() => time.now);
    return { limiter, time, acquire: (count: number) => Array.from({ length: count }, () => limiter.acquire()) };
  }

  it('lets a hundred in, and the next one when somebody leaves', () => {
    const { limiter, acquire } = limited();
    const [first] = acquire(100);
    expect(limiter.acquire()).toBeNull();
    first?.();
    expect(limiter.acquire()).not.toBeNull();
    expect(limiter.isFull).toBe(true);
  });

  it('lets only ten in while the oldest takes long', () => {
    const { limiter, time, acquire } = limited();
    const [oldest] = acquire(10);
    time.now = 1001;
    expect(limiter.acquire()).toBeNull();
    oldest?.();
    expect(limiter.acquire()).not.toBeNull();
  });

  it('does not wait for ever for operations that never end', () => {
    const { limiter, time, acquire } = limited();
    acquire(100);
    time.now = 60_000;
    expect(limiter.isFull).toBe(true);
    time.now = 60_001;
    expect(acquire(101).filter((release) => release === null)).toHaveLength(1);
  });

  it('does not mind a slow one among few', () => {
    const { limiter, time, acquire } = limited();
    acquire(1);
    time.now = 60_000;
    expect(acquire(9)).not.toContain(null);
    expect(limiter.acquire()).toBeNull();
  });
});

describe('Throttle', () => {
  /** For each operation, in the order in which they begin, the turn of the event loop in which it begins. */
  async function beginnings(comeIn: readonly number[]): Promise<[operation: number, turn: number][]> {
    const throttle = new Throttle();
    const begun: [number, number][] = [];
    let turn = 0;
    for (; turn < 40; turn += 1) {
      const next = setImmediate();
      for (const [operation, at] of comeIn.entries()) {
        if (at === turn) void throttle.wait().then(() => begun.push([operation, turn]));
      }
      await next;
    }
    return begun;
  }

  it('has operations that come together begin in order, turns apart', async () => {
    expect(await beginnings([0, 0, 0])).toEqual([
      [0, 0],
      [1, 8],
      [2, 16],
    ]);
  });

  it('has nobody wait where none began just now', async () => {
    expect(await beginnings([0, 8, 30])).toEqual([
      [0, 0],
      [1, 8],
      [2, 30],
    ]);
  });
});

describe('Semaphore', () => {
  it('runs so many at a time, in order, also after a failure', async () => {
    const semaphore = new Semaphore(2);
    const log: string[] = [];
    const ends: (() => void)[] = [];
    const run = (name: string): Promise<void> =>
      semaphore.run(async () => {
        log.push(name);
        await new Promise<void>((end) => ends.push(end));
        if (name === 'a') throw new Error(name);
      });
    const taken = ['a', 'b', 'c', 'd'].map(run);
    expect([log.join(''), semaphore.waiting]).toEqual(['ab', 2]);
    ends[0]?.();
    await expect(taken[0]).rejects.toThrow('a');
    await setImmediate();
    expect([log.join(''), semaphore.waiting]).toEqual(['abc', 1]);
    ends[1]?.();
    await setImmediate();
    expect([log.join(''), semaphore.waiting]).toEqual(['abcd', 0]);
  });
});

describe('withTimeout', () => {
  it('gives what comes in time, or its failure', async () => {
    expect(await withTimeout(10_000, Promise.resolve(1))).toBe(1);
    await expect(withTimeout(10_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('gives up in time, and lets what it waited for go on', async () => {
    let end: (failed: Error) => void = () => undefined;
    const doing = new Promise<never>((_, reject) => {
      end = reject;
    });
    expect(await withTimeout(1, doing)).toBe('TIMED_OUT');
    end(new Error('nobody hears this'));
    await setImmediate();
  });
});
