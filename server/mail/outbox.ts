import { setImmediate as answerSent } from 'node:timers/promises';
import { log } from '../log.ts';
import type { Letter, Mailer } from './mailer.ts';

/** Work that follows an answer and must not delay it: whether an address has a login must not show in how long an answer takes. */
export class Outbox {
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly mailer: Mailer) {}

  /** Does work after the answer. What goes wrong is logged, without the letter. */
  afterwards(work: () => Promise<Letter | null>): void {
    const task = this.run(work).catch((error: unknown) => log.error({ err: error }, 'Work after an answer failed.'));
    this.underWay.add(task);
    void task.finally(() => this.underWay.delete(task));
  }

  /** Sends a letter after the answer. */
  post(letter: Letter): void {
    this.afterwards(async () => letter);
  }

  /** Waits until nothing is under way. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private async run(work: () => Promise<Letter | null>): Promise<void> {
    await answerSent();
    const letter = await work();
    if (letter) await this.mailer.send(letter);
  }
}
