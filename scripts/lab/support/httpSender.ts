import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { gunzipSync } from 'node:zlib';

export interface HttpRequest {
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body: string | Buffer;
}

/** An answer. Status 0 means that the connection was closed without one. */
export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
  milliseconds: number;
}

/** The header with which browsers ask for compressed answers. */
export const COMPRESSED = { 'accept-encoding': 'gzip' };

/** Longer than anything on the server may take, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Sends whole requests, each with its cookie. */
export class HttpSender {
  private readonly agent: Agent;

  /** @param keepAlive whether connections are kept for further requests. */
  constructor(
    readonly url: URL,
    keepAlive = true,
  ) {
    this.agent = new Agent({ keepAlive });
  }

  send({ method, path, headers, body }: HttpRequest): Promise<Answer> {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const done = (status: number, answered: Answer['headers'], text: string): void =>
        resolve({ status, headers: answered, body: text, milliseconds: performance.now() - startedAt });
      const sending = request(
        {
          host: this.url.hostname,
          port: this.url.port,
          agent: this.agent,
          method,
          path,
          headers: { 'content-length': Buffer.byteLength(body), ...headers },
          timeout: PATIENCE_MS,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => done(0, {}, ''));
          response.on('end', () => {
            const text = textOf(response.headers['content-encoding'], Buffer.concat(chunks));
            if (text === null) done(0, response.headers, '');
            else done(response.statusCode ?? 0, response.headers, text);
          });
        },
      );
      sending.on('timeout', () => sending.destroy());
      sending.on('error', () => done(0, {}, ''));
      sending.end(body);
    });
  }

  /** Sends bytes that may not be HTTP, and reads until the server closes or says nothing more for a while. */
  sendRaw(bytes: string | Buffer): Promise<Answer> {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      const socket = connect(Number(this.url.port), this.url.hostname);
      const done = (): void => {
        socket.destroy();
        const text = Buffer.concat(chunks).toString('latin1');
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
        resolve({ status, headers: {}, body: text, milliseconds: performance.now() - startedAt });
      };
      socket.setTimeout(300, done);
      socket.on('error', done);
      socket.on('close', done);
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.write(bytes);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** A body's text; null if its encoding is not the one in its header. */
function textOf(encoding: string | undefined, body: Buffer): string | null {
  // An answer to HEAD has the headers of an answer with a body.
  if (encoding !== 'gzip' || body.length === 0) return body.toString();
  try {
    return gunzipSync(body).toString();
  } catch {
    return null;
  }
}
