import { ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { ErrorCode } from '../../domain/errorCodes.ts';
import { busyLink } from './api/busyLink.ts';
import { cache } from './api/cache.ts';
import { changesLink } from './api/changesUnderWay.ts';
import { httpLink } from './api/httpLink.ts';
import { forgetPreloaded } from './api/preloadedQueries.ts';
import { failureOf } from './failures/failure.ts';
import { liveLink } from './live/liveLink.ts';
import { failureLog } from './session/failureLog.ts';
import { followUnitDay } from './session/followUnitDay.ts';
import {
  askViewer,
  browserTimer,
  confirmSessionLater,
  isThisPersonSignedIn,
  keepSession,
  refreshSession,
} from './session/keepSession.ts';
import { accountIn, endSession, retryAt } from './session/session.ts';
import { SessionKeeper } from './session/sessionKeeper.ts';
import { accessWindowLink, personLink, rightsLink, sessionEndLink } from './session/sessionLinks.ts';
import { watchedFetch } from './session/watchedFetch.ts';

/** Creates the Apollo Client: the cache, the chain of links, and the keeper that refreshes the session. */
export function createApolloClient(): ApolloClient {
  const keeper = new SessionKeeper({
    timer: browserTimer,
    refresh: () => {
      // The preloaded queries belong to the access window that has ended.
      forgetPreloaded();
      return refreshSession(client);
    },
    isLost: (error) => failureOf(error).code === ErrorCode.NETWORK_REQUEST_FAILED,
    onRetry: (at) => retryAt(at),
  });
  const client: ApolloClient = new ApolloClient({
    cache,
    link: ApolloLink.from([
      // Once the new rights are in the cache, the route guards redirect to Home.
      rightsLink(() => void askViewer(client)),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        liveLink({
          ensureOpen: () => keeper.ensureOpen(),
          refresh: () => keeper.refresh(),
          confirmSession: (because) => confirmSessionLater(client, because),
        }),
        ApolloLink.from([
          failureLog,
          // When nobody is signed in, the route guards redirect to /login.
          sessionEndLink({
            isSignedIn: () => isThisPersonSignedIn(client),
            onEnd: (because) => endSession(cache, because),
          }),
          accessWindowLink(keeper),
          busyLink,
          personLink(() => accountIn(cache)),
          changesLink,
          httpLink(watchedFetch(keeper)),
        ]),
      ),
    ]),
  });
  followUnitDay(cache);
  keepSession(client, keeper);
  return client;
}
