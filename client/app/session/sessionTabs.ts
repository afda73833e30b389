import { isJsonObject } from '../../../domain/json.ts';

/** A message between the tabs of this browser, which share the session's cookie. */
export type TabMessage =
  /** Somebody signed out. */
  | { readonly kind: 'SIGNED_OUT' }
  /** The server ended the session; the sentence says why. */
  | { readonly kind: 'ENDED'; readonly because: string | null }
  | { readonly kind: 'SIGNED_IN'; readonly accountId: string };

const NAME = 'session';

export function tellTabs(message: TabMessage): void {
  if (channel) {
    channel.postMessage(message);
    return;
  }
  try {
    // Writing notifies the other tabs; the value is not needed afterwards.
    localStorage.setItem(NAME, JSON.stringify(message));
    localStorage.removeItem(NAME);
  } catch {
    // Without storage the other tabs notice it when their next request is refused.
  }
}

export function listenToTabs(listener: (message: TabMessage) => void): void {
  function hear(data: unknown) {
    if (isTabMessage(data)) listener(data);
  }
  if (channel) {
    channel.addEventListener('message', ({ data }) => hear(data));
    return;
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === NAME && newValue !== null) hear(JSON.parse(newValue));
  });
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

function isTabMessage(data: unknown): data is TabMessage {
  if (!isJsonObject(data)) return false;
  const { kind, accountId, because } = data;
  if (kind === 'SIGNED_IN') return typeof accountId === 'string';
  if (kind === 'ENDED') return because === null || typeof because === 'string';
  return kind === 'SIGNED_OUT';
}
