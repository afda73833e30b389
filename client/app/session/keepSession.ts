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

/** Refreshes the session's access window. Gives its new end. */
export async function refreshSession(client: ApolloClient): Promise<number> {
  const { refreshSession: session } = dataOf(await client.mutate({ mutation: RefreshSessionDocument }));
  return Date.parse(session.accessEndsAt);
}

/** Tells the keeper about the end of the access window, the network, and the page's visibility; follows the other tabs. */
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

/** Follows a change of the session in another tab. */
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
    // A reload, so that nothing of one person stays for the next.
    if (account !== null) return window.location.reload();
    didSignOut(false);
    loginMessage(null);
    await askViewer(client);
    return;
  }
  if (account === null) return;
  // The other tab's request may have had an old cookie, from before a sign-in, so this tab asks the server itself.
  await confirmSession(client, message.because);
}

/** Asks the server whether somebody is signed in, after a session was reported as ended; if nobody is, /login shows the sentence. Says whether somebody is. */
async function confirmSession(client: ApolloClient, because: string | null): Promise<boolean> {
  await changesAnswered();
  await askViewer(client);
  if (accountIn(client.cache) !== null) return true;
  // When a password is changed, a socket is first told a general reason; the refusal of a request has the final one.
  await refreshSession(client).catch(() => undefined);
  // Somebody may have signed in meanwhile.
  if (accountIn(client.cache) !== null) return true;
  tellEnd(because);
  return false;
}

/** How long the response that sets the next session's cookie may still take, in milliseconds. */
const NEXT_SESSION_MS = 3000;

/** The same after a socket reported the end of its session, which may arrive before the response that sets the next session's cookie. */
export async function confirmSessionLater(client: ApolloClient, because: string | null): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, NEXT_SESSION_MS));
  return confirmSession(client, because);
}

/** Whether the person whom the cache holds is signed in, by the cookie that the browser has now; false when the server does not answer. */
export async function isThisPersonSignedIn(client: ApolloClient): Promise<boolean> {
  // The answer that sets the next session's cookie may still be under way.
  await changesAnswered();
  const account = accountIn(client.cache);
  if (!account) return false;
  // Not deduplicated either, so that this is not the answer to a request from before the renewal.
  const context = { ...SENT_AS_IS, queryDeduplication: false };
  const answer = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache', context }).catch(() => null);
  return answer?.data?.viewer?.login.id === account;
}

/** Refetches the viewer: who is signed in, with which rights. Apollo Client deduplicates calls at the same time. */
export function askViewer(client: ApolloClient): Promise<unknown> {
  // If it fails, nothing changes; the next request shows whether the session is still valid.
  return client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}
