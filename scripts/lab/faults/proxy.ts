import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { listenLocally } from '../../../server/testing/listenLocally.ts';

/** The state of the network between the product and its store. */
export type Weather =
  /** Passes everything on. */
  | 'FAIR'
  /** Breaks every connection and refuses new ones. */
  | 'CUT'
  /** Keeps every connection open and passes nothing on, like a pulled cable. */
  | 'SILENT'
  /** Passes everything on, but each piece late. */
  | 'SLOW';

/** How late each piece is, in milliseconds. */
export const SLOW_MS = 300;

/** A network between the product and its store that can fail on demand. */
export class Proxy {
  private weather: Weather = 'FAIR';
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly uri: string,
  ) {}

  static async start(storePort: number): Promise<Proxy> {
    const server = createServer();
    const port = await listenLocally(server);
    const proxy = new Proxy(server, `mongodb://127.0.0.1:${port}/tracker`);
    server.on('connection', (client) => proxy.accept(client, storePort));
    return proxy;
  }

  /** Silent connections do not recover by themselves, so they are broken once the network is fair again. */
  change(weather: Weather): void {
    if (weather === 'CUT' || this.weather === 'SILENT') this.breakAll();
    this.weather = weather;
  }

  async close(): Promise<void> {
    this.breakAll();
    this.server.close();
    await once(this.server, 'close');
  }

  private accept(client: Socket, storePort: number): void {
    if (this.weather === 'CUT') return void client.destroy();
    const store = connect(storePort, '127.0.0.1');
    this.join(client, store);
    this.join(store, client);
  }

  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (bytes: Buffer) => {
      if (this.weather === 'SILENT') return;
      if (this.weather === 'SLOW') setTimeout(() => to.writable && to.write(bytes), SLOW_MS);
      else to.write(bytes);
    });
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
  }

  private breakAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
