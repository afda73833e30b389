import type { ApolloClient } from '@apollo/client';
import { changesAnswered } from '../api/changesUnderWay.ts';
import { dataOf } from '../api/dataOf.ts';
import { RefreshSessionDocument } from './keepSession.generated.ts';
import { ViewerDocument } from './session.generated.ts';
import { accountIn, didSignOut, forgetPerson, loginMessage, tellEnd } from './session.ts';
import type { SessionKeeper, Timer } from './sessionKeeper.ts';
import { SENT_AS_IS } from './sessionLinks.ts';
import { listenToTabs, type TabMessage } from './sessionTabs.ts';

/** The real clock and timers. */
export const browserTimer: Timer = {
  now: () => Date.now(),
  after: (milliseconds, action) => {
    const timeout = setTimeout(action, milliseconds);
    return () => clearTimeout(timeout);
  },
};

/** Refreshes the session's access window. Resolves to its new end. */
export async function refreshSession(client: ApolloClient): Promise<number> {
  const { refreshSession: session } = dataOf(await client.mutate({ mutation: RefreshSessionDocument }));
  return Date.parse(session.accessEndsAt);
}

/** Tells the keeper when the access window, the network or the page's visibility changes, and follows the other tabs. */
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

/** Reacts to a change of the session in another tab. */
async function follow(client: ApolloClient, message: TabMessage): Promise<void> {
  const account = accountIn(client.cache) ?? null;
  if (message.kind === 'SIGNED_OUT') {
    if (account === null) return;
    didSignOut(true);
    forgetPerson(client.cache);
    return;
  }
  if (message.kind === 'SIGNED_IN') {
    if (account === message.accountId) return;
    // A reload leaves nothing of one person for the next.
    if (account !== null) return window.location.reload();
    didSignOut(false);
    loginMessage(null);
    await askViewer(client);
    return;
  }
  if (account === null) return;
  // The other tab's request may have had a cookie from before a sign-in, so this tab asks the server itself.
  await confirmSession(client, message.because);
}

/**
 * Asks the server whether somebody is signed in, after a session was reported as ended. If nobody is, /login shows the reason. Resolves to
 * whether somebody is.
 */
async function confirmSession(client: ApolloClient, because: string | null): Promise<boolean> {
  await changesAnswered();
  await askViewer(client);
  if (accountIn(client.cache) !== null) return true;
  // After a password change, a socket first gets a general reason. A refused request then gets the final one.
  await refreshSession(client).catch(() => undefined);
  // Somebody may have signed in meanwhile.
  if (accountIn(client.cache) !== null) return true;
  tellEnd(because);
  return false;
}

/** How long to wait for the response that sets the next session's cookie, in milliseconds. */
const NEXT_SESSION_MS = 3000;

/** Like confirmSession, after a socket reported its session's end. That may arrive before the response that sets the next session's cookie. */
export async function confirmSessionLater(client: ApolloClient, because: string | null): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, NEXT_SESSION_MS));
  return confirmSession(client, because);
}

/** Whether the cached person is signed in with the browser's current cookie; false if the server doesn't answer. */
export async function isThisPersonSignedIn(client: ApolloClient): Promise<boolean> {
  // The response that sets the next session's cookie may still be on its way.
  await changesAnswered();
  const account = accountIn(client.cache);
  if (!account) return false;
  // Without deduplication, so that the answer can't belong to a request from before the new cookie.
  const context = { ...SENT_AS_IS, queryDeduplication: false };
  const answer = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache', context }).catch(() => null);
  return answer?.data?.viewer?.login.id === account;
}

/** Refetches the viewer: who is signed in, and with which rights. Apollo Client merges simultaneous calls. */
export function askViewer(client: ApolloClient): Promise<unknown> {
  // A failure changes nothing: the next request shows whether the session is still valid.
  return client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}
