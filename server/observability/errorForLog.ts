/** How many errors, each the cause of the one before, are told of. */
const MAX_CAUSES = 4;

/** What the log tells of an error. */
interface LoggedError {
  type: string;
  code?: string | number;
  message: string;
  /** Where it happened, without the message. */
  stack: string[];
  cause?: LoggedError;
}

/**
 * What an error says for the log: what kind it is, where it happened and, without the values that it was about, what it says. Messages of
 * the store, of parsers and of mail servers quote what they were given, and that is somebody's data.
 */
export function errorForLog(error: unknown, causes = MAX_CAUSES): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: [] };
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

/** Leaves out what is quoted, in brackets of any kind, or an e-mail address, and all after the first line. */
function withoutValues(message: string): string {
  const [line = ''] = message.split('\n');
  return line
    .replace(/"(?:[^"\\]|\\.)*"?|`[^`]*`?|\{.*\}?|<[^>]*>?|\[.*\]?/g, '…')
    .replace(/'[^']*'?/g, '…')
    .replace(/\S+@\S+/g, '…');
}
