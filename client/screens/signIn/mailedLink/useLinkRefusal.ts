import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { messages } from '../../../../domain/errors.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import type { CodeState } from '../../../schemaTypes.generated.ts';

/** Refusals that end a mailed link: trying it again is no use. */
const FINAL: readonly ErrorCode[] = [
  ErrorCode.EXPIRED_ACTION_CODE,
  ErrorCode.INVALID_ACTION_CODE,
  ErrorCode.EMAIL_ALREADY_IN_USE,
  ErrorCode.OPERATION_NOT_ALLOWED,
];

/** Why a link doesn't work, by the code's state when it was opened; null for a link that works. */
const AT_ONCE: Readonly<Record<CodeState, string | null>> = {
  USABLE: null,
  OF_ANOTHER_BROWSER: messages.linkOfAnotherBrowser,
  USED_OR_EXPIRED: 'This link was already used or has expired. Ask for a new one.',
};

/** Options for the query of a code's state, sent when the link is opened. Its answer isn't cached, because using the link changes it. */
export function askedOnce(code: string | null) {
  return code === null ? skipToken : ({ variables: { code }, fetchPolicy: 'no-cache' } as const);
}

/**
 * Finds out why a mailed link doesn't work: the server says so when the link is opened, or refuses its code for good. `explain` is for the
 * form that sends the code.
 * @param state the code's state when the link was opened; undefined if unknown. The form then finds out.
 */
export function useLinkRefusal(code: string | null, state: CodeState | undefined) {
  const [refused, setRefused] = useState<{ code: string | null; message: string } | null>(null);
  function explain(error: unknown) {
    const failure = failureOf(error);
    if (FINAL.includes(failure.code)) setRefused({ code, message: failure.message });
    return failure;
  }
  // Another link may have been opened since.
  if (refused?.code === code) return { refusal: { message: refused.message, isAtOnce: false }, explain };
  const message = state === undefined ? null : AT_ONCE[state];
  return { refusal: message === null ? null : { message, isAtOnce: true }, explain };
}
