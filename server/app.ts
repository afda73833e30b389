import { createServer, type Server } from 'node:http';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import compression from 'compression';
import express, { type Express } from 'express';
import { addressOf } from './address.ts';
import { createApolloServer } from './apollo.ts';
import type { Config } from './config.ts';
import { createContext } from './context.ts';
import { nodeHandler } from './graphql/nodeHandler.ts';
import { createServices } from './identity/services.ts';
import { SessionCookie } from './identity/sessionCookie.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { clientOf } from './security/client.ts';
import { isFromAnotherSite, refuseAnotherSite } from './security/crossSite.ts';
import { isToolPage, securityHeaders } from './security/headers.ts';

export interface AppOptions {
  config: Config;
  /** The folder with the built client. */
  clientFolder: string;
  clock?: () => Date;
  mailer?: Mailer;
}

export interface App {
  server: Server;
  /** Waits for what follows answers, such as mails. To be called once the server is closed. */
  settled: () => Promise<void>;
}

/**
 * The whole product as an HTTP server that does not listen yet. `/graphql` goes straight to Apollo Server;
 * Express serves everything else.
 */
export async function createApp({
  config,
  clientFolder,
  clock = () => new Date(),
  mailer = createMailer(config),
}: AppOptions): Promise<App> {
  const production = config.environment === 'production';
  const apollo = createApolloServer({ production });
  await apollo.start();

  const services = createServices(config, { mailer, origin: () => addressOf(server, config) });
  const cookie = new SessionCookie(config.publicUrl?.protocol === 'https:');
  const graphql = nodeHandler(apollo, (request, response) =>
    createContext(
      { cookie, clock, services },
      {
        cookieHeader: request.headers.cookie,
        client: clientOf(request, config.trustProxy),
        addHeader: (name, value) => response.appendHeader(name, value),
      },
    ),
  );
  const pages = createPages({ production, clientFolder });
  const setHeaders = securityHeaders(config);

  const server = createServer((request, response) => {
    setHeaders(request, response);
    if (!isGraphql(request.url)) pages(request, response);
    // Following a link to the landing page does no more than show it.
    else if (isFromAnotherSite(request, config.publicUrl?.origin ?? null) && (production || !isToolPage(request))) {
      refuseAnotherSite(response);
    } else void graphql(request, response);
  });
  server.on('close', () => void apollo.stop());
  return { server, settled: () => services.outbox.settled() };
}

function isGraphql(url = ''): boolean {
  return url === '/graphql' || url.startsWith('/graphql?');
}

function createPages({ production, clientFolder }: { production: boolean; clientFolder: string }): Express {
  const pages = express().disable('x-powered-by');
  pages.use(compression());
  if (!production) {
    // Works with no internet, unlike the landing page at /graphql.
    pages.get('/explorer', (_request, response) => {
      response.type('html').send(renderGraphiQL({ endpoint: '/graphql', title: 'API explorer' }));
    });
  }
  // Built files carry a hash of their content in their names; the page that names them must be asked for anew.
  pages.use('/assets', express.static(`${clientFolder}/assets`, { immutable: true, maxAge: '1y', fallthrough: false }));
  pages.use(express.static(clientFolder, { index: false }));
  pages.get('/{*path}', (_request, response) => {
    response.set('cache-control', 'no-cache').sendFile('index.html', { root: clientFolder });
  });
  return pages;
}
