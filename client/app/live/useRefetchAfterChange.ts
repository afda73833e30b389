import { useDocumentVisibility, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsChanging } from '../api/changesUnderWay.ts';
import { forgetPreloaded, preloadedSince } from '../api/preloadedQueries.ts';

/** A query that is kept up to date. */
export type FollowedQuery = {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
};

export type Pace = {
  /** When the query was first sent, as `Date.now()`, if that was before the calling component was mounted. */
  readonly askedAt?: number;
  /** The refetch is delayed by a random time up to this many milliseconds, so that not all clients refetch at the same moment. */
  readonly spreadMs?: number;
};

/** Has the query refetched for a change that happened so many seconds ago; without a number, for one that has just happened. */
export type RefetchAfterChange = (unchangedForSeconds: number | null | undefined) => void;

/**
 * Gives a function that has a query refetched, to be called with the `unchangedForSeconds` of each event of a subscription. It does nothing when
 * the last change was before the query was sent, which the first event of a subscription may tell. A request that is in flight, the query's own or
 * a mutation, may be answered with data from before the change, so the refetch waits for it; several changes in the meantime cause one refetch.
 * A query that failed is refetched at the next event, whatever it tells, and when the browser has a network again. While the page is hidden,
 * nothing is refetched.
 */
export function useRefetchAfterChange(
  { loading, error, refetch }: FollowedQuery,
  { askedAt, spreadMs = 0 }: Pace = {},
): RefetchAfterChange {
  const [isBehind, setBehind] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // client/first.ts sends the first screen's query before React renders the screen.
  const [openedAt] = useState(() => askedAt ?? preloadedSince());
  const currentAt = useRef(openedAt);
  const isChanging = useIsChanging();
  const isVisible = useDocumentVisibility() === 'visible';
  const ask = useEffectEvent(refetch);
  useEffect(() => {
    if (!isBehind || isAsking || loading || isChanging || !isVisible) return;
    const timeout = setTimeout(() => {
      const at = Date.now();
      setBehind(false);
      setAsking(true);
      // An answer that was sent for ahead may be from before the change.
      forgetPreloaded();
      ask()
        .then(() => {
          currentAt.current = at;
        })
        // The data loaded before stays, and the query's own error is shown.
        .catch(() => undefined)
        .finally(() => setAsking(false));
    }, Math.random() * spreadMs);
    return () => clearTimeout(timeout);
  }, [isBehind, isAsking, loading, isChanging, isVisible, spreadMs]);

  const hasFailed = error !== undefined;
  useWindowEvent('online', () => hasFailed && setBehind(true));

  return (unchangedForSeconds) => {
    const now = Date.now();
    const changedAt = now - (unchangedForSeconds ?? 0) * 1000;
    // The clock may have been set back since the query was sent.
    const isNew = changedAt >= currentAt.current || now < currentAt.current;
    // A socket that is open again tells so, even if nobody has changed anything meanwhile.
    if (hasFailed || isNew) setBehind(true);
  };
}
