import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { type ClientOptions, WebSocket } from 'ws';
import { until } from './until.ts';

interface Result {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

interface Refusal {
  message: string;
  extensions: Record<string, unknown>;
}

/** How long a test waits to see that nothing more arrives, in milliseconds. */
const QUIET_MS = 400;

/** Receives the results of one of a test's subscriptions. */
class Follower {
  readonly results: Result[] = [];
  /** The error that it ended with; undefined while it has not ended, null if it ended by itself. */
  end: unknown = undefined;
  stop: () => void = () => undefined;
  private taken = 0;

  /**
   * Waits for the next unread result.
   * @returns its data
   */
  async next(): Promise<unknown> {
    await until(() => this.results.length > this.taken || this.end !== undefined);
    const result = this.results[this.taken];
    this.taken += 1;
    if (!result) throw new Error(`The subscription ended: ${JSON.stringify(this.end)}`);
    return result.data;
  }

  /**
   * Waits until it was refused or ended with an error.
   * @returns that refusal or error
   */
  async refusal(): Promise<Refusal> {
    await until(() => this.end !== undefined);
    const [first]: Refusal[] = Array.isArray(this.end) ? this.end : [];
    if (!first) throw new Error(`The subscription ended without an error of its own, by ${codeOf(this.end)}.`);
    return first;
  }

  /**
   * Waits a while.
   * @returns whether nothing more arrived
   */
  async isQuiet(): Promise<boolean> {
    await setTimeout(QUIET_MS);
    return this.results.length === this.taken;
  }
}

/** The code with which a server closes a socket that did not say in time what it is for. */
const CONNECTION_CAME_LATE = 4408;

/** The code that a socket was closed with; NaN for any other end. */
function codeOf(event: unknown): number {
  return typeof event === 'object' && event !== null && 'code' in event ? Number(event.code) : Number.NaN;
}

/** A client with one socket, like a tab of the browser that has the cookie. */
export class LiveClient {
  /** The code and reason of the socket's end. */
  closed: { code: number; reason: string } | undefined;
  readonly client: Client;

  constructor(url: string, cookie = '', headers: Record<string, string> = {}) {
    class Socket extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers: { ...headers, ...(cookie && { cookie }) } } satisfies ClientOptions);
      }
    }
    this.client = createClient({
      url: socketUrl(url),
      webSocketImpl: Socket,
      // On a busy machine, the first message may come later than the server waits for it. Then a browser connects again, too.
      retryAttempts: 5,
      shouldRetry: (event) => codeOf(event) === CONNECTION_CAME_LATE,
      on: {
        closed: (event) => {
          if (typeof event !== 'object' || event === null || !('reason' in event)) return;
          this.closed = { code: codeOf(event), reason: String(event.reason) };
        },
      },
    });
  }

  follow(query: string, variables: Record<string, unknown> = {}): Follower {
    const follower = new Follower();
    follower.stop = this.client.subscribe(
      { query, variables },
      {
        next: (result) => void follower.results.push(JSON.parse(JSON.stringify(result))),
        error: (error) => {
          follower.end = error;
        },
        complete: () => {
          follower.end ??= null;
        },
      },
    );
    return follower;
  }

  /** Subscribes and waits for the first result, after which no change is missed. */
  async following(query: string, variables: Record<string, unknown> = {}): Promise<Follower> {
    const follower = this.follow(query, variables);
    await follower.next();
    return follower;
  }

  async end(): Promise<{ code: number; reason: string }> {
    await until(() => this.closed !== undefined);
    if (!this.closed) throw new Error('The socket is open.');
    return this.closed;
  }
}

/**
 * Opens a socket by hand.
 * @returns the socket, or the HTTP status that refused it
 */
export async function openSocket(url: string, options: ClientOptions = {}): Promise<WebSocket | number> {
  const socket = new WebSocket(socketUrl(url), 'graphql-transport-ws', options);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.once('error', () => undefined);
      socket.terminate();
    });
    socket.once('error', reject);
  });
}

/** A client that records every message. The library's own drops messages for a subscription that it has ended. */
export class HandClient {
  private readonly received: string[] = [];

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const { type, id = '' }: { type: string; id?: string } = JSON.parse(data.toString());
      this.received.push(`${type} ${id}`.trimEnd());
    });
  }

  static async open(url: string, cookie = ''): Promise<HandClient> {
    const socket = await openSocket(url, { headers: { cookie } });
    if (typeof socket === 'number') throw new Error(`It was refused with ${socket}.`);
    const client = new HandClient(socket);
    client.send({ type: 'connection_init' });
    await client.until('connection_ack');
    return client;
  }

  send(message: Record<string, unknown>): void {
    this.socket.send(JSON.stringify(message));
  }

  /** How often a message of that type has come; for a subscription, with its id. */
  count(message: string): number {
    return this.received.filter((one) => one === message).length;
  }

  /** Waits until a message has come so many times. */
  async until(message: string, times = 1): Promise<void> {
    await until(() => this.count(message) >= times);
  }

  async close(): Promise<void> {
    this.socket.close();
    await closeCode(this.socket);
  }
}

/** The code that a socket closes with. */
export async function closeCode(socket: WebSocket): Promise<unknown> {
  const [code]: unknown[] = await once(socket, 'close');
  return code;
}

function socketUrl(url: string): string {
  return `${url.replace('http', 'ws')}/graphql`;
}
