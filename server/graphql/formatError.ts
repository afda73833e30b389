import { randomUUID } from 'node:crypto';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { errorText } from '../../domain/errors.ts';
import { storeFailureOf } from '../database/storeFailure.ts';
import { log } from '../log.ts';
import { Refusal } from './refusal.ts';

const REQUEST_ERRORS: ReadonlySet<unknown> = new Set(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

/**
 * What leaves the server when something fails: refusals and faults of the request as they are; that the store is away; anything else is
 * logged under an id and leaves as `INTERNAL_SERVER_ERROR` with nothing inside but that id.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (cause instanceof Refusal || REQUEST_ERRORS.has(formatted.extensions?.['code'])) {
    return withoutStackTrace(formatted);
  }
  const failure = storeFailureOf(cause);
  if (failure !== null) {
    log.warn({ path: formatted.path, code: failure, err: cause }, 'the store failed an operation');
    return {
      message: errorText[failure],
      ...(formatted.path && { path: formatted.path }),
      extensions: { code: failure },
    };
  }
  const requestId = randomUUID();
  log.error({ requestId, path: formatted.path, err: cause }, 'operation failed');
  return {
    message: errorText.INTERNAL_SERVER_ERROR,
    ...(formatted.path && { path: formatted.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  };
}

function withoutStackTrace({ extensions, ...formatted }: GraphQLFormattedError): GraphQLFormattedError {
  const { stacktrace: _, ...rest } = extensions ?? {};
  return { ...formatted, extensions: rest };
}
