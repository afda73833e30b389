import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { RELEASE } from '../release.ts';
import type { Config } from '../settings/config.ts';
import { isReady, measureProcess, productInfo, registry } from './metrics.ts';

/** What the probes need from the store. */
interface WatchedStore {
  readonly version: string;
  /** Why the store cannot be used, in a sentence; null if it can. */
  whyNotReady: () => Promise<string | null>;
}

/** Paths for machines that monitor the product, as opposed to people who use it. */
export class Probes {
  private isStopping = false;
  private readonly metricsToken: string | null;

  constructor(
    { metricsToken }: Pick<Config, 'metricsToken'>,
    private readonly store: WatchedStore,
  ) {
    this.metricsToken = metricsToken;
    if (metricsToken !== null) measureProcess();
    productInfo.set({ release: RELEASE, store_version: store.version }, 1);
  }

  /** Makes `/readyz` say that nobody should be sent here anymore. */
  stop(): void {
    this.isStopping = true;
  }

  /** Answers probe requests, and passes all others to the handler. */
  before(handle: RequestListener): (request: IncomingMessage, response: ServerResponse) => void {
    return (request, response) => {
      if (request.url === '/healthz') answer(response, 200, this.life());
      else if (request.url === '/readyz') void this.readiness(response);
      else if (request.url === '/metrics') void this.metrics(request, response);
      else handle(request, response);
    };
  }

  private life(): string {
    return `The process lives.\nRelease: ${RELEASE}\nStore version: ${this.store.version}`;
  }

  private async readiness(response: ServerResponse): Promise<void> {
    const why = await this.whyNotReady();
    if (why === null) answer(response, 200, 'Ready.');
    else answer(response, 503, why);
  }

  private async whyNotReady(): Promise<string | null> {
    return this.isStopping ? 'The process is stopping.' : this.store.whyNotReady();
  }

  private async metrics({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.metricsToken === null) return answer(response, 404, 'Metrics are off: METRICS_TOKEN is not set.');
    if (!isSame(headers.authorization ?? '', `Bearer ${this.metricsToken}`)) {
      response.setHeader('www-authenticate', 'Bearer');
      return answer(response, 401, 'Give METRICS_TOKEN as a bearer token.');
    }
    isReady.set((await this.whyNotReady()) === null ? 1 : 0);
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
