import type { Mail, Mailer } from '../operations/mail/mailer.ts';

/** Keeps the mails of a test instead of sending them; server/operations/mail/ tests that they reach a mail server. */
export class Postbox implements Mailer {
  readonly description = 'kept for the test';
  readonly mails: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
  }

  /** The code in the link of the latest mail to an address. */
  codeFor(to: string): string {
    const text = this.mails.findLast((mail) => mail.to === to)?.text ?? '';
    const [, code] = /https?:\/\/\S+#(\S+)/.exec(text) ?? [];
    if (code === undefined) throw new Error(`No mail to ${to} holds a link.`);
    return code;
  }
}
