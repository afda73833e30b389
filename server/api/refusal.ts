import { GraphQLError } from 'graphql';
import { ROWS_PER_CHANGE } from '../../domain/constants.ts';
import {
  type ErrorCode,
  errorText,
  messages,
  type Problem,
  type SignedOutReason,
  signedOutText,
} from '../../domain/errors.ts';

export interface RefusalDetails {
  /** The sentence for the person; if left out, the code's own sentence. */
  message?: string;
  /** The input field that the refusal is about. */
  field?: string;
  /** The stored version, for `CONFLICT`. */
  currentVersion?: number;
  /** Who saved that version, for `CONFLICT` about a record, a school or a comment: their record's id, and a name such as `SFC Vance`. */
  changedBy?: { id: string; name: string };
  /** Why an identifier no longer signs anybody in, for `UNAUTHENTICATED`. */
  reason?: SignedOutReason;
  /** How long to wait, in whole seconds, for `TOO_MANY_REQUESTS`. */
  retryAfterSeconds?: number;
  /** Where to go after a sign-in by link, for `MULTI_FACTOR_AUTH_REQUIRED`. */
  continueTo?: string;
  /** The HTTP status of the whole answer; Apollo Server takes it out. */
  http?: { status: number };
}

/** An expected failure: a stable `extensions.code`, and a sentence that a person can act on. */
export class Refusal extends GraphQLError {
  /** The refusal's details, without its message. */
  readonly details: Omit<RefusalDetails, 'message'>;
  /** The HTTP status of the whole answer; null if the operation decides. */
  readonly status: number | null;

  constructor(
    readonly code: ErrorCode,
    { message = errorText[code], ...details }: RefusalDetails = {},
  ) {
    super(message, { extensions: { code, ...details } });
    this.details = details;
    this.status = details.http?.status ?? null;
  }
}

/**
 * Refuses input that breaks a rule.
 * @throws Refusal `BAD_USER_INPUT` for the first problem, with its field and text.
 */
export function refuseProblems(problems: readonly Problem[]): void {
  const [first] = problems;
  if (first) throw new Refusal('BAD_USER_INPUT', first);
}

/** The refusal of all of an input's rows. */
export function badRows(message: string): Refusal {
  return new Refusal('BAD_USER_INPUT', { field: 'rows', message });
}

/** @throws Refusal `BAD_USER_INPUT` on `rows` for no changes or too many, or for a record twice. */
export function refuseRows(ids: readonly string[]): void {
  if (ids.length < 1 || ids.length > ROWS_PER_CHANGE) throw badRows(messages.wrongRowCount);
  if (new Set(ids).size < ids.length) throw badRows(messages.rowTwice);
}

/** The refusal of a caller who is not signed in, with the reason if the request's identifier has one. */
export function signedOutRefusal(reason: SignedOutReason | null): Refusal {
  if (reason === null) return new Refusal('UNAUTHENTICATED');
  const code = reason === 'USER_DISABLED' ? 'USER_DISABLED' : 'UNAUTHENTICATED';
  return new Refusal(code, { message: signedOutText[reason], reason });
}
