import type { Reference } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { cache } from './cache.ts';

// The policies of queries that need a sign-in. Apart from cache.ts, so that /login does not load them.
cache.policies.addTypePolicies({
  Soldier: { fields: { own: { merge: false } } },
  Query: {
    fields: {
      // A record in the cache is found by its id, whichever operation brought it: a save shows on the record's screen without a request.
      soldier: (stored: Reference | undefined, { args, toReference }) =>
        stored ?? toReference({ __typename: 'Soldier', id: String(args?.['id']) }),
      // There is one unit, of which screens ask for different parts.
      unit: { merge: true },
      // A later page is appended to the pages before it; a first page replaces the list.
      departures: relayStylePagination(['search']),
      comments: relayStylePagination(['soldierId']),
      history: relayStylePagination(['soldierId']),
      questionBank: relayStylePagination(['filter']),
      questionReports: relayStylePagination(),
      unitHistory: relayStylePagination(),
      soldiers: relayStylePagination(['filter']),
    },
  },
});
