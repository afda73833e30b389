import { setImmediate } from 'node:timers/promises';
import { Admission } from './admission.ts';
import { Pace } from './pace.ts';
import { Turns } from './turns.ts';
import { withinTime } from './withinTime.ts';

describe('Admission', () => {
  function admission() {
    const time = { now: 0 };
    const door = new Admission(() => time.now);
    return { door, time, enter: (count: number) => Array.from({ length: count }, () => door.enter()) };
  }

  it('lets a hundred in, and the next one when somebody leaves', () => {
    const { door, enter } = admission();
    const [first] = enter(100);
    expect(door.enter()).toBeNull();
    first?.();
    expect(door.enter()).not.toBeNull();
    expect(door.isFull).toBe(true);
  });

  it('lets only ten in while the oldest takes long', () => {
    const { door, time, enter } = admission();
    const [oldest] = enter(10);
    time.now = 1001;
    expect(door.enter()).toBeNull();
    oldest?.();
    expect(door.enter()).not.toBeNull();
  });

  it('does not mind one that takes long among few', () => {
    const { door, time, enter } = admission();
    enter(1);
    time.now = 60_000;
    expect(enter(9)).not.toContain(null);
    expect(door.enter()).toBeNull();
  });
});

describe('Pace', () => {
  /** In which turn of the event loop each of some operations begins, in the order of their beginnings. */
  async function beginnings(comeIn: readonly number[]): Promise<[operation: number, turn: number][]> {
    const pace = new Pace();
    const begun: [number, number][] = [];
    let turn = 0;
    for (; turn < 40; turn += 1) {
      const next = setImmediate();
      for (const [operation, at] of comeIn.entries()) {
        if (at === turn) void pace.begin().then(() => begun.push([operation, turn]));
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

describe('Turns', () => {
  it('runs so many at a time, in order, also after one that failed', async () => {
    const turns = new Turns(2);
    const log: string[] = [];
    const ends: (() => void)[] = [];
    const take = (name: string): Promise<void> =>
      turns.take(async () => {
        log.push(name);
        await new Promise<void>((end) => ends.push(end));
        if (name === 'a') throw new Error(name);
      });
    const taken = ['a', 'b', 'c', 'd'].map(take);
    expect([log.join(''), turns.queue]).toEqual(['ab', 2]);
    ends[0]?.();
    await expect(taken[0]).rejects.toThrow('a');
    await setImmediate();
    expect([log.join(''), turns.queue]).toEqual(['abc', 1]);
    ends[1]?.();
    await setImmediate();
    expect([log.join(''), turns.queue]).toEqual(['abcd', 0]);
  });
});

describe('withinTime', () => {
  it('gives what comes in time, or its failure', async () => {
    expect(await withinTime(10_000, Promise.resolve(1))).toBe(1);
    await expect(withinTime(10_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('gives up in time, and lets what it waited for go on', async () => {
    let end: (failed: Error) => void = () => undefined;
    const doing = new Promise<never>((_, reject) => {
      end = reject;
    });
    expect(await withinTime(1, doing)).toBe('LATE');
    end(new Error('nobody hears this'));
    await setImmediate();
  });
});
