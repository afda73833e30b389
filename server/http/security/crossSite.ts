import type { IncomingMessage, ServerResponse } from 'node:http';
import { noteError, recordOf } from '../../operations/observability/requestRecord.ts';

/**
 * Whether another site made a browser send this request. Browsers say where a request comes from, in headers that scripts cannot set. Other
 * programs send none of these headers, and have no signed-in person's cookie.
 * @param publicOrigin where people reach the product; null if only the request's own host tells. Another site can fake that with a name of
 * its own that leads here.
 */
export function isFromAnotherSite({ headers }: IncomingMessage, publicOrigin: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (publicOrigin !== null) return origin !== publicOrigin;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Refuses another site's request with 403. */
export function refuseAnotherSite(request: IncomingMessage, response: ServerResponse): void {
  const code = 'FORBIDDEN';
  noteError(code, recordOf(request));
  // The body is not read, so the connection cannot carry another request.
  response.writeHead(403, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  const message = 'Requests from other sites are not answered.';
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}
