import { makeVar, type ApolloCache } from '@apollo/client';
import type { SignedInPerson } from './PersonContext.ts';
import { ViewerDocument, type Session_ViewerFragment } from './session.generated.ts';
import { tellTabs } from './sessionTabs.ts';

/** The viewer as the person of the permissions in domain/. */
export function personOf(viewer: Session_ViewerFragment): SignedInPerson;
export function personOf(viewer: Session_ViewerFragment | null): SignedInPerson | null;
export function personOf(viewer: Session_ViewerFragment | null): SignedInPerson | null {
  if (viewer === null) return null;
  return {
    accountId: viewer.login.id,
    soldierId: viewer.soldier?.id ?? viewer.absence?.soldierId ?? null,
    // From the record in the cache, so that a save that changes it takes effect at once.
    isStaff: viewer.soldier?.isStaff ?? false,
    ...(viewer.absence && { isAway: true }),
    mustAddSecondFactor: viewer.login.mustAddSecondFactor,
  };
}

/** The account that is signed in; null for nobody, undefined while that is not known. */
export function accountIn(cache: ApolloCache): string | null | undefined {
  const data = cache.readQuery({ query: ViewerDocument });
  return data ? (data.viewer?.login.id ?? null) : undefined;
}

/** Whether the last session ended by signing out: the next one then starts at Home, and not at the address of the last one. */
export const didSignOut = makeVar(false);

/** The message above the form of /login, such as why the session ended; null for none. */
export const loginMessage = makeVar<string | null>(null);

/** When the refresh is retried, by this device's clock; null while the network works. */
export const retryAt = makeVar<number | null>(null);

/** For an end whose reason the server does not give: the session was too old, or its login is gone. */
const NO_REASON = 'Your session is over. Please sign in.';

/**
 * Makes /login say why the session is over. Several requests may report the same end: the first reason stays. A person who signed out needs
 * none.
 */
export function tellEnd(because: string | null): void {
  if (because === null && didSignOut()) return;
  if (loginMessage() === null || loginMessage() === NO_REASON) loginMessage(because ?? NO_REASON);
}

/** Stores in the cache that a person has signed in, and tells the other tabs. */
export function rememberPerson(cache: ApolloCache, viewer: Session_ViewerFragment): void {
  didSignOut(false);
  loginMessage(null);
  cache.writeQuery({ query: ViewerDocument, data: { viewer } });
  tellTabs({ kind: 'SIGNED_IN', accountId: viewer.login.id });
}

/** Stores in the cache that nobody is signed in. */
export function forgetPerson(cache: ApolloCache): void {
  cache.writeQuery({ query: ViewerDocument, data: { viewer: null } });
}

/** Stores in the cache that the server has ended the session, and tells the other tabs. */
export function endSession(cache: ApolloCache, because: string | null): void {
  const account = accountIn(cache);
  if (account) tellTabs({ kind: 'ENDED', because });
  if (account || because !== null) tellEnd(because);
  forgetPerson(cache);
}

/**
 * Removes everything but the viewer from the cache. Screens that are still mounted would refetch their queries.
 * @param exceptAbout the id of a soldier whose record and comments stay; lists with other people are removed.
 */
export function dropLoaded(cache: ApolloCache, exceptAbout?: string): void {
  cache.modify({
    fields: (value: unknown, { fieldName, storeFieldName, DELETE }) => {
      const isAbout = exceptAbout !== undefined && storeFieldName.includes(`"${exceptAbout}"`);
      return fieldName === 'viewer' || isAbout ? value : DELETE;
    },
  });
  // The results of subscriptions have a root of their own.
  cache.evict({ id: 'ROOT_SUBSCRIPTION' });
  cache.gc();
}
