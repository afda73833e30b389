import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MONGOD = fileURLToPath(new URL('../../../server/store/embedded/mongod.mjs', import.meta.url));

/** A store in a separate process on a fixed port, like a MongoDB: it can be killed without the product. */
export class StoreProcess {
  private constructor(private readonly process: ChildProcess) {}

  static async start(folder: string, port: number): Promise<StoreProcess> {
    const child = spawn(process.execPath, [MONGOD, '--dbpath', folder, '--port', String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const isUp = new Promise<boolean>((resolve) => {
      const output = createInterface({ input: child.stdout });
      output.on('line', (line) => line.startsWith('Waiting for connections') && resolve(true));
      output.on('close', () => resolve(false));
    });
    if (!(await isUp)) throw new Error('The store did not start.');
    return new StoreProcess(child);
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const exit = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await exit;
  }
}
