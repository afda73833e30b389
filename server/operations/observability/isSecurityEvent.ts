import { ErrorCode } from '../../../domain/errorCodes.ts';
import type { RequestRecord } from './requestRecord.ts';

/**
 * Refused sign-ins and permissions. UNAUTHENTICATED and USER_DISABLED are left out: every open page gets them once its session is over. A
 * program key gets the former only if it opens nothing.
 */
const REFUSED: ReadonlySet<string> = new Set([
  ErrorCode.WRONG_PASSWORD,
  ErrorCode.USER_NOT_FOUND,
  ErrorCode.INVALID_ACTION_CODE,
  ErrorCode.EXPIRED_ACTION_CODE,
  ErrorCode.UNAUTHORIZED_DOMAIN,
  ErrorCode.TOO_MANY_REQUESTS,
  ErrorCode.FORBIDDEN,
]);

/** Operations where invalid input may be a guessed code. */
const GUESSED: ReadonlySet<string | null> = new Set([
  'mutation register',
  'mutation verifySecondFactor',
  'mutation removeSecondFactor',
]);

/** Whether an operator must hear of a request even if ordinary requests are not logged. */
export function isSecurityEvent({
  errors,
  operation,
  key,
}: Pick<RequestRecord, 'errors' | 'operation' | 'key'>): boolean {
  return errors.some(
    (code) =>
      REFUSED.has(code) ||
      (code === ErrorCode.BAD_USER_INPUT && GUESSED.has(operation)) ||
      (code === ErrorCode.UNAUTHENTICATED && key !== null),
  );
}
