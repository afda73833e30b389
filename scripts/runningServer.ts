import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/**
 * The product's settings. With a developer's own settings, a process might use their store or mail server, or do other work than the
 * measured one.
 */
const SETTINGS = [
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'DATA_DIR',
  'MONGODB_URI',
  'SMTP_URL',
  'MAIL_FROM',
  'AUTHORIZED_DOMAINS',
  'CORS_ORIGINS',
  'EMAIL_LINK_SIGN_IN',
  'SECOND_FACTOR',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_NAME',
  'ACCESS_WINDOW_SECONDS',
  'LOG_LEVEL',
  'LOG_TIMES',
  'SLOW_OPERATION_MS',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'DRAIN_SECONDS',
  'NODE_EXTRA_CA_CERTS',
];

/** The environment of a process that a script or a test starts: the current one without the product's settings, plus the given ones. */
export function isolatedEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  // A blank setting counts as not set.
  return { ...process.env, ...Object.fromEntries(SETTINGS.map((name) => [name, ''])), ...settings };
}

/** The built product as a separate process on a free port. */
export class RunningServer {
  private constructor(
    private readonly process: ChildProcess,
    /** Its store's folder. */
    readonly dataDir: string,
    /** The printed lines, the start's first. */
    readonly lines: readonly string[],
    /** The pieces of the log, which come on standard error. */
    readonly log: readonly string[],
    /** Resolves when nothing is left that could print: neither the process nor its children. */
    readonly ended: Promise<unknown>,
  ) {}

  /**
   * Starts the product on a data folder and waits until it listens.
   * @param command what starts it, if not Node itself.
   * @throws Error with the product's message when it stops instead.
   */
  static async start(
    dataDir: string,
    args: readonly string[] = [],
    env: Record<string, string> = {},
    [command, ...itsArgs]: readonly [string, ...string[]] = [process.execPath, MAIN],
  ): Promise<RunningServer> {
    const child = spawn(command, [...itsArgs, ...args], {
      env: isolatedEnvironment({ PORT: '0', DATA_DIR: dataDir, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    const log: string[] = [];
    child.stderr.on('data', (text: Buffer) => log.push(text.toString()));
    const output = createInterface({ input: child.stdout });
    const isListening = new Promise<boolean>((resolve) => {
      // Reads to the end: mails are printed later, and a full pipe would stop the server.
      output.on('line', (line) => {
        lines.push(line);
        if (line.startsWith('Listening on')) resolve(true);
      });
      output.on('close', () => resolve(false));
    });
    const ended = once(output, 'close');
    if (await isListening) return new RunningServer(child, dataDir, lines, log, ended);
    throw new Error(`The server did not start: ${log.join('')}`);
  }

  get url(): string {
    return this.printed('Listening on');
  }

  get joinCode(): string {
    return this.printed('Join code:');
  }

  /** The e-mail address and password after `Staff sign-in:` or `Soldier sign-in:`. */
  signIn(who: 'Staff' | 'Soldier'): { email: string; password: string } {
    const [email = '', password = ''] = this.printed(`${who} sign-in:`).split(' ');
    return { email, password };
  }

  /**
   * The link in the latest mail to an address. Waits for the mail, which follows the answer.
   * @throws Error when none comes within 10 s.
   */
  async mailedLink(to: string): Promise<string> {
    for (const until = Date.now() + 10_000; Date.now() < until; await setTimeout(50)) {
      const mail = this.lines.slice(this.lines.findLastIndex((line) => line.startsWith(`Mail to ${to}:`)));
      const link = mail.find((line) => /^https?:\/\/\S+#\S+$/.test(line));
      if (mail[0]?.startsWith('Mail to') && link !== undefined) return link;
    }
    throw new Error(`No mail with a link was sent to ${to}.`);
  }

  /** How long the process waited for a processor that others kept busy, in milliseconds. Only Linux tells; 0 elsewhere. */
  async waitedForProcessor(): Promise<number> {
    const statistics = await readFile(`/proc/${String(this.process.pid)}/schedstat`, 'utf8').catch(() => '');
    const [, waitedNanoseconds = '0'] = statistics.split(' ');
    return Number(waitedNanoseconds) / 1e6;
  }

  get isRunning(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Ends the process and waits for its end. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    if (this.isRunning) {
      const exit = once(this.process, 'exit');
      this.process.kill(signal);
      await exit;
    }
    return this.process.exitCode;
  }

  private printed(label: string): string {
    const line = this.lines.find((one) => one.startsWith(label));
    if (line === undefined) throw new Error(`The start did not print "${label}".`);
    return line.slice(label.length).trim();
  }
}

/** A temporary data folder, which `remove` deletes. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'tracker-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Runs the product on its own store while `use` runs. Then deletes the store's folder, even after a failure. */
export async function withServer<Result>(
  use: (server: RunningServer) => Promise<Result>,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Result> {
  const folder = await temporaryFolder();
  try {
    const server = await RunningServer.start(folder.path, args, env);
    try {
      return await use(server);
    } finally {
      await server.stop();
    }
  } finally {
    await folder.remove();
  }
}
