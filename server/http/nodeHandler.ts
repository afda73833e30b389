import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { HTTPGraphQLResponse } from '@apollo/server';
import getRawBody from 'raw-body';
import { ErrorCode, errorText } from '../../domain/errors.ts';
import { Refusal } from '../api/refusal.ts';
import { log } from '../operations/log.ts';
import { knowError } from '../operations/observability/requestOfError.ts';
import { noteError, recordOf } from '../operations/observability/requestRecord.ts';
import { withTimeout } from '../operations/withTimeout.ts';
import type { HttpAnswers } from './httpAnswers.ts';
import { checkForm } from './overHttp.ts';
import type { ConcurrencyLimiter } from './overload/concurrencyLimiter.ts';
import { Throttle } from './overload/throttle.ts';
import { RequestFault } from './requestFault.ts';
import { MAX_BODY_BYTES, MAX_LARGE_BODY_BYTES, OPERATION_WITHIN_MS } from './requestLimits.ts';
import { retryAfterOf } from './retryLater.ts';

/**
 * Answers of at least this size are compressed for clients that accept that: on a phone's network, that is quicker. Other sites cannot send
 * requests in a person's name (`server/http/security/crossSite.ts`), so a compressed answer's size tells them nothing.
 */
const COMPRESSED_FROM_BYTES = 4_000;
const compress = promisify(gzip);

/**
 * Serves `/graphql` from a bare node:http request. This is the shortest way into Apollo Server, several times faster than a framework
 * (`docs/decisions/0003-request-path.md`).
 * @param maySendLarge whether the sender may send more than a form; asked only if a request announces more.
 * @param withinMs the longest time for an operation, in milliseconds.
 */
export function nodeHandler<C>(
  answer: HttpAnswers<C>,
  limiter: ConcurrencyLimiter,
  createContext: (request: IncomingMessage, response: ServerResponse) => Promise<C>,
  maySendLarge: (context: C) => boolean,
  withinMs = OPERATION_WITHIN_MS,
) {
  const throttle = new Throttle();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Answers contain personal data: neither browsers nor proxies may store them, not even answers of failures.
    response.setHeader('cache-control', 'no-store');
    const contextNow = (): Promise<C> =>
      createContext(request, response).catch((error: unknown) => {
        knowError(error, recordOf(request));
        throw error;
      });
    try {
      checkForm(request);
      const isLarge = announcedBytes(request) > MAX_BODY_BYTES && maySendLarge(await contextNow());
      const bytes = await readBody(request, isLarge ? MAX_LARGE_BODY_BYTES : MAX_BODY_BYTES);
      // Only after the body has arrived, so that slow senders take no slot.
      const release = limiter.acquire();
      if (release === null) throw new RequestFault(503, ErrorCode.SERVER_BUSY, errorText.SERVER_BUSY);
      // The sender is looked up after the body has arrived, a second time for a large body. While sending slowly, they may have lost their
      // rights or their login.
      const answering = throttle.wait().then(() => answer(request, bodyOf(request, bytes), contextNow));
      // The time limit ends the wait, not the operation, so no write is left half done. The operation keeps its slot until it ends.
      void answering.then(release, release);
      const result = await withTimeout(withinMs, answering);
      if (result === 'TIMED_OUT') throw new RequestFault(503, ErrorCode.TOOK_TOO_LONG, errorText.TOOK_TOO_LONG);
      await send(request, response, result);
    } catch (error) {
      sendFault(request, response, error);
    }
  };
}

function announcedBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  try {
    return await getRawBody(request, { limit });
  } catch (cause) {
    const type = cause instanceof Error && 'type' in cause ? cause.type : null;
    if (type === 'entity.too.large') {
      throw new RequestFault(413, 'BAD_REQUEST', `A request may have at most ${limit} bytes.`, {}, { cause });
    }
    // A client that hangs up, or sends another length than announced, is not a server failure.
    if (type !== null) throw new RequestFault(400, 'BAD_REQUEST', 'The request body is incomplete.', {}, { cause });
    throw cause;
  }
}

/** A POST's body; other requests' bodies mean nothing. */
function bodyOf({ method }: IncomingMessage, bytes: Buffer): unknown {
  if (method !== 'POST' || bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw new RequestFault(400, 'BAD_REQUEST', 'The request body is not UTF-8.');
  try {
    return JSON.parse(bytes.toString());
  } catch (cause) {
    throw new RequestFault(400, 'BAD_REQUEST', 'The request body is not JSON.', {}, { cause });
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, headers, body }: HTTPGraphQLResponse,
): Promise<void> {
  response.statusCode = status;
  // Tells a program that it needs a key.
  if (status === 401) response.setHeader('www-authenticate', 'Bearer');
  for (const [name, value] of headers) response.setHeader(name, value);
  if (body.kind === 'complete') {
    const length = Buffer.byteLength(body.string);
    if (length >= COMPRESSED_FROM_BYTES && takesGzip(request)) {
      const compressed = await compress(body.string, { level: constants.Z_BEST_SPEED });
      response.setHeader('content-encoding', 'gzip').setHeader('content-length', compressed.length).end(compressed);
    } else {
      // A string, because node:http sends it together with the headers.
      response.setHeader('content-length', length).end(body.string);
    }
    return;
  }
  for await (const chunk of body.asyncIterator) response.write(chunk);
  response.end();
}

function takesGzip({ headers }: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '');
}

function sendFault(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const fault = faultOf(error);
  if (!fault) log.error({ requestId: recordOf(request)?.id, err: error }, 'A request failed.');
  // Only these codes say that no operation has begun, so that trying again cannot do it twice.
  const seconds = retryAfterOf(fault?.code);
  if (seconds !== null) response.setHeader('retry-after', seconds);
  // The rest of a refused body is not read, so the connection cannot carry another request.
  else response.setHeader('connection', 'close');
  response.writeHead(fault?.status ?? 500, {
    'content-type': 'application/json; charset=utf-8',
    ...(fault instanceof RequestFault && fault.headers),
  });
  const { code, message } = fault ?? {
    code: ErrorCode.INTERNAL_SERVER_ERROR,
    message: errorText.INTERNAL_SERVER_ERROR,
  };
  const record = recordOf(request);
  noteError(code, record);
  if (record) record.isAnswered = true;
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}

/** Why a request is answered before GraphQL sees it: its own fault, a refused key, or a store that cannot say who asks. */
function faultOf(error: unknown): RequestFault | Pick<RequestFault, 'status' | 'code' | 'message'> | null {
  if (error instanceof RequestFault) return error;
  return error instanceof Refusal ? { status: error.status ?? 503, code: error.code, message: error.message } : null;
}
