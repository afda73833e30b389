import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { relayStylePagination } from '@apollo/client/utilities';
import { ErrorCode } from '../../domain/errors.ts';
import { failureOf } from './failure.ts';
import { forgetPerson } from './session/session.ts';

export function createApolloClient(): ApolloClient {
  const cache = new InMemoryCache({
    typePolicies: {
      // There is one viewer. As an entity of its own it changes in one place.
      Viewer: { keyFields: [] },
      SectionStrength: { keyFields: ['section'] },
      // A page joins those before it; the first one starts the list anew.
      Query: {
        fields: { comments: relayStylePagination(['soldierId']), history: relayStylePagination(['soldierId']) },
      },
    },
  });

  // Whatever is refused for want of a session says that the session is over: the guards then lead to /login.
  const sessionEnd = new ErrorLink(({ error }) => {
    if (failureOf(error).code === ErrorCode.UNAUTHENTICATED) forgetPerson(cache);
  });

  return new ApolloClient({
    cache,
    link: ApolloLink.from([sessionEnd, new HttpLink({ uri: '/graphql', credentials: 'same-origin' })]),
  });
}
