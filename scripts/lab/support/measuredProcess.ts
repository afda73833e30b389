import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isolatedEnvironment } from '../../runningServer.ts';

const USAGE_REPORT = new URL('usageReport.mjs', import.meta.url).href;

/** The questions that `usageReport.mjs` answers. */
type Question = 'cpu' | 'memory' | 'stall';

/** A server in a process of its own that prints where it listens. */
export class MeasuredProcess {
  private constructor(
    private readonly process: ChildProcess,
    readonly address: string,
  ) {}

  /**
   * Starts a module and waits until it listens.
   * @throws Error when it ends instead.
   */
  static async start(
    module: URL,
    { logFile, args = [], env = {} }: { logFile: string; args?: readonly string[]; env?: Record<string, string> },
  ) {
    // The log goes to a file, because writing it is a part of a server's work.
    const log = await open(logFile, 'a');
    const child = fork(fileURLToPath(module), args, {
      execArgv: ['--expose-gc', '--import', '@oxc-node/core/register', '--import', USAGE_REPORT],
      env: isolatedEnvironment({ NODE_ENV: 'production', PORT: '0', ...env }),
      stdio: ['ignore', 'pipe', log.fd, 'ipc'],
    });
    await log.close();
    if (!child.stdout) throw new Error('There is nothing to read.');
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('Listening on ')) return new MeasuredProcess(child, line.slice('Listening on '.length));
    }
    throw new Error(`${module.pathname} did not start. ${await readFile(logFile, 'utf8')}`);
  }

  /** The processor time used so far, in microseconds. */
  cpuTime(): Promise<number> {
    return this.ask('cpu');
  }

  /** Collects the garbage; gives the bytes that stay resident. */
  collectGarbage(): Promise<number> {
    return this.ask('memory');
  }

  /**
   * The longest time for which it answered nobody since this was last asked, in milliseconds: as it passed, and what of it was work, which a busy machine does
   * not lengthen. The first answer says nothing.
   */
  longestStall(): Promise<{ passed: number; worked: number }> {
    return this.ask('stall');
  }

  /** Ends it at once, without an orderly stop. */
  async stop(): Promise<void> {
    const exit = once(this.process, 'exit');
    this.process.disconnect();
    await exit;
  }

  private async ask<Answer>(question: Question): Promise<Answer> {
    this.process.send(question);
    const [answer]: Answer[] = await once(this.process, 'message');
    if (answer === undefined) throw new Error('It has not answered.');
    return answer;
  }
}
