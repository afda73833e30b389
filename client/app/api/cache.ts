import { InMemoryCache } from '@apollo/client';

/** The cache of the page. signedInPolicies.ts adds the policies that need a sign-in. */
export const cache = new InMemoryCache({
  typePolicies: {
    // There is one viewer: an object without an id, normalized all the same, so that every query reads the same one.
    Viewer: { keyFields: [] },
    // And one unit.
    Unit: { keyFields: [] },
    // Fields that one screen queries are merged with those of another screen.
    SignInMethods: { merge: true },
    OpenIdConnectMethod: { merge: true },
    // A person is on several lists, with another reason on each: not normalized.
    ReadinessSoldier: { keyFields: false },
    // Told apart from the other people of one list: not normalized.
    SoldierName: { keyFields: false },
    // Not normalized: two records may have schools with the same id, where a record was copied before it was imported.
    School: { keyFields: false },
    Soldier: { fields: { schools: { merge: false } } },
  },
});
