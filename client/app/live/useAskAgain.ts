import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askedSince } from '../apollo/askedAhead.ts';

/** A query whose answer is kept up to date. */
export type FollowedQuery = { readonly loading: boolean; readonly refetch: () => Promise<unknown> };

export type Pace = {
  /** When the query was asked that shows first, as `Date.now()`, where that was before the caller was there. */
  readonly askedAt?: number;
  /** Within how many milliseconds to ask, at any moment of them, so that not all who show the same list ask at once. */
  readonly spreadMs?: number;
};

/**
 * Gives what to call with each event of a subscription, by its `unchangedForSeconds`: the query is asked again, unless the event is the
 * beginning and nothing has changed since it was asked. One that is on its way may have been answered before the change, and is waited
 * for; however much changes meanwhile, it is asked once. A page that nobody sees asks when it is looked at again.
 */
export function useAskAgain({ loading, refetch }: FollowedQuery, { askedAt, spreadMs = 0 }: Pace = {}) {
  const [isBehind, setBehind] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // The first screen's question was sent before the screen was there.
  const [openedAt] = useState(() => askedAt ?? askedSince());
  const currentAt = useRef(openedAt);
  const isVisible = useDocumentVisibility() === 'visible';
  const ask = useEffectEvent(refetch);
  useEffect(() => {
    if (!isBehind || isAsking || loading || !isVisible) return;
    const timeout = setTimeout(() => {
      const at = Date.now();
      setBehind(false);
      setAsking(true);
      ask()
        .then(() => {
          currentAt.current = at;
        })
        // What was loaded before stays; the query says what is wrong.
        .catch(() => undefined)
        .finally(() => setAsking(false));
    }, Math.random() * spreadMs);
    return () => clearTimeout(timeout);
  }, [isBehind, isAsking, loading, isVisible, spreadMs]);

  return (unchangedForSeconds: number | null | undefined) => {
    const changedAt = Date.now() - (unchangedForSeconds ?? 0) * 1000;
    if (changedAt >= currentAt.current) setBehind(true);
  };
}
