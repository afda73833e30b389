import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, type BaseContext, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import getRawBody from 'raw-body';
import { errorText } from '../../domain/errors.ts';
import { log } from '../log.ts';
import { Refusal } from './refusal.ts';

/** The largest request body taken from everybody, in bytes; the largest honest one, a whole record, is under 4 kB. */
const MAX_BODY_BYTES = 100_000;
/** The largest one from whoever may send files, in bytes: an import of questions, with every text of the longest, has under 3 million characters. */
const MAX_FILE_BYTES = 4_000_000;

/** A fault of the request itself, answered before GraphQL sees it. */
class RequestFault extends Error {
  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Serves `/graphql` from a bare node:http request: the shortest way into Apollo Server, several times faster than through
 * a framework (`docs/decisions/0003-request-path.md`).
 * @param maySendFiles who may send more than a form has; asked only for a request that announces more.
 */
export function nodeHandler<C extends BaseContext>(
  server: ApolloServer<C>,
  createContext: (request: IncomingMessage, response: ServerResponse) => Promise<C>,
  maySendFiles: (context: C) => boolean,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let context: Promise<C> | undefined;
    // People's records: no browser and nothing on the way may keep an answer, not even that of a fault.
    response.setHeader('cache-control', 'no-store');
    const contextOnce = (): Promise<C> => (context ??= createContext(request, response));
    try {
      const isFile = announcedBytes(request) > MAX_BODY_BYTES && maySendFiles(await contextOnce());
      const result = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method ?? 'GET',
          headers: headerMap(request),
          search: new URL(request.url ?? '/', 'http://localhost').search,
          body: await readJson(request, isFile ? MAX_FILE_BYTES : MAX_BODY_BYTES),
        },
        context: contextOnce,
      });
      await send(response, result);
    } catch (error) {
      sendFault(response, error);
    }
  };
}

function headerMap(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

function announcedBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const text = await readText(request, limit);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RequestFault(400, 'The request body is not JSON.', { cause });
  }
}

async function readText(request: IncomingMessage, limit: number): Promise<string> {
  try {
    return await getRawBody(request, { limit, encoding: 'utf8' });
  } catch (cause) {
    const isTooLarge = cause instanceof Error && 'type' in cause && cause.type === 'entity.too.large';
    if (isTooLarge) throw new RequestFault(413, `A request may have at most ${limit} bytes.`, { cause });
    throw cause;
  }
}

async function send(response: ServerResponse, { status = 200, headers, body }: HTTPGraphQLResponse): Promise<void> {
  response.statusCode = status;
  for (const [name, value] of headers) response.setHeader(name, value);
  if (body.kind === 'complete') {
    response.setHeader('content-length', Buffer.byteLength(body.string));
    response.end(body.string);
    return;
  }
  for await (const chunk of body.asyncIterator) response.write(chunk);
  response.end();
}

function sendFault(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const fault = faultOf(error);
  if (!fault) log.error({ err: error }, 'request failed');
  // The rest of a refused body is not read, so the connection cannot carry another request.
  response.writeHead(fault?.status ?? 500, {
    'content-type': 'application/json',
    connection: 'close',
  });
  const code = fault?.code ?? 'INTERNAL_SERVER_ERROR';
  response.end(
    JSON.stringify({ errors: [{ message: fault?.message ?? errorText.INTERNAL_SERVER_ERROR, extensions: { code } }] }),
  );
}

/** Why a request is answered before GraphQL sees it: a fault of its own, or a store that cannot say who asks. */
function faultOf(error: unknown): { status: number; code: string; message: string } | null {
  if (error instanceof RequestFault) return { status: error.status, code: 'BAD_REQUEST', message: error.message };
  return error instanceof Refusal ? { status: 503, code: error.code, message: error.message } : null;
}
