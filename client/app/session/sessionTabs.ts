import { isJsonObject } from '../../../domain/json.ts';

/** A message between this browser's tabs, which share the session's cookie. */
export type TabMessage =
  | { readonly kind: 'SIGNED_OUT' }
  /** The server ended the session. `because` says why. */
  | { readonly kind: 'ENDED'; readonly because: string | null }
  | { readonly kind: 'SIGNED_IN'; readonly accountId: string };

/** One for the whole page, because a channel doesn't receive its own messages. */
let opened: BroadcastChannel | null = null;

/** The channel between the tabs. It opens on first use, because an open channel keeps a Node process running. */
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
