import { makeVar, type ApolloCache } from '@apollo/client';
import type { SignedInPerson } from './PersonContext.ts';
import { ViewerDocument, type Session_ViewerFragment } from './session.generated.ts';
import { tellTabs } from './sessionTabs.ts';

/** The viewer, as the person that the permissions in domain/ expect. */
export function personOf(viewer: Session_ViewerFragment): SignedInPerson;
export function personOf(viewer: Session_ViewerFragment | null): SignedInPerson | null;
export function personOf(viewer: Session_ViewerFragment | null): SignedInPerson | null {
  if (viewer === null) return null;
  return {
    accountId: viewer.login.id,
    soldierId: viewer.soldier?.id ?? viewer.absence?.soldierId ?? null,
    // From the cached record, so that a save takes effect at once.
    isStaff: viewer.soldier?.isStaff ?? false,
    ...(viewer.absence && { isAway: true }),
    mustAddSecondFactor: viewer.login.mustAddSecondFactor,
  };
}

/** The login that is signed in; null if nobody is, undefined while unknown. */
export function accountIn(cache: ApolloCache): string | null | undefined {
  const data = cache.readQuery({ query: ViewerDocument });
  return data ? (data.viewer?.login.id ?? null) : undefined;
}

/** Whether the last session ended by signing out. The next one then starts at Home, and not at the last address. */
export const didSignOut = makeVar(false);

/** The message above the form on /login, such as why the session ended; null if there is none. */
export const loginMessage = makeVar<string | null>(null);

/** When the next refresh is due, by this device's clock; null while the network works. */
export const retryAt = makeVar<number | null>(null);

/** For an end without a reason from the server: the session was too old, or its login was deleted. */
const NO_REASON = 'Your session has ended. Sign in again.';

/**
 * Makes /login say why the session has ended. Several requests may report the same end, and the first reason stays. After signing out, no
 * reason is needed.
 */
export function tellEnd(because: string | null): void {
  if (because === null && didSignOut()) return;
  if (loginMessage() === null || loginMessage() === NO_REASON) loginMessage(because ?? NO_REASON);
}

/** Caches that a person has signed in, and tells the other tabs. */
export function rememberPerson(cache: ApolloCache, viewer: Session_ViewerFragment): void {
  didSignOut(false);
  loginMessage(null);
  cache.writeQuery({ query: ViewerDocument, data: { viewer } });
  tellTabs({ kind: 'SIGNED_IN', accountId: viewer.login.id });
}

/** Caches that nobody is signed in. */
export function forgetPerson(cache: ApolloCache): void {
  cache.writeQuery({ query: ViewerDocument, data: { viewer: null } });
}

/** Caches that the server has ended the session, and tells the other tabs. */
export function endSession(cache: ApolloCache, because: string | null): void {
  const account = accountIn(cache);
  if (account) tellTabs({ kind: 'ENDED', because });
  if (account || because !== null) tellEnd(because);
  forgetPerson(cache);
}

/**
 * Removes everything but the viewer from the cache. Screens that are still mounted would refetch.
 * @param exceptAbout the id of a soldier whose record and comments stay; lists with other people are removed
 */
export function dropLoaded(cache: ApolloCache, exceptAbout?: string): void {
  cache.modify({
    fields: (value: unknown, { fieldName, storeFieldName, DELETE }) => {
      const isAbout = exceptAbout !== undefined && storeFieldName.includes(`"${exceptAbout}"`);
      return fieldName === 'viewer' || isAbout ? value : DELETE;
    },
  });
  // The cache keeps subscription results apart.
  cache.evict({ id: 'ROOT_SUBSCRIPTION' });
  cache.gc();
}
