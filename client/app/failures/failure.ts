import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { faultText } from '../../../domain/faultText.ts';
import { isOneOf } from '../../../domain/isOneOf.ts';
import { LOAD_FAILED, LoadFailure } from './loadFailure.ts';
import { NoAnswer } from './NoAnswer.ts';
import { tooManyAttempts } from './waitText.ts';

/** Why a request failed: the API's code, and a sentence for people. */
export type Failure = {
  readonly code: ErrorCode;
  /** The input field that was refused. */
  readonly field: string | null;
  readonly message: string;
};

const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];
const UNAVAILABLE_CODES = [
  ErrorCode.SERVER_BUSY,
  ErrorCode.TOOK_TOO_LONG,
  ErrorCode.STORE_UNAVAILABLE,
  ErrorCode.STORE_FULL,
] as const;
const ERROR_CODES = Object.values(ErrorCode);
/** The code of an invalid operation. This client's operations are valid, so the server must run another release. */
const OF_ANOTHER_RELEASE = 'GRAPHQL_VALIDATION_FAILED';
const OUTDATED = 'The app was updated. Reload the page.';

/** What an error means: a refusal by the server, a fault of the server, no answer, or a fault of this client, which is logged. */
export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [refusal] = error.errors;
    const code = refusal?.extensions?.['code'];
    const field = refusal?.extensions?.['field'];
    if (code === OF_ANOTHER_RELEASE) return { ...plainFailure(ErrorCode.INTERNAL_SERVER_ERROR), message: OUTDATED };
    // An unknown code comes from one of the server's libraries, and its message isn't for people.
    if (!refusal || !isOneOf(ERROR_CODES, code)) return plainFailure(ErrorCode.INTERNAL_SERVER_ERROR);
    const wait = refusal.extensions?.['retryAfterSeconds'];
    const message = typeof wait === 'number' ? tooManyAttempts(wait) : refusal.message;
    return { code, field: typeof field === 'string' ? field : null, message };
  }
  if (error instanceof LoadFailure) {
    return { ...plainFailure(ErrorCode.NETWORK_REQUEST_FAILED), message: LOAD_FAILED };
  }
  const unavailable = unavailableOf(error);
  if (unavailable !== null) return plainFailure(unavailable);
  if (isUnanswered(error)) return plainFailure(ErrorCode.NETWORK_REQUEST_FAILED);
  if (!ServerError.is(error)) logOnce(error);
  return plainFailure(ErrorCode.INTERNAL_SERVER_ERROR);
}

/** Whether an error says that the subject no longer exists. A screen that still holds it has to stop showing it. */
export function isGone(error: unknown): boolean {
  return error !== undefined && failureOf(error).code === ErrorCode.NOT_FOUND;
}

function isUnanswered(error: unknown): boolean {
  // A gateway sends these statuses when it can't reach the server.
  if (ServerError.is(error)) return GATEWAY_STATUSES.includes(error.statusCode);
  return error instanceof NoAnswer;
}

/** Client faults that are already logged: each link and each rendering calls `failureOf` with the same error. */
const logged = new WeakSet<Error>();

function logOnce(error: unknown): void {
  // Apollo Client aborts a query when the person leaves its screen.
  const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
  if (isGivenUp || !(error instanceof Error) || logged.has(error)) return;
  logged.add(error);
  console.error(error);
}

/** Why the server can't answer now, if it gives a reason with status 503. */
function unavailableOf(error: unknown): keyof typeof faultText | null {
  if (!ServerError.is(error) || error.statusCode !== 503) return null;
  return UNAVAILABLE_CODES.find((code) => error.bodyText.includes(`"${code}"`)) ?? null;
}

function plainFailure(code: keyof typeof faultText): Failure {
  return { code, field: null, message: faultText[code] };
}
