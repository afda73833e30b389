import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SINK = fileURLToPath(new URL('mailSink.mjs', import.meta.url));

/** A mail server that takes every mail. It runs in a separate process so that it doesn't slow down what is measured in this one. */
export class MailSink {
  private constructor(
    private readonly process: ChildProcess,
    /** As in `SMTP_URL`. */
    readonly url: string,
  ) {}

  static async start(): Promise<MailSink> {
    const child = spawn(process.execPath, [SINK], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = await once(child.stdout, 'data');
    return new MailSink(child, `smtp://127.0.0.1:${String(port).trim()}`);
  }

  async stop(): Promise<void> {
    const exit = once(this.process, 'exit');
    this.process.kill();
    await exit;
  }
}
