import { InMemoryCache } from '@apollo/client';

/** The page's cache. signedInPolicies.ts adds the policies that need a sign-in. */
export const cache = new InMemoryCache({
  typePolicies: {
    // There is only one viewer. Normalizing it without an id makes every query read the same object.
    Viewer: { keyFields: [] },
    // There is only one unit.
    Unit: { keyFields: [] },
    // Different screens query different fields of these, so the fields are merged.
    SignInMethods: { merge: true },
    OpenIdConnectMethod: { merge: true },
    // Not normalized: a person can be on several lists, with a different reason on each.
    ReadinessSoldier: { keyFields: false },
    // Not normalized: a name depends on the list, which may need more of it to tell people apart.
    SoldierName: { keyFields: false },
    // Not normalized: schools of two records share an id if one record was copied before its import.
    School: { keyFields: false },
    Soldier: { fields: { schools: { merge: false } } },
  },
});
