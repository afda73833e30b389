import { ErrorLink } from '@apollo/client/link/error';
import { failureOf } from '../failure.ts';
import { sessionEndOf } from '../session/sessionEnd.ts';

/**
 * Leaves a line on the console for each operation that failed for good, with nothing of what was asked or who asked it (Rule 22).
 * That nobody is signed in is no failure: the screens then lead to /login.
 */
export const failureLog = new ErrorLink(({ error, operation }) => {
  if (sessionEndOf(error) === null) console.error(`${operation.operationName} failed: ${failureOf(error).code}`);
});
