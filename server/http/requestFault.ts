import type { ErrorCode } from '../../domain/errors.ts';

/** Why a request is answered without executing an operation. */
export class RequestFault extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode | 'BAD_REQUEST',
    message: string,
    /** Further headers of the answer. */
    readonly headers: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
