import { randomUUID } from 'node:crypto';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, isValueNode } from 'graphql';
import { errorText } from '../../domain/errors.ts';
import { Refusal } from '../api/refusal.ts';
import { log } from '../operations/log.ts';
import { requestOfError } from '../operations/observability/requestOfError.ts';
import { noteError } from '../operations/observability/requestRecord.ts';
import { storeFailureOf } from '../store/storeFailure.ts';
import { MAX_MESSAGE_CHARACTERS } from './requestLimits.ts';

const REQUEST_ERRORS: ReadonlySet<unknown> = new Set(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

/**
 * The error for the answer. Refusals and errors of the request stay as they are. A store failure becomes `STORE_UNAVAILABLE` or
 * `STORE_FULL`. Anything else is logged under an id and becomes `INTERNAL_SERVER_ERROR`, with only that id.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const told = tellable(formatted, error);
  noteError(String(told.extensions?.['code']), requestOfError(error));
  return told;
}

function tellable(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (cause instanceof Refusal || REQUEST_ERRORS.has(formatted.extensions?.['code'])) {
    return shortened(formatted);
  }
  const requestId = requestOfError(error)?.id ?? randomUUID();
  const failure = storeFailureOf(cause);
  if (failure !== null) {
    log.warn({ requestId, path: formatted.path, code: failure, err: cause }, 'The store failed an operation.');
    return {
      message: errorText[failure],
      ...(formatted.path && { path: formatted.path }),
      extensions: { code: failure },
    };
  }
  if (isAboutRequest(error)) {
    return shortened({ ...formatted, extensions: { code: ApolloServerErrorCode.BAD_USER_INPUT } });
  }
  log.error({ requestId, path: formatted.path, err: cause }, 'An operation failed.');
  return {
    message: errorText.INTERNAL_SERVER_ERROR,
    ...(formatted.path && { path: formatted.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  };
}

/**
 * Whether graphql-js itself complains about the request. It does so before any resolver, for example about too many wrong variables. Or it
 * does so right before a resolver, about a value in the document, for example a variable that is null. No resolver's error points at a
 * value.
 */
function isAboutRequest(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.extensions['code'] !== undefined) return false;
  if (error.path === undefined) return error.originalError === undefined;
  return error.originalError instanceof GraphQLError && (error.nodes?.every(isValueNode) ?? false);
}

function shortened({ message, ...formatted }: GraphQLFormattedError): GraphQLFormattedError {
  if (message.length <= MAX_MESSAGE_CHARACTERS) return { message, ...formatted };
  return { message: `${message.slice(0, MAX_MESSAGE_CHARACTERS)}…`, ...formatted };
}

/** The error without graphql-js's suggestions of schema names. */
export function withoutSuggestion({ message, ...formatted }: GraphQLFormattedError): GraphQLFormattedError {
  return { message: message.replace(/ ?Did you mean .*/s, ''), ...formatted };
}
