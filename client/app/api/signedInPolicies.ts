import type { Reference } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { cache } from './cache.ts';
import { keepListsWhole } from './wholeLists.ts';

// The cache policies of queries that need a sign-in. They aren't in cache.ts, so that /login doesn't load them.
cache.policies.addTypePolicies({
  Soldier: { fields: { own: { merge: false } } },
  Query: {
    fields: {
      // Finds a cached record by id, whichever operation loaded it. The record's screen then shows a save without a request.
      soldier: (stored: Reference | undefined, { args, toReference }) =>
        stored ?? toReference({ __typename: 'Soldier', id: String(args?.['id']) }),
      // There is one unit, and screens query different parts of it.
      unit: { merge: true },
      // A later page is appended to the earlier ones. A first page replaces the list.
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
keepListsWhole(cache);
