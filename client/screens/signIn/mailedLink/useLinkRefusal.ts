import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { messages } from '../../../../domain/errors.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import type { CodeState } from '../../../schemaTypes.generated.ts';

/** The refusals that end a mailed link: trying again with it is of no use. */
const FINAL: readonly ErrorCode[] = [
  ErrorCode.EXPIRED_ACTION_CODE,
  ErrorCode.INVALID_ACTION_CODE,
  ErrorCode.EMAIL_ALREADY_IN_USE,
  ErrorCode.OPERATION_NOT_ALLOWED,
];

/** Why a link is of no use, as far as the server says so while it is opened; null for one that works. */
const AT_ONCE: Readonly<Record<CodeState, string | null>> = {
  USABLE: null,
  OF_ANOTHER_BROWSER: messages.linkOfAnotherBrowser,
  USED_OR_EXPIRED: 'This link was used already or has expired. Please ask for a new one.',
};

/** Options for the query of a code's state, which is sent when the link is opened. Its answer is not kept, as using the link changes it. */
export function askedOnce(code: string | null) {
  return code === null ? skipToken : ({ variables: { code }, fetchPolicy: 'no-cache' } as const);
}

/**
 * Knows why a mailed link is of no use: the server says so as it is opened, or refuses its code for good. `explain` is for the form that sends
 * the code.
 * @param state of the code when the link was opened; undefined where it is not known. The form then finds out.
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
