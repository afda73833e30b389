import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { defer, mergeMap, of, throwError } from 'rxjs';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from '../failures/failure.ts';
import { sessionEndOf } from './sessionEnd.ts';
import type { SessionKeeper } from './sessionKeeper.ts';

/** The operations that the server accepts after the access window has ended. */
const ALSO_LAPSED: readonly (string | undefined)[] = ['RefreshSession', 'SignOut'];

/** The context of an operation about the session itself: it does not wait for a refresh, which may itself be waiting for its answer. */
export const SENT_AS_IS = { isSentAsIs: true };

function isSentAsIs(operation: ApolloLink.Operation): boolean {
  return operation.getContext()['isSentAsIs'] === true;
}

/** Refreshes the access window before an operation when it is about to end; an operation refused because it has ended is sent once more. */
export function accessWindowLink(keeper: SessionKeeper): ApolloLink {
  const openFirst = new ApolloLink((operation, forward) => {
    if (ALSO_LAPSED.includes(operation.operationName) || isSentAsIs(operation)) return forward(operation);
    return defer(() => keeper.ensureOpen()).pipe(mergeMap(() => forward(operation)));
  });
  const onceMore = new ErrorLink(({ error, operation, forward }) => {
    if (sessionEndOf(error) !== 'LAPSED' || isSentAsIs(operation)) return;
    return defer(() => keeper.refresh()).pipe(mergeMap(() => forward(operation)));
  });
  return ApolloLink.from([onceMore, openFirst]);
}

type SessionEndOptions = {
  /** Asks the server whether the person is signed in, with the cookie that the browser has now. */
  isSignedIn: () => Promise<boolean>;
  /** The session is over; the sentence says why, if the server knows. */
  onEnd: (because: string | null) => void;
};

/**
 * Reports the end of the session when an operation is refused because of it. Signing in again, or a new password, gives the session a new
 * identifier, and requests under way with the old one are refused as well: then the session goes on, and a query or a sign-out is sent once
 * more.
 */
export function sessionEndLink({ isSignedIn, onEnd }: SessionEndOptions): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const end = sessionEndOf(error);
    if (end === null || end === 'LAPSED') return;
    return defer(isSignedIn).pipe(
      mergeMap((goesOn) => {
        if (!goesOn) onEnd(end.because);
        const isRepeatable =
          operation.operationType === OperationTypeNode.QUERY || operation.operationName === 'SignOut';
        return goesOn && isRepeatable ? forward(operation) : throwError(() => error);
      }),
    );
  });
}

/**
 * Refuses an answer to somebody who has signed out meanwhile, as the server would refuse the request by now, so that the next person on
 * this page does not get it.
 * @param accountId gives the account that is signed in; null for nobody, undefined while that is not known.
 */
export function personLink(accountId: () => string | null | undefined): ApolloLink {
  return new ApolloLink((operation, forward) =>
    defer(() => {
      const asker = accountId();
      return forward(operation).pipe(
        mergeMap((answer) => {
          const now = accountId();
          return asker && now !== undefined && now !== asker ? throwError(signedOut) : of(answer);
        }),
      );
    }),
  );
}

function signedOut(): CombinedGraphQLErrors {
  const refusal = { message: 'Whoever sent this has signed out.', extensions: { code: ErrorCode.UNAUTHENTICATED } };
  return new CombinedGraphQLErrors({ data: null, errors: [refusal] });
}

/**
 * Reports a refusal of what the viewer as loaded may do: the person's rights may have changed since, or a second factor has become required. Only a sign-in, which
 * is a mutation, is refused as well until the second factor is shown.
 */
export function rightsLink(onRefused: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const { code } = failureOf(error);
    const isMutation = operation.operationType === OperationTypeNode.MUTATION;
    if (code === ErrorCode.FORBIDDEN || (code === ErrorCode.MULTI_FACTOR_AUTH_REQUIRED && !isMutation)) onRefused();
  });
}
