import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { retry, throwError, timer } from 'rxjs';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from '../failure.ts';

/** How often a query is sent again; the last time some 15 seconds after the first. */
const TRIES = 3;
/** The server's Retry-After, which each further pause doubles, in milliseconds. */
const PAUSE_MS = 2000;

/**
 * Sends a query again that the server was too busy for, after a pause that is another one in every browser, so that they do not all come
 * back at once. A mutation is the person's to send again: they see that nothing was changed.
 */
export const busyLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    retry({
      count: TRIES,
      delay: (error: unknown, attempt) => {
        const mayRepeat = operation.operationType === OperationTypeNode.QUERY;
        if (!mayRepeat || failureOf(error).code !== ErrorCode.SERVER_BUSY) return throwError(() => error);
        return timer(PAUSE_MS * 2 ** (attempt - 1) * (1 + Math.random() / 2));
      },
    }),
  ),
);
