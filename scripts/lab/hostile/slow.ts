import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { SlowRequest } from './wire.ts';

/** How long past its limit a request may stay open, in milliseconds: the server checks its connections only every few seconds. */
const GRACE_MS = 10_000;

/** A client that never finishes its request, and sends one byte a second. */
export class SlowSender {
  readonly beginning: string;
  private readonly socket: Socket;
  private readonly timer: NodeJS.Timeout;
  private readonly closed: Promise<number>;
  private readonly patienceMs: number;

  constructor(url: URL, { beginning, withinMs }: SlowRequest) {
    this.beginning = beginning;
    this.patienceMs = withinMs + GRACE_MS;
    const startedAt = performance.now();
    this.socket = connect(Number(url.port), url.hostname);
    this.socket.on('error', () => undefined);
    // Not with Node's `once`, which fails when the server resets the connection. A reset closes it, too.
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve(performance.now() - startedAt)));
    this.socket.resume();
    this.socket.write(beginning);
    this.timer = setInterval(() => this.socket.writable && this.socket.write('x'), 1000);
    // By then the server must have closed the connection, so the socket is destroyed here.
    setTimeout(() => this.socket.destroy(), this.patienceMs).unref();
  }

  /** Whether the server closed the connection in time; resolves once the time is over. */
  async isGivenUp(): Promise<boolean> {
    const waitedMs = await this.closed;
    clearInterval(this.timer);
    return waitedMs < this.patienceMs;
  }
}
