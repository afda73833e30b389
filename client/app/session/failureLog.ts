import { ErrorLink } from '@apollo/client/link/error';
import { failureOf } from '../failures/failure.ts';
import { sessionEndOf } from './sessionEnd.ts';

/**
 * Logs each failed operation to the console by name and error code, without variables or the person (Spec 29.4). A session's end isn't
 * logged, because it leads to /login.
 */
export const failureLog = new ErrorLink(({ error, operation }) => {
  if (sessionEndOf(error) === null) console.error(`${operation.operationName} failed: ${failureOf(error).code}`);
});
