import { relayStylePagination } from '@apollo/client/utilities';
import { cache } from '../apollo/cache.ts';

// A page joins those before it; the first one starts the list anew. Nobody who is not signed in sees a list.
cache.policies.addTypePolicies({
  Query: {
    fields: {
      comments: relayStylePagination(['soldierId']),
      history: relayStylePagination(['soldierId']),
      questionBank: relayStylePagination(['filter']),
      questionReports: relayStylePagination(),
      soldiers: relayStylePagination(['filter']),
    },
  },
});
