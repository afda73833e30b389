import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { defer, mergeMap } from 'rxjs';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from '../failure.ts';
import { sessionEndOf } from './sessionEnd.ts';
import type { SessionKeeper } from './sessionKeeper.ts';

/** The operations that the server accepts after the access window has ended. */
const ALSO_LAPSED: readonly (string | undefined)[] = ['RefreshSession', 'SignOut'];

/** Refreshes the access window before an operation when it is about to end; an operation refused because it has ended is sent once more. */
export function accessWindowLink(keeper: SessionKeeper): ApolloLink {
  const openFirst = new ApolloLink((operation, forward) => {
    if (ALSO_LAPSED.includes(operation.operationName)) return forward(operation);
    return defer(() => keeper.ensureOpen()).pipe(mergeMap(() => forward(operation)));
  });
  const onceMore = new ErrorLink(({ error, operation, forward }) => {
    if (sessionEndOf(error) !== 'LAPSED') return;
    return defer(() => keeper.refresh()).pipe(mergeMap(() => forward(operation)));
  });
  return ApolloLink.from([onceMore, openFirst]);
}

/** Reports the end of the session when an operation is refused because of it. */
export function sessionEndLink(onEnd: (because: string | null) => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    const end = sessionEndOf(error);
    if (end !== null && end !== 'LAPSED') onEnd(end.because);
  });
}

/** Reports a refusal with FORBIDDEN: the person's rights may have changed since the viewer was loaded. */
export function rightsLink(onRefused: () => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    if (failureOf(error).code === ErrorCode.FORBIDDEN) onRefused();
  });
}
