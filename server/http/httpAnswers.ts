import type { IncomingMessage } from 'node:http';
import { type ApolloServer, type BaseContext, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';
import { isJsonObject } from '../../domain/json.ts';
import { knowError } from '../operations/observability/requestOfError.ts';
import { recordOf } from '../operations/observability/requestRecord.ts';
import type { CompiledQueries } from './compiledQueries.ts';
import { refusedStatus, withoutEmpty } from './overHttp.ts';
import { overLimit } from './overLimit.ts';

/** Answers a request whose body has been read and parsed. */
export type HttpAnswers<C> = (
  request: IncomingMessage,
  body: unknown,
  context: () => Promise<C>,
) => Promise<HTTPGraphQLResponse>;

/** How many different Accept headers the answer headers are kept for. The product's client sends one. */
const MAX_KEPT_HEADERS = 50;

/**
 * Lets Apollo Server answer, except for compiled queries that succeed. Those are answered directly: Apollo Server's work around each
 * request takes 6 to 14 % of a short one's processor time (`docs/decisions/0003-request-path.md`). The answers do not differ.
 */
export function httpAnswers<C extends BaseContext>(apollo: ApolloServer<C>, queries: CompiledQueries): HttpAnswers<C> {
  /** The content-type headers that Apollo Server gave, by the request's Accept header. */
  const headersFor = new Map<string | undefined, HeaderMap>();

  return async (request, body, context) => {
    const run = runOf(queries, request, body);
    const headers = headersFor.get(request.headers.accept);
    if (run === null || headers === undefined) return askApollo(request, body, context);
    // The sender is looked up only once, even if the compiled query fails and Apollo Server runs it again.
    const lookUp = context();
    const data = await lookUp.then(run).catch(() => null);
    if (data === null) return askApollo(request, body, () => lookUp);
    return { headers, body: { kind: 'complete', string: `${JSON.stringify({ data })}\n` } };
  };

  async function askApollo(
    request: IncomingMessage,
    body: unknown,
    context: () => Promise<C>,
  ): Promise<HTTPGraphQLResponse> {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    // HEAD is answered like GET; node:http leaves the body out.
    const method = request.method === 'POST' ? 'POST' : 'GET';
    const httpGraphQLRequest = { method, headers: headerMap(request), search: withoutEmpty(searchParams), body };
    const text = method === 'GET' ? searchParams.get('query') : isJsonObject(body) ? body['query'] : null;
    const sentence = typeof text === 'string' && !queries.has(text) ? overLimit(text) : null;
    const result = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest,
      // A failure to make the context is answered before Apollo Server looks at the document.
      context: sentence === null ? context : () => Promise.reject(refusal(sentence, request)),
    });
    if (isNoOperation(result, request)) recordOf(request)?.errors.push('BAD_REQUEST');
    if (runOf(queries, request, body) && result.status === undefined)
      keepHeaders(request.headers.accept, result.headers);
    return result;
  }

  function keepHeaders(accept: string | undefined, headers: HeaderMap): void {
    if (headersFor.size >= MAX_KEPT_HEADERS) headersFor.clear();
    headersFor.set(accept, headers);
  }
}

/** How to run the compiled query; null unless the request has the form that the product's client sends. */
function runOf(
  queries: CompiledQueries,
  { method, headers }: IncomingMessage,
  body: unknown,
): ((context: unknown) => Promise<object | null>) | null {
  // A request with another content type may come from another site's page. Apollo Server refuses those.
  if (method !== 'POST' || headers['content-type'] !== 'application/json') return null;
  if (!isJsonObject(body) || 'extensions' in body) return null;
  const { query, operationName = null, variables = null } = body;
  if (typeof query !== 'string' || (operationName !== null && typeof operationName !== 'string')) return null;
  if (variables !== null && !isJsonObject(variables)) return null;
  const run = queries.find(query, operationName);
  return run && ((context) => run(context, variables ?? {}));
}

/** Whether Apollo Server refused a request because it is not GraphQL at all: the status is 4xx and no error was noted. */
function isNoOperation({ status = 200 }: HTTPGraphQLResponse, request: IncomingMessage): boolean {
  return status >= 400 && status < 500 && recordOf(request)?.errors.length === 0;
}

function refusal(sentence: string, request: IncomingMessage): GraphQLError {
  const http = { status: refusedStatus(request.headers.accept) };
  const error = new GraphQLError(sentence, {
    extensions: { code: ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED, http },
  });
  knowError(error, recordOf(request));
  return error;
}

function headerMap(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
