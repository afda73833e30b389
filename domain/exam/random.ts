/** Randomness that can be repeated: the same seed gives the same draws on every machine. */

/** The next number of a sequence, from 0 up to but not including 1. */
export type Random = () => number;

/** The sequence of a seed: Tommy Ettinger's mulberry32, small and even enough for drawing numbers for questions. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of lowest, lowest + step, and so on up to highest. */
export function between(random: Random, lowest: number, highest: number, step = 1): number {
  const count = Math.floor((highest - lowest) / step) + 1;
  return lowest + Math.floor(random() * count) * step;
}

/** One of the two, with even chances. */
export function either<T>(random: Random, first: T, second: T): T {
  return random() < 0.5 ? first : second;
}
