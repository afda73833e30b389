import { makeVar, type ApolloCache } from '@apollo/client';
import type { SignedInPerson } from './PersonContext.ts';
import { ViewerDocument, type Session_ViewerFragment } from './session.generated.ts';
import { tellTabs } from './sessionTabs.ts';

/** Whoever is signed in, as the permissions in domain/ know people. */
export function personOf(viewer: Session_ViewerFragment): SignedInPerson;
export function personOf(viewer: Session_ViewerFragment | null): SignedInPerson | null;
export function personOf(viewer: Session_ViewerFragment | null): SignedInPerson | null {
  if (viewer === null) return null;
  return {
    accountId: viewer.login.id,
    soldierId: viewer.soldier?.id ?? null,
    // The record's own flag: a save that changes it shows here at once.
    isStaff: viewer.soldier?.isStaff ?? false,
    mustAddSecondFactor: viewer.login.mustAddSecondFactor,
  };
}

/** Whether the last session ended by signing out, so that the next one starts at Home and not where this one was left. */
export const didSignOut = makeVar(false);

/** What /login says above its form: why the session ended, or what was done on the way there; null when nothing. */
export const loginMessage = makeVar<string | null>(null);

/** Has /login say why the session is over. The server gives no reason where it was too old, or its login is gone; whoever signed out knows. */
export function tellEnd(because: string | null): void {
  if (because !== null || !didSignOut()) loginMessage(because ?? 'Your session is over. Please sign in.');
}

/** Makes a person the one who is signed in. */
export function rememberPerson(cache: ApolloCache, viewer: Session_ViewerFragment): void {
  didSignOut(false);
  loginMessage(null);
  cache.writeQuery({ query: ViewerDocument, data: { viewer } });
  tellTabs({ kind: 'SIGNED_IN', accountId: viewer.login.id });
}

/** Makes nobody signed in. */
export function forgetPerson(cache: ApolloCache): void {
  cache.writeQuery({ query: ViewerDocument, data: { viewer: null } });
}

/** Takes note that the server ended the session, in every tab of the browser. */
export function endSession(cache: ApolloCache, because: string | null): void {
  const wasSignedIn = Boolean(cache.readQuery({ query: ViewerDocument })?.viewer);
  if (wasSignedIn) tellTabs({ kind: 'ENDED', because });
  if (wasSignedIn || because !== null) tellEnd(because);
  forgetPerson(cache);
}

/**
 * Drops everything that was loaded for whoever was signed in. While their screens are open these would ask for it again.
 * @param exceptAbout the soldier whose own record and comments stay; what was listed of them together with others goes.
 */
export function dropLoaded(cache: ApolloCache, exceptAbout?: string): void {
  cache.modify({
    fields: (value: unknown, { fieldName, storeFieldName, DELETE }) => {
      const isAbout = exceptAbout !== undefined && storeFieldName.includes(`"${exceptAbout}"`);
      return fieldName === 'viewer' || isAbout ? value : DELETE;
    },
  });
  // Subscriptions keep what they brought under a root of its own.
  cache.evict({ id: 'ROOT_SUBSCRIPTION' });
  cache.gc();
}
