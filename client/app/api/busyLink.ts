import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { retry, throwError, timer } from 'rxjs';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from '../failures/failure.ts';

/** How many times a query is retried. The pauses add up to 14 to 21 seconds. */
const TRIES = 3;
/** The first pause, in milliseconds, as in the server's Retry-After header; each further pause is twice as long. */
const PAUSE_MS = 2000;

/**
 * Retries queries that the server refused with SERVER_BUSY. Each pause has a random part, so that browsers don't all retry at once.
 * Mutations aren't retried: the form says that nothing was changed, and the person decides.
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
