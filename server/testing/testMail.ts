import type { Mail, Mailer } from '../mail/mailer.ts';
import type { MailWorker } from '../mail/mailWorker.ts';

/** Keeps the mails of a test instead of sending them; server/mail/ tests that they reach a mail server. */
export class Postbox implements Mailer {
  readonly description = 'kept for the test';
  readonly mails: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
  }

  async rehearse(): Promise<void> {
    // Nobody gets it.
  }

  /** The code in the link of the latest mail to an address. */
  codeFor(to: string): string {
    const text = this.mails.findLast((mail) => mail.to === to)?.text ?? '';
    const [, code] = /https?:\/\/\S+#(\S+)/.exec(text) ?? [];
    if (code === undefined) throw new Error(`No mail to ${to} holds a link.`);
    return code;
  }
}

/** Sends all mails that are due. */
export async function sendDue(mails: MailWorker): Promise<void> {
  while (await mails.workOne());
}
