/** Limits how many tasks run at a time. The others wait in the order in which they came. */
export class Semaphore {
  private readonly queue: (() => void)[] = [];

  /** @param free how many tasks run at a time. */
  constructor(private free: number) {}

  get waiting(): number {
    return this.queue.length;
  }

  /** Runs a task as soon as there is a free place. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((start) => this.queue.push(start));
    try {
      return await task();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
