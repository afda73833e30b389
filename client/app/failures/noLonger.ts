import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorCode } from '../../../domain/errorCodes.ts';

/** The error for a part of an answer that no longer exists. It equals the server's refusal to change that part. */
export function noLonger(message: string): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code: ErrorCode.NOT_FOUND } }] });
}
