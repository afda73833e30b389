import { useEffect, useEffectEvent } from 'react';

/** How often to check whether a mail has been sent, in milliseconds. */
const LOOK_MS = 5_000;
/** How long to keep checking after a mail was made, in milliseconds. Mails usually leave within seconds. */
const LOOK_FOR_MS = 60_000;

type Told = { readonly state: string; readonly at: string };

/** Refetches reminders while a mail is waiting to be sent. */
export function useWaitingMails(told: readonly Told[] | undefined, refetch: () => Promise<unknown>): void {
  const waiting = told?.filter(({ state }) => state === 'WAITING') ?? [];
  const isWaiting = waiting.length > 0;
  const look = useEffectEvent(() => {
    if (!waiting.some(({ at }) => Date.now() - Date.parse(at) < LOOK_FOR_MS)) return;
    // If it fails, the screen keeps what it shows.
    void refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (!isWaiting) return;
    const looking = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(looking);
  }, [isWaiting]);
}
