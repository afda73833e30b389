/**
 * How many turns of the event loop pass between the starts of two operations. Node 20 and 22 (libuv 1.46 and 1.51) accept one new
 * connection a turn. With more turns than starts, connections are accepted faster than operations begin. So none waits in the system's
 * queue, where nothing is refused.
 */
const TURNS_BETWEEN = 8;

/**
 * Spaces out the starts of operations over turns of the event loop, in the order in which they ask. A hundred operations that start
 * together also continue together: each turn then lasts a tenth of a second, and no new connection is accepted meanwhile. An idle turn
 * costs a microsecond.
 */
export class Throttle {
  private readonly waiting: (() => void)[] = [];
  private isRunning = false;
  private turnsLeft = 0;

  /** Resolves when the next operation may start: at once if none has started in the last turns. */
  async wait(): Promise<void> {
    if (this.isRunning) return new Promise<void>((start) => this.waiting.push(start));
    this.isRunning = true;
    this.countDown();
  }

  private countDown(): void {
    this.turnsLeft = TURNS_BETWEEN;
    setImmediate(this.onTurn);
  }

  private readonly onTurn = (): void => {
    this.turnsLeft -= 1;
    if (this.turnsLeft > 0) {
      setImmediate(this.onTurn);
      return;
    }
    const start = this.waiting.shift();
    this.isRunning = start !== undefined;
    if (!start) return;
    start();
    this.countDown();
  };
}
