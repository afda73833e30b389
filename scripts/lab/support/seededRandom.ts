import type { Random } from '../../../domain/exam/shuffle.ts';
import { randomFrom } from '../../../domain/exam/testing.ts';

/** Repeatable draws: the same seed gives the same ones. */
export class SeededRandom {
  /** From 0 up to 1. */
  readonly next: Random;

  constructor(seed: number) {
    this.next = randomFrom(seed);
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
