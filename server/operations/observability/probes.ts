import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Config } from '../settings/config.ts';
import { measureProcess, registry } from './metrics.ts';

/** Paths for machines that watch the product, as opposed to people who use it. */
export class Probes {
  private isStopping = false;
  private readonly metricsToken: string | null;

  /** @param problemOfStore why the store cannot be worked with, in a sentence; null when it can. */
  constructor(
    { metricsToken }: Pick<Config, 'metricsToken'>,
    private readonly problemOfStore: () => Promise<string | null>,
  ) {
    this.metricsToken = metricsToken;
    if (metricsToken !== null) measureProcess();
  }

  /** Has `/readyz` say that nobody should be sent here any more. */
  stop(): void {
    this.isStopping = true;
  }

  /** Answers requests for a probe's path, and passes all others to the handler. */
  before(handle: RequestListener): (request: IncomingMessage, response: ServerResponse) => void {
    return (request, response) => {
      if (request.url === '/healthz') answer(response, 200, 'The process lives.');
      else if (request.url === '/readyz') void this.readiness(response);
      else if (request.url === '/metrics') void this.metrics(request, response);
      else handle(request, response);
    };
  }

  private async readiness(response: ServerResponse): Promise<void> {
    if (this.isStopping) return answer(response, 503, 'The process is stopping.');
    const problem = await this.problemOfStore();
    if (problem === null) answer(response, 200, 'Ready.');
    else answer(response, 503, problem);
  }

  private async metrics({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.metricsToken === null) return answer(response, 404, 'Metrics are off: METRICS_TOKEN is not set.');
    if (!isSame(headers.authorization ?? '', `Bearer ${this.metricsToken}`)) {
      response.setHeader('www-authenticate', 'Bearer');
      return answer(response, 401, 'Give METRICS_TOKEN as a bearer token.');
    }
    answer(response, 200, await registry.metrics(), registry.contentType);
  }
}

/** Compares in constant time, so that a token cannot be guessed piece by piece. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function answer(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(`${text}\n`);
}
