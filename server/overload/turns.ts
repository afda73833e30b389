/** Has tasks wait for each other, in the order in which they come, so that only so many run at a time. */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  /** @param free how many run at a time. */
  constructor(private free: number) {}

  /** How many wait. */
  get queue(): number {
    return this.waiting.length;
  }

  async take<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((go) => this.waiting.push(go));
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
