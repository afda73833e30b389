import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

/** How many operations are worked on at a time. Each waits for the others, so this many times the mean time of one is the longest wait. */
const MAX_UNDER_WAY = 100;
/** How many while operations are long ones: the event loop then is late by the time of one of them, again and again. */
const MAX_LONG_ONES = 8;
/** From which lateness of the event loop on, at the median of a look, in milliseconds. */
const LATE_MS = 100;
/** How often the event loop is looked at, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** When whoever was refused may come again, in whole seconds: what is under way has long been answered then. */
export const RETRY_AFTER_SECONDS = 2;

/**
 * Lets only as many operations begin as can be answered soon, and has the others refused at once: a queue without an end would have
 * everybody wait, and answer those who have given up (`docs/decisions/0011-overload.md`).
 */
export class Admission {
  private underWay = 0;
  private isLate = false;
  private readonly delay: IntervalHistogram = monitorEventLoopDelay();
  private readonly timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();

  constructor() {
    this.delay.enable();
  }

  get isFull(): boolean {
    return this.underWay >= (this.isLate ? MAX_LONG_ONES : MAX_UNDER_WAY);
  }

  /** Takes a place; gives what leaves it again, or null when there is none. */
  enter(): (() => void) | null {
    if (this.isFull) return null;
    this.underWay += 1;
    return () => {
      this.underWay -= 1;
    };
  }

  close(): void {
    clearInterval(this.timer);
    this.delay.disable();
  }

  /** The median, as one long operation among many short ones is no sign of too many. */
  private look(): void {
    this.isLate = this.delay.percentile(50) > LATE_MS * 1e6;
    this.delay.reset();
  }
}
