import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { defer, mergeMap, of, throwError } from 'rxjs';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from '../failures/failure.ts';
import { sessionEndOf } from './sessionEnd.ts';
import type { SessionKeeper } from './sessionKeeper.ts';

/** The operations that the server still accepts after the access window has ended. */
const ALSO_LAPSED: readonly (string | undefined)[] = ['RefreshSession', 'SignOut'];

/** The context of an operation about the session itself. It must not wait for a refresh, which may be waiting for its answer. */
export const SENT_AS_IS = { isSentAsIs: true };

function isSentAsIs(operation: ApolloLink.Operation): boolean {
  return operation.getContext()['isSentAsIs'] === true;
}

/** Refreshes the access window before an operation, if it is about to end. An operation that was refused because it had ended is sent once more. */
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
  /** Asks the server whether the person is signed in with the browser's current cookie. */
  isSignedIn: () => Promise<boolean>;
  /** Called when the session has ended. `because` says why, if the server knows. */
  onEnd: (because: string | null) => void;
};

/**
 * Reports the end of the session when an operation is refused because of it. Signing in again, or a new password, changes the session's
 * identifier, and open requests with the old one are refused, too. The session then goes on, and a query or a sign-out is sent once more.
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
 * Refuses an answer for a person who has signed out in the meantime, as the server would by now. Otherwise the next person on this page
 * would get it.
 * @param accountId returns the login that is signed in; null if nobody is, undefined while unknown
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
  const refusal = {
    message: 'You signed out before the answer arrived.',
    extensions: { code: ErrorCode.UNAUTHENTICATED },
  };
  return new CombinedGraphQLErrors({ data: null, errors: [refusal] });
}

/**
 * Reports a refusal that contradicts the cached viewer: rights have changed, or a second factor has become required. Ignores mutations
 * without a second factor, because only a sign-in is refused like that.
 */
export function rightsLink(onRefused: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const { code } = failureOf(error);
    const isMutation = operation.operationType === OperationTypeNode.MUTATION;
    if (code === ErrorCode.FORBIDDEN || (code === ErrorCode.MULTI_FACTOR_AUTH_REQUIRED && !isMutation)) onRefused();
  });
}
