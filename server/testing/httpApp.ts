import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, createApp } from '../app.ts';
import { type Config, readConfig } from '../operations/settings/config.ts';
import { listenLocally } from './listenLocally.ts';
import { Postbox, sendDue } from './testMail.ts';

/** The product over HTTP, for tests of what the API alone does not show: headers, cookies, pages. */
export class HttpApp {
  readonly postbox = new Postbox();
  private clientFolder = '';
  private readonly apps: App[] = [];

  /** Registers the hooks that create and remove it. The test opens the store itself. */
  static forThisFile(): HttpApp {
    const app = new HttpApp();
    beforeAll(() => app.makeClient());
    afterAll(() => app.close());
    return app;
  }

  /**
   * Starts the product on a free port.
   * @returns its address
   */
  async serve(config: Partial<Config> = {}, clock?: () => Date): Promise<string> {
    const app = await createApp({
      // On a busy machine, slow operations should not appear in the log.
      config: { ...readConfig({}), slowOperationMs: 60_000, ...config },
      clientFolder: this.clientFolder,
      mailer: this.postbox,
      ...(clock && { clock }),
    });
    this.apps.push(app);
    return `http://127.0.0.1:${await listenLocally(app.server)}`;
  }

  /** Makes every served product's probes say that it is stopping. */
  announceStop(): void {
    for (const { announceStop } of this.apps) announceStop();
  }

  /** Sends the mails that are due. */
  async settled(): Promise<void> {
    for (const { mails } of this.apps) await sendDue(mails);
  }

  /** Runs the daily jobs that are due, on all served products at the same moment. */
  async look(): Promise<void> {
    await Promise.all(this.apps.map(({ scheduler }) => scheduler.look()));
  }

  private async makeClient(): Promise<void> {
    this.clientFolder = await mkdtemp(join(tmpdir(), 'client-'));
    await mkdir(join(this.clientFolder, 'assets'));
    await writeFile(join(this.clientFolder, 'index.html'), '<title>the product</title>');
    await writeFile(join(this.clientFolder, 'assets', 'app-1a2b.js'), '// built');
  }

  /** Stops every served product, as a signal does. */
  async stop(): Promise<void> {
    for (const { server, closeSockets } of this.apps.splice(0)) {
      await closeSockets();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    }
  }

  private async close(): Promise<void> {
    await this.stop();
    await rm(this.clientFolder, { recursive: true });
  }
}

/** Sends an operation as a program would, accepting what the screens accept; a browser would send further headers. */
export function post(url: string, query: string, variables: object = {}, headers: Record<string, string> = {}) {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
}

/** The cookies from an answer, in the form in which a request sends them. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
