import { useState } from 'react';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { failureOf } from '../../../app/failures/failure.ts';

/** The refusals that end a mailed link: trying again with it is of no use. */
const FINAL: readonly ErrorCode[] = [
  ErrorCode.EXPIRED_ACTION_CODE,
  ErrorCode.INVALID_ACTION_CODE,
  ErrorCode.EMAIL_ALREADY_IN_USE,
  ErrorCode.OPERATION_NOT_ALLOWED,
];

/** Remembers why a code was refused for good; `explain` is for the form that sends it. */
export function useLinkRefusal(code: string | null) {
  const [refused, setRefused] = useState<{ code: string | null; message: string } | null>(null);
  function explain(error: unknown) {
    const failure = failureOf(error);
    if (FINAL.includes(failure.code)) setRefused({ code, message: failure.message });
    return failure;
  }
  // Another link may have been opened since.
  return { refusal: refused?.code === code ? refused.message : null, explain };
}
