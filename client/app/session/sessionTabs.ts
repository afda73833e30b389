import { isJsonObject } from '../../../domain/json.ts';

/** A message between the tabs of this browser, which share the session's cookie. */
export type TabMessage =
  /** Somebody signed out. */
  | { readonly kind: 'SIGNED_OUT' }
  /** The server ended the session; the sentence says why. */
  | { readonly kind: 'ENDED'; readonly because: string | null }
  | { readonly kind: 'SIGNED_IN'; readonly accountId: string };

/** One for the page, because a channel does not hear what it says itself. */
let opened: BroadcastChannel | null = null;

/** The channel between the tabs. It opens with its first use: open, it keeps a process of Node from ending. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('session');
  return opened;
}

export function tellTabs(message: TabMessage): void {
  channel().postMessage(message);
}

export function listenToTabs(listener: (message: TabMessage) => void): void {
  channel().addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listener(data);
  });
}

function isTabMessage(data: unknown): data is TabMessage {
  if (!isJsonObject(data)) return false;
  const { kind, accountId, because } = data;
  if (kind === 'SIGNED_IN') return typeof accountId === 'string';
  if (kind === 'ENDED') return because === null || typeof because === 'string';
  return kind === 'SIGNED_OUT';
}
