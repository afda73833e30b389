import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { defer, mergeMap } from 'rxjs';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from '../failure.ts';
import { sessionEndOf } from './sessionEnd.ts';
import type { SessionKeeper } from './sessionKeeper.ts';

/** The operations that the server takes also while the access window is over. */
const ALSO_LAPSED: readonly (string | undefined)[] = ['RefreshSession', 'SignOut'];

/** Sends nothing into an access window that is as good as over; what is refused for it all the same is sent once more. */
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

/** Whatever is refused for want of a session says that the session is over. */
export function sessionEndLink(onEnd: (because: string | null) => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    const end = sessionEndOf(error);
    if (end !== null && end !== 'LAPSED') onEnd(end.because);
  });
}

/** Whatever is refused for want of rights says that the person may have others than this page knows. */
export function rightsLink(onRefused: () => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    if (failureOf(error).code === ErrorCode.FORBIDDEN) onRefused();
  });
}
