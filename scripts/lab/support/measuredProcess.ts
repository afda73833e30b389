import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isolatedEnvironment } from '../../runningServer.ts';

const USAGE_REPORT = new URL('usageReport.mjs', import.meta.url).href;

/** The questions that `usageReport.mjs` answers. */
type Question = 'cpu' | 'memory' | 'stall';

/** A server in a separate process that prints where it listens. */
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
    // The log goes to a file: writing it is part of a server's work.
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
  async cpuTime(): Promise<number> {
    const [time = 0] = await this.ask('cpu');
    return time;
  }

  /**
   * Collects the garbage.
   * @returns the bytes that stay resident
   */
  async collectGarbage(): Promise<number> {
    const [bytes = 0] = await this.ask('memory');
    return bytes;
  }

  /**
   * The longest time without answers since the last question, in milliseconds: by the clock, and the part that was work, which a busy
   * machine doesn't lengthen. The first answer means nothing.
   */
  async longestStall(): Promise<{ passed: number; worked: number }> {
    const [passed = 0, worked = 0] = await this.ask('stall');
    return { passed, worked };
  }

  /** Ends it at once, without an orderly stop. */
  async stop(): Promise<void> {
    const exit = once(this.process, 'exit');
    this.process.disconnect();
    await exit;
  }

  private async ask(question: Question): Promise<number[]> {
    this.process.send(question);
    const [answer] = await once(this.process, 'message');
    return [answer].flat().map(Number);
  }
}
