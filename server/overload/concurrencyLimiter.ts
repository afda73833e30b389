import { performance } from 'node:perf_hooks';

/** How many operations may be under way at a time. They share one process, so the longest wait is this many times the mean time of one. */
const MAX_UNDER_WAY = 100;
/** How many may be under way while the oldest is slow, so that a hundred slow ones do not add up. */
const MAX_WHILE_SLOW = 10;
/** After how long under way an operation counts as slow, in milliseconds. */
const SLOW_MS = 1000;

interface Slot {
  since: number;
}

/**
 * Load shedding: limits how many operations are under way, and refuses the others at once. In an endless queue everybody would wait, and the
 * server would work for clients that have given up (`docs/decisions/0014-overload.md`).
 */
export class ConcurrencyLimiter {
  /** In the order in which they were taken. */
  private readonly taken = new Set<Slot>();

  /** @param clock milliseconds since any one moment. */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  get isFull(): boolean {
    if (this.taken.size < MAX_WHILE_SLOW) return false;
    const [oldest] = this.taken;
    const isSlow = oldest !== undefined && this.clock() - oldest.since > SLOW_MS;
    return isSlow || this.taken.size >= MAX_UNDER_WAY;
  }

  /** Takes a slot. Returns the function that releases it, or null when none is free. */
  acquire(): (() => void) | null {
    if (this.isFull) return null;
    const slot = { since: this.clock() };
    this.taken.add(slot);
    return () => {
      this.taken.delete(slot);
    };
  }
}
