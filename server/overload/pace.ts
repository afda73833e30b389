/**
 * How many turns of the event loop lie between the beginnings of two operations. The system hands over one new connection a turn (Node 20, libuv
 * 1.46): it takes more of them than operations can be begun, or whoever comes new waits in the system's queue, where nothing is refused.
 */
const TURNS_BETWEEN = 8;

/**
 * Has operations begin one after the other, some turns of the event loop apart, each of which costs a microsecond. A hundred that begin
 * together also go on together, in turns of a tenth of a second, and for so long no new connection is looked at.
 */
export class Pace {
  private readonly waiting: (() => void)[] = [];
  private isRunning = false;
  private turnsLeft = 0;

  /** Waits until the next operation may begin; at once where none began just now. */
  async begin(): Promise<void> {
    if (this.isRunning) return new Promise<void>((go) => this.waiting.push(go));
    this.isRunning = true;
    this.rest();
  }

  private rest(): void {
    this.turnsLeft = TURNS_BETWEEN;
    setImmediate(this.turn);
  }

  private readonly turn = (): void => {
    this.turnsLeft -= 1;
    if (this.turnsLeft > 0) {
      setImmediate(this.turn);
      return;
    }
    const go = this.waiting.shift();
    this.isRunning = go !== undefined;
    if (!go) return;
    go();
    this.rest();
  };
}
