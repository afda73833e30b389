import type { ErrorCode } from './errorCodes.ts';

/** The texts of the error catalogue that the client has to show itself, because there is no answer of the API to quote. */
export const faultText = {
  INTERNAL_SERVER_ERROR: 'Something went wrong. Please try again.',
  SERVER_BUSY: 'The server is busy. Nothing was changed. Please try again in a moment.',
  TOOK_TOO_LONG: 'The server took too long. Please check whether your change was saved before you try again.',
  STORE_UNAVAILABLE:
    "The records can't be reached right now. Please try again soon, and check whether your change was saved.",
  STORE_FULL: 'Nothing was saved: the server is full. Please tell its operator.',
  NETWORK_REQUEST_FAILED: 'The network did not answer. Please check your connection and try again.',
} as const satisfies Partial<Record<ErrorCode, string>>;
