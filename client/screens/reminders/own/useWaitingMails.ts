import { useEffect, useEffectEvent } from 'react';

/** How often to look whether a mail has left, in milliseconds. */
const LOOK_MS = 5_000;
/** Mails usually leave within seconds; for how long after one was made to look, in milliseconds. */
const LOOK_FOR_MS = 60_000;

type Told = { readonly state: string; readonly at: string };

/** Has what was told asked for again while a mail of it is being sent. */
export function useWaitingMails(told: readonly Told[] | undefined, refetch: () => Promise<unknown>): void {
  const waiting = told?.filter(({ state }) => state === 'WAITING') ?? [];
  const isWaiting = waiting.length > 0;
  const look = useEffectEvent(() => {
    if (!waiting.some(({ at }) => Date.now() - Date.parse(at) < LOOK_FOR_MS)) return;
    // What is shown stays if it fails.
    void refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (!isWaiting) return;
    const looking = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(looking);
  }, [isWaiting]);
}
