import type { Letter, Mailer } from '../mail/mailer.ts';

/** Keeps the letters of a test instead of sending them. That they reach a mail server is tested in server/mail/. */
export class Postbox implements Mailer {
  readonly description = 'kept for the test';
  readonly letters: Letter[] = [];

  async send(letter: Letter): Promise<void> {
    this.letters.push(letter);
  }

  /** The code in the link of the latest letter to an address. */
  codeFor(to: string): string {
    const text = this.letters.findLast((letter) => letter.to === to)?.text ?? '';
    const [, code] = /https?:\/\/\S+#(\S+)/.exec(text) ?? [];
    if (code === undefined) throw new Error(`No letter to ${to} holds a link.`);
    return code;
  }
}
