import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import type { CodeState } from '../../../schemaTypes.generated.ts';
import { USED_OR_EXPIRED } from './LinkFailure.tsx';

/** The refusals that end a mailed link: trying again with it is of no use. */
const FINAL: readonly ErrorCode[] = [
  ErrorCode.EXPIRED_ACTION_CODE,
  ErrorCode.INVALID_ACTION_CODE,
  ErrorCode.EMAIL_ALREADY_IN_USE,
  ErrorCode.OPERATION_NOT_ALLOWED,
];

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
  if (refused?.code === code) return { refusal: refused.message, explain };
  return { refusal: state === 'USED_OR_EXPIRED' ? USED_OR_EXPIRED : null, explain };
}
