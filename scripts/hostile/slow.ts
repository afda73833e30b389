import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { HEADERS_WITHIN_MS, REQUEST_WITHIN_MS } from '../../server/graphql/requestLimits.ts';

/** A client that sends a byte a second of a request that has no end. */
export class SlowSender {
  private readonly socket: Socket;
  private readonly timer: NodeJS.Timeout;
  private readonly startedAt = performance.now();
  private isClosed = false;

  constructor(
    url: URL,
    readonly beginning: string,
  ) {
    this.socket = connect(Number(url.port), url.hostname);
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.isClosed = true;
    });
    this.socket.resume();
    this.socket.write(beginning);
    this.timer = setInterval(() => this.socket.writable && this.socket.write('x'), 1000);
  }

  /** Still open although its time, and that until the server looks, has long passed. */
  get isOverdue(): boolean {
    const elapsed = performance.now() - this.startedAt;
    return !this.isClosed && elapsed > REQUEST_WITHIN_MS + HEADERS_WITHIN_MS;
  }

  stop(): void {
    clearInterval(this.timer);
    this.socket.destroy();
  }
}
