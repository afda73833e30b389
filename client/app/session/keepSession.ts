import type { ApolloClient } from '@apollo/client';
import { RefreshSessionDocument, ViewerDocument } from './session.generated.ts';
import { didSignOut, forgetPerson, loginMessage, personOf, tellEnd } from './session.ts';
import type { SessionKeeper, Timer } from './sessionKeeper.ts';
import { listenToTabs, type TabMessage } from './sessionTabs.ts';

/** The browser's own time. */
export const browserTimer: Timer = {
  now: () => Date.now(),
  after: (milliseconds, action) => {
    const timeout = setTimeout(action, milliseconds);
    return () => clearTimeout(timeout);
  },
};

/** Opens the next access window; gives its end. */
export async function refreshSession(client: ApolloClient): Promise<number> {
  const { data } = await client.mutate({ mutation: RefreshSessionDocument });
  if (!data) throw new Error('The refreshed session came without its end.');
  return Date.parse(data.refreshSession.accessEndsAt);
}

/** Tells the keeper what the browser and the other tabs know. */
export function keepSession(client: ApolloClient, keeper: SessionKeeper): void {
  client.cache.watch({
    query: ViewerDocument,
    optimistic: false,
    callback: ({ result }) => {
      const end = result?.viewer?.accessEndsAt;
      keeper.keep(end === undefined ? null : Date.parse(end));
    },
  });
  window.addEventListener('offline', () => keeper.lost());
  window.addEventListener('online', () => keeper.tryNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') keeper.tryNow();
  });
  listenToTabs((message) => void follow(client, message));
}

/** Brings this tab to where another one of the browser already is. */
async function follow(client: ApolloClient, message: TabMessage): Promise<void> {
  const person = personOf(client.cache.readQuery({ query: ViewerDocument })?.viewer ?? null);
  if (message.kind === 'SIGNED_OUT') {
    if (person === null) return;
    didSignOut(true);
    forgetPerson(client.cache);
    return;
  }
  if (message.kind === 'SIGNED_IN') {
    if (person?.accountId === message.accountId) return;
    // Nothing of one person stays for the next.
    if (person !== null) return window.location.reload();
    didSignOut(false);
    loginMessage(null);
    await askViewer(client);
    return;
  }
  if (person === null) return;
  // The other tab may have asked with the identifier of before a sign-in; this one asks for itself.
  await isSignedIn(client, message.because);
}

/** Asks whether anybody is signed in here, after a session was said to be over; if nobody is, /login shows the sentence. */
async function isSignedIn(client: ApolloClient, because: string | null): Promise<boolean> {
  await askViewer(client);
  if (client.cache.readQuery({ query: ViewerDocument })?.viewer !== null) return true;
  tellEnd(because);
  return false;
}

/** How long an answer that brings the next session may still be on its way, in milliseconds. */
const NEXT_SESSION_MS = 3000;

/** The same after a socket said that its session is over: it may be faster than the answer with which another one begins. */
export async function isStillSignedIn(client: ApolloClient, because: string | null): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, NEXT_SESSION_MS));
  return isSignedIn(client, because);
}

/** Asks who is signed in here, and with what rights; that is open to everybody. Apollo Client has whoever asks meanwhile share the answer. */
export function askViewer(client: ApolloClient): Promise<unknown> {
  // Without an answer the tab stays as it is; its next call tells.
  return client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}
