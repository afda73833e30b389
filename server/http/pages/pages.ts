import { STATUS_CODES } from 'node:http';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express';
import { Refusal } from '../../api/refusal.ts';
import { log } from '../../operations/log.ts';
import { recordOf } from '../../operations/observability/requestRecord.ts';
import { storeFailureOf } from '../../store/storeFailure.ts';
import { retryAfterOf } from '../retryLater.ts';
import { announceScreens } from './screenLinks.ts';
import { staticFiles } from './staticFiles.ts';

interface PagesOptions {
  production: boolean;
  clientFolder: string;
  /** Pages that subjects serve by themselves. */
  routers: readonly Router[];
}

/** What Express serves: the client's files, its page at every screen's address, and the explorer. */
export function createPages({ production, clientFolder, routers }: PagesOptions): Express {
  const pages = express().disable('x-powered-by');
  pages.use(compression());
  for (const router of routers) pages.use(router);
  if (!production) {
    // Works without internet, unlike the landing page at /graphql.
    pages.get('/explorer', (_request, response) => {
      response.type('html').send(renderGraphiQL({ endpoint: '/graphql', title: 'API explorer' }));
    });
  }
  // Built files never change: their names contain a hash of their content. The page that names them must be requested each time.
  pages.use('/assets', staticFiles(`${clientFolder}/assets`, { immutable: true, maxAge: '1y', fallthrough: false }));
  pages.use(staticFiles(clientFolder, { index: false }));
  pages.get(/./, leadHomeFromBrokenLinks);
  announceScreens(pages, clientFolder);
  const page = staticFiles(clientFolder, { cacheControl: false, fallthrough: false });
  pages.get('/{*path}', (request, response, next) => {
    response.set('cache-control', 'no-cache');
    request.url = '/index.html';
    page(request, response, next);
  });
  pages.use(answerNotFound, answerFault);
  return pages;
}

/**
 * Treats an address that cannot be decoded as an unknown path (Spec 5.1), as the client's router does. The routes below would refuse
 * it.
 */
const leadHomeFromBrokenLinks: RequestHandler = (request, response, next) => {
  try {
    decodeURIComponent(request.path);
  } catch {
    return response.redirect('/home');
  }
  next();
};

/* Express's own error pages would add their own headers, and a stack trace outside production. */

const answerNotFound: RequestHandler = (_request, response) => {
  response.status(404).type('text').send(STATUS_CODES[404]);
};

const answerFault: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const about = { requestId: recordOf(request)?.id, err: error };
  const retryAfter = retryAfterOf(error instanceof Refusal ? error.code : storeFailureOf(error));
  if (retryAfter !== null) {
    log.warn(about, 'A page is temporarily unavailable.');
    response.set('retry-after', String(retryAfter)).status(503).type('text').send(STATUS_CODES[503]);
    return;
  }
  const given = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  const status = given >= 400 && given < 500 ? given : 500;
  if (status === 500) log.error(about, 'A page failed.');
  response.status(status).type('text').send(STATUS_CODES[status]);
};
