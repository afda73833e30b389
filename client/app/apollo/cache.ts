import { InMemoryCache } from '@apollo/client';

/** What the server said, for as long as the page is open. How lists join their pages is in lists.ts. */
export const cache = new InMemoryCache({
  typePolicies: {
    // There is one viewer. As an entity of its own it changes in one place.
    Viewer: { keyFields: [] },
    // One person is on several lists, each time for another reason.
    ListedSoldier: { keyFields: false },
    // A school belongs to one record, and the schools of two may have one id where a record was copied before an import.
    School: { keyFields: false },
    Soldier: { fields: { schools: { merge: false } } },
  },
});
