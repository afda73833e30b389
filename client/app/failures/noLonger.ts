import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorCode } from '../../../domain/errorCodes.ts';

/** The error for a part of an answer that is no longer there: the same as the server's for a change to it. */
export function noLonger(message: string): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code: ErrorCode.NOT_FOUND } }] });
}
