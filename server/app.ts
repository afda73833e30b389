import { createServer, type Server } from 'node:http';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import compression from 'compression';
import express, { type Express } from 'express';
import { createApolloServer } from './apollo.ts';
import type { Config } from './config.ts';
import { createContext } from './context.ts';
import { nodeHandler } from './graphql/nodeHandler.ts';
import { SessionCookie } from './identity/sessionCookie.ts';

export interface AppOptions {
  config: Pick<Config, 'environment' | 'publicUrl'>;
  /** The folder with the built client. */
  clientFolder: string;
  clock?: () => Date;
}

/**
 * The whole product as an HTTP server that does not listen yet. `/graphql` goes straight to Apollo Server;
 * Express serves everything else.
 */
export async function createApp({ config, clientFolder, clock = () => new Date() }: AppOptions): Promise<Server> {
  const production = config.environment === 'production';
  const apollo = createApolloServer({ production });
  await apollo.start();

  // Outside production the order can be foreseen (Decision 21).
  const random = production ? Math.random : null;
  const cookie = new SessionCookie(config.publicUrl?.protocol === 'https:');
  const graphql = nodeHandler(
    apollo,
    (request, response) =>
      createContext(
        { cookie, clock, random },
        { cookieHeader: request.headers.cookie, setCookie: (header) => response.appendHeader('set-cookie', header) },
      ),
    ({ person }) => person?.isStaff ?? false,
  );
  const pages = createPages({ production, clientFolder });

  const server = createServer((request, response) => {
    if (isGraphql(request.url)) void graphql(request, response);
    else pages(request, response);
  });
  server.on('close', () => void apollo.stop());
  return server;
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
