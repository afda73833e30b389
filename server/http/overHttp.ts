import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import express from 'express';
import { GraphQLError } from 'graphql';
import { RequestFault } from './requestFault.ts';

/*
 * What the GraphQL over HTTP specification asks beyond Apollo Server (https://graphql.github.io/graphql-over-http/). `overHttp.test.ts`
 * goes through all of it.
 */

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD', 'POST'];

/** @throws RequestFault for another method, or for a body that is not JSON in UTF-8. */
export function checkForm({ method, headers }: IncomingMessage): void {
  if (!METHODS.includes(method)) {
    throw new RequestFault(405, 'BAD_REQUEST', 'Use GET or POST for GraphQL.', { allow: METHODS.join(', ') });
  }
  if (method !== 'POST') return;
  if (!isJson(headers['content-type'])) {
    throw new RequestFault(415, 'BAD_REQUEST', 'The body must be application/json in UTF-8.');
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new RequestFault(415, 'BAD_REQUEST', 'The body must not be compressed.', { 'accept-encoding': 'identity' });
  }
}

function isJson(contentType = ''): boolean {
  try {
    const { essence, params } = new MIMEType(contentType);
    return essence === 'application/json' && /^utf-?8$/i.test(params.get('charset') ?? 'utf-8');
  } catch {
    return false;
  }
}

/** Parameters that count as left out if they are empty in an address. */
const OPTIONAL = ['operationName', 'variables', 'extensions'];

/** A GET's query string without empty optional parameters. */
export function withoutEmpty(parameters: URLSearchParams): string {
  for (const name of OPTIONAL) {
    const isEmpty = (value: string): boolean => value === '' || (value === 'null' && name !== 'operationName');
    if (parameters.getAll(name).every(isEmpty)) parameters.delete(name);
  }
  return `?${parameters.toString()}`;
}

/** Chooses an answer's type as Apollo Server does; null if the client accepts neither. */
function typeFor(accept: string | undefined): string | null {
  return express.request.accepts.call({ headers: { accept } }, JSON_TYPE, GRAPHQL_TYPE) || null;
}

/**
 * The status of a well-formed request that fails before it is executed. 200 for plain JSON: a client could not tell whether another status
 * came from a proxy. 400 if the type says that it is GraphQL.
 */
export function refusedStatus(accept: string | undefined): number {
  const type = typeFor(accept);
  if (type === null) return 406;
  return type === JSON_TYPE ? 200 : 400;
}

/** Executes nothing if the client accepts no answer of ours. Gives a well-formed request that fails before execution its status. */
export const overHttp: ApolloServerPlugin = {
  async requestDidStart({ request }) {
    const accept = request.http?.headers.get('accept');
    return {
      async didResolveOperation() {
        if (typeFor(accept) !== null) return;
        throw new GraphQLError(`The Accept header must allow ${GRAPHQL_TYPE} or ${JSON_TYPE}.`, {
          extensions: { code: ApolloServerErrorCode.BAD_REQUEST, http: { status: 406 } },
        });
      },
      async willSendResponse({ response: { http, body } }) {
        if (body.kind !== 'single' || body.singleResult.data !== undefined) return;
        const { status = 200 } = http;
        // An address or body without a document is not a well-formed request.
        if (status <= 400 && request.query !== undefined) http.status = refusedStatus(accept);
      },
    };
  },
};
