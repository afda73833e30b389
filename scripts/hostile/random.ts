/** Randomness that can be repeated: the same seed gives the same draws. (Mulberry32, in the public domain.) */
export class SeededRandom {
  constructor(private state: number) {}

  /** From 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to a bound. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  chance(of: number): boolean {
    return this.next() < of;
  }

  /** @throws Error when there is nothing to pick from. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }
}
