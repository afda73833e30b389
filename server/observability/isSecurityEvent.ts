import { ErrorCode } from '../../domain/errorCodes.ts';
import type { RequestRecord } from './requestRecord.ts';

/**
 * Refused sign-ins and permissions. UNAUTHENTICATED and USER_DISABLED are none: they are what every page that stays open is told once its
 * session is over.
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

/** Where input that is not valid may be a code that somebody guesses. */
const GUESSED: ReadonlySet<string | null> = new Set([
  'mutation register',
  'mutation verifySecondFactor',
  'mutation removeSecondFactor',
]);

/** Whether a request came to what an operator has to hear of even where ordinary requests are not logged. */
export function isSecurityEvent({ errors, operation }: Pick<RequestRecord, 'errors' | 'operation'>): boolean {
  return errors.some((code) => REFUSED.has(code) || (code === ErrorCode.BAD_USER_INPUT && GUESSED.has(operation)));
}
