import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { log } from '../log.ts';
import type { Config } from '../settings/config.ts';
import { isSecurityEvent } from './isSecurityEvent.ts';
import { operationDuration, requestDuration } from './metrics.ts';
import { keepRecord, type RequestRecord } from './requestRecord.ts';
import { runInSpan } from './spanScope.ts';
import { startRequestSpan } from './tracing.ts';

type Settings = Pick<Config, 'trustProxy' | 'slowOperationMs'>;

/** Request ids that are accepted from a proxy. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Kinds of routes by the beginning of their path. Full addresses contain secrets, and their number is unlimited. */
const ROUTES = [
  { start: '/graphql', route: 'graphql' },
  { start: '/auth/', route: 'auth' },
  { start: '/calendar/', route: 'calendar' },
  { start: '/unsubscribe/', route: 'unsubscribe' },
  { start: '/assets/', route: 'asset' },
] as const;

type Route = (typeof ROUTES)[number]['route'] | 'page';

/** Routes that read the store, or may refuse a request. */
const LOGGED: ReadonlySet<Route> = new Set(['graphql', 'auth', 'calendar', 'unsubscribe']);

/** Lets the handler answer, and measures, logs and traces every answer. */
export function observeRequests(
  handle: RequestListener,
  { trustProxy, slowOperationMs }: Settings,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const startedAt = performance.now();
    const { method = '' } = request;
    const route = routeOf(request.url ?? '/');
    // Only from a trusted proxy: anybody else could put their requests into one trace, or keep them out of it.
    const span = startRequestSpan(`${method} ${route}`, trustProxy ? request.headers : {}, {
      'http.request.method': method,
      'http.route': route,
    });
    const record: RequestRecord = {
      id: (trustProxy ? givenId(request) : null) ?? randomUUID(),
      operation: null,
      operationName: null,
      account: null,
      key: null,
      errors: [],
      isAnswered: false,
      span,
      operationSpan: null,
    };
    keepRecord(request, record);
    response.setHeader('x-request-id', record.id);
    // Emitted once, whether the request was answered or cut off.
    response.once('close', () => {
      const milliseconds = performance.now() - startedAt;
      const { statusCode: status } = response;
      requestDuration.observe({ route, status }, milliseconds / 1000);
      if (route === 'graphql') {
        operationDuration.observe({ operation: record.operation ?? 'none' }, milliseconds / 1000);
      }
      record.operationSpan?.end();
      span?.setAttribute('http.response.status_code', status).end();
      if (!LOGGED.has(route)) return;
      const isSlow = milliseconds >= slowOperationMs;
      log[isSlow || isSecurityEvent(record) ? 'warn' : 'info'](
        {
          requestId: record.id,
          route,
          method,
          status,
          ...(!response.writableFinished && { cutOff: true }),
          ...(record.operation !== null && { operation: record.operation, operationName: record.operationName }),
          ...(record.account !== null && { account: record.account }),
          ...(record.key !== null && { key: record.key }),
          ...(record.errors.length > 0 && { errors: record.errors }),
          ms: Math.round(milliseconds),
        },
        isSlow ? 'slow operation' : 'request',
      );
    });
    runInSpan(span, () => handle(request, response));
  };
}

function routeOf(url: string): Route {
  return ROUTES.find(({ start }) => url.startsWith(start))?.route ?? 'page';
}

function givenId({ headers }: IncomingMessage): string | null {
  const id = headers['x-request-id'];
  return typeof id === 'string' && REQUEST_ID.test(id) ? id : null;
}
