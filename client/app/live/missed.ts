import { useEffect, useEffectEvent } from 'react';

/* While the socket was away nobody told what changed: whoever follows something asks for it again once it is back. */

const listeners = new Set<() => void>();

/** Has everything that is followed be asked for again. */
export function tellMissed(): void {
  for (const listener of listeners) listener();
}

/** Asks again, by the function given, when changes may have been missed. */
export function useMissed(askAgain: () => void): void {
  const listener = useEffectEvent(askAgain);
  useEffect(() => {
    const listen = () => listener();
    listeners.add(listen);
    return () => void listeners.delete(listen);
  }, []);
}
