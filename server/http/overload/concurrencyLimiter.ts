import { performance } from 'node:perf_hooks';
import { OPERATION_WITHIN_MS } from '../requestLimits.ts';

/** How many operations may run at a time. They share one process, so the longest wait is this many times an operation's mean time. */
const MAX_UNDER_WAY = 100;
/** How many may run while the oldest is slow, so that a hundred slow ones do not add up. */
const MAX_WHILE_SLOW = 10;
/** When a running operation counts as slow, in milliseconds. */
const SLOW_MS = 1000;
/** When an operation no longer counts as running, in milliseconds. If the driver loses track of it, it never ends. */
const LOST_MS = 3 * OPERATION_WITHIN_MS;

interface Slot {
  since: number;
}

/**
 * Load shedding: limits how many operations run, and refuses the others at once. In an unlimited queue, everybody would wait, and the
 * server would work for clients that have given up (`docs/decisions/0014-overload.md`).
 */
export class ConcurrencyLimiter {
  /** In the order in which they were taken. */
  private readonly taken = new Set<Slot>();

  /** @param clock milliseconds from any fixed moment. */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  get isFull(): boolean {
    if (this.taken.size < MAX_WHILE_SLOW) return false;
    this.forgetLost();
    const [oldest] = this.taken;
    const isSlow = oldest !== undefined && this.clock() - oldest.since > SLOW_MS;
    return this.taken.size >= (isSlow ? MAX_WHILE_SLOW : MAX_UNDER_WAY);
  }

  /**
   * Takes a slot.
   * @returns the function that releases it, or null if none is free
   */
  acquire(): (() => void) | null {
    if (this.isFull) return null;
    const slot = { since: this.clock() };
    this.taken.add(slot);
    return () => {
      this.taken.delete(slot);
    };
  }

  private forgetLost(): void {
    for (const slot of this.taken) {
      if (this.clock() - slot.since <= LOST_MS) return;
      this.taken.delete(slot);
    }
  }
}
