import { once } from 'node:events';
import { WebSocket } from 'ws';
import { RunningServer } from '../../runningServer.ts';

interface Reply {
  id: number;
  result?: { result?: { value?: unknown } };
}

/** Looks into a running server through Node's own debugger; the product needs no code for that. */
export class Inspector {
  private latest = 0;

  private constructor(private readonly socket: WebSocket) {}

  /** Starts the product with the debugger listening on this machine, and connects to it. */
  static async start(
    dataDir: string,
    args: readonly string[],
    env: Record<string, string>,
  ): Promise<{ server: RunningServer; inspector: Inspector }> {
    const server = await RunningServer.start(dataDir, args, { ...env, NODE_OPTIONS: '--inspect=127.0.0.1:0' });
    const [address] = /ws:\/\/\S+/.exec(server.log.join('')) ?? [];
    if (address === undefined) throw new Error('The debugger does not listen.');
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return { server, inspector: new Inspector(socket) };
  }

  /** The memory of the process after a garbage collection, in bytes. */
  async residentMemory(): Promise<number> {
    await this.send('HeapProfiler.collectGarbage', {});
    return Number(await this.evaluate('process.memoryUsage.rss()'));
  }

  /** Evaluates an expression in the server; its value must be plain. */
  async evaluate(expression: string): Promise<unknown> {
    const { result } = await this.send('Runtime.evaluate', { expression, returnByValue: true });
    return result?.result?.value;
  }

  close(): void {
    this.socket.close();
  }

  private send(method: string, params: object): Promise<Reply> {
    this.latest += 1;
    const id = this.latest;
    return new Promise((resolve, reject) => {
      const listen = (data: Buffer): void => {
        const reply: Reply = JSON.parse(data.toString());
        if (reply.id !== id) return;
        this.socket.off('message', listen).off('close', end);
        resolve(reply);
      };
      this.socket.on('message', listen);
      const end = (): void => reject(new Error('The server is gone.'));
      this.socket.once('close', end);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
