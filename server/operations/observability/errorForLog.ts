import { isNativeError } from 'node:util/types';

/** How many causes of an error are logged, including the error itself. */
const MAX_CAUSES = 4;

/** The form in which an error is logged. */
interface LoggedError {
  type: string;
  code?: string | number;
  message: string;
  /** Where it happened, without the message. */
  stack: string[];
  cause?: LoggedError;
}

/**
 * What the log keeps of an error: its kind, where it happened, and its message without values. Messages from the store, parsers and mail
 * servers quote their input, which is personal data.
 */
export function errorForLog(error: unknown, causes = MAX_CAUSES): LoggedError {
  if (!isNativeError(error)) return { type: typeof error, message: '', stack: [] };
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: withoutValues(error.message),
    stack: (error.stack ?? '')
      .slice((error.stack ?? '').indexOf(error.message) + error.message.length)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('at ')),
    ...(error.cause !== undefined && causes > 1 && { cause: errorForLog(error.cause, causes - 1) }),
  };
}

/** Removes quoted text, text in brackets of any kind, e-mail addresses, and everything after the first line. */
export function withoutValues(message: string): string {
  const [line = ''] = message.split('\n');
  return line
    .replace(/"(?:[^"\\]|\\.)*"?|`[^`]*`?|\{.*\}?|<[^>]*>?|\[.*\]?/g, '…')
    .replace(/'[^']*'?/g, '…')
    .replace(/\S+@\S+/g, '…');
}
