import { performance } from 'node:perf_hooks';

/** How many operations may be under way at a time. Each waits for the others, so this many times the mean time of one is the longest wait. */
const MAX_UNDER_WAY = 100;
/** How many while they take long, so that a hundred long ones do not add up. */
const MAX_LONG_ONES = 10;
/** How long the oldest may have been under way before they count as long, in milliseconds. */
const LONG_MS = 1000;

interface Slot {
  since: number;
}

/**
 * Lets only as many operations begin as can be answered soon, and has the others refused at once: a queue without an end would have
 * everybody wait, and answer those who have given up (`docs/decisions/0014-overload.md`).
 */
export class Admission {
  /** In the order in which they were taken. */
  private readonly taken = new Set<Slot>();

  /** @param clock milliseconds since any one moment. */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  get isFull(): boolean {
    if (this.taken.size < MAX_LONG_ONES) return false;
    const [oldest] = this.taken;
    const areLong = oldest !== undefined && this.clock() - oldest.since > LONG_MS;
    return areLong || this.taken.size >= MAX_UNDER_WAY;
  }

  /** Takes a place; gives what leaves it again, or null when there is none. */
  enter(): (() => void) | null {
    if (this.isFull) return null;
    const place = { since: this.clock() };
    this.taken.add(place);
    return () => {
      this.taken.delete(place);
    };
  }
}
