import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { SlowRequest } from './wire.ts';

/** How much longer than its time a request may be waited for, in milliseconds: the server looks at its connections every few seconds. */
const GRACE_MS = 10_000;

/** A client that sends a byte a second of a request that has no end. */
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
    this.closed = once(this.socket, 'close').then(() => performance.now() - startedAt);
    this.socket.resume();
    this.socket.write(beginning);
    this.timer = setInterval(() => this.socket.writable && this.socket.write('x'), 1000);
    // The server may wait so long and no longer; the socket is closed here then.
    setTimeout(() => this.socket.destroy(), this.patienceMs).unref();
  }

  /** Whether the server gave the request up in time; known once its time is over. */
  async isGivenUp(): Promise<boolean> {
    const waitedMs = await this.closed;
    clearInterval(this.timer);
    return waitedMs < this.patienceMs;
  }
}
