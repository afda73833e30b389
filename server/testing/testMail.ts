import type { Mail } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MailWorker } from '../mail/mailWorker.ts';

/** Keeps a test's mails instead of sending them; server/mail/ tests that they reach a mail server. */
export class Postbox implements Mailer {
  readonly description = 'kept for the test';
  readonly mails: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
  }

  async rehearse(): Promise<void> {
    // Nobody gets it.
  }

  /** The code in the latest link mailed to an address. */
  codeFor(to: string): string {
    const links = this.mails.flatMap((mail) =>
      mail.to === to ? (/https?:\/\/\S+#(\S+)/.exec(mail.text)?.[1] ?? []) : [],
    );
    const code = links.at(-1);
    if (code === undefined) throw new Error(`No mail to ${to} holds a link.`);
    return code;
  }
}

/** Sends all mails that are due. */
export async function sendDue(mails: MailWorker): Promise<void> {
  while (await mails.workOne());
}
