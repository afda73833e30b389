import { setImmediate as answerSent } from 'node:timers/promises';
import { log } from '../log.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Work that is done after the answer, so that the time of an answer does not show whether an address has a login. */
export class Outbox {
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly mailer: Mailer) {}

  /** Runs work after the answer. A failure is logged, without the mail. */
  afterwards(work: () => Promise<Mail | null>): void {
    const task = this.run(work).catch((error: unknown) => log.error({ err: error }, 'Work after an answer failed.'));
    this.underWay.add(task);
    void task.finally(() => this.underWay.delete(task));
  }

  /** Sends a mail after the answer. */
  post(mail: Mail): void {
    this.afterwards(async () => mail);
  }

  /** Waits until nothing is under way. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private async run(work: () => Promise<Mail | null>): Promise<void> {
    await answerSent();
    const mail = await work();
    if (mail) await this.mailer.send(mail);
  }
}
