import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SeededRandom } from '../support/seededRandom.ts';

const SERVER = fileURLToPath(new URL('remindingServer.mjs', import.meta.url));
/** How many servers run at a time. */
const SERVERS = 2;

/** Two servers that share a store and a clock. Others stand by, so a killed one is replaced at once. */
export class RemindingServers {
  private now = 0;
  kills = 0;
  private readonly alive: ChildProcess[] = [];
  private readonly standBy: Promise<ChildProcess>[] = [];

  constructor(
    private readonly storeUri: string,
    private readonly smtpUrl: string,
    private readonly random: SeededRandom,
  ) {
    for (let count = 0; count < SERVERS; count += 1) this.standByOneMore();
  }

  /** Sets the clock of all running servers. */
  set(now: Date): void {
    this.now = now.getTime();
    for (const server of this.alive) this.tell(server);
  }

  get isAnyAlive(): boolean {
    return this.alive.length > 0;
  }

  /** Kills one of the running servers, if there is one. */
  async kill(): Promise<void> {
    if (this.alive.length === 0) return;
    const [server] = this.alive.splice(this.random.below(this.alive.length), 1);
    if (!server) return;
    this.kills += 1;
    await end(server);
  }

  /** Starts a server for each killed one. */
  async restart(): Promise<void> {
    while (this.alive.length < SERVERS) {
      const server = await this.standBy.shift();
      if (!server) throw new Error('No server stands by.');
      this.standByOneMore();
      this.alive.push(server);
      this.tell(server);
    }
  }

  /** Waits until every running server has finished what it was doing. */
  async rest(): Promise<void> {
    await Promise.all(
      this.alive.map(async (server) => {
        server.send('rest');
        await once(server, 'message');
      }),
    );
  }

  async stop(): Promise<void> {
    const servers = [...this.alive.splice(0), ...(await Promise.all(this.standBy.splice(0)))];
    await Promise.all(servers.map(end));
  }

  private tell(server: ChildProcess): void {
    server.send(this.now);
  }

  private standByOneMore(): void {
    const server = this.prepare();
    // The caller that takes this server hears of a failure. Until then, it must not end this process, which has a store to stop.
    server.catch(() => undefined);
    this.standBy.push(server);
  }

  private async prepare(): Promise<ChildProcess> {
    const server = fork(SERVER, [this.storeUri, this.smtpUrl], { execArgv: [] });
    await Promise.race([once(server, 'message'), once(server, 'exit')]);
    if (server.exitCode !== null) throw new Error('A server did not start.');
    return server;
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) throw new Error('A server died by itself.');
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
}
