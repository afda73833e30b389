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
  /** When the query was first sent, as `Date.now()`, if that was before the component mounted. */
  readonly askedAt?: number;
  /** The longest random delay before a refetch, in milliseconds. It keeps clients from refetching all at once. */
  readonly spreadMs?: number;
};

/** Refetches the query for a change that happened this many seconds ago; without a number, for a change just now. */
export type RefetchAfterChange = (unchangedForSeconds: number | null | undefined) => void;

/**
 * Returns a function that refetches a query. Call it with the `unchangedForSeconds` of each event of a subscription. It does nothing if the
 * last change was before the query was sent; a subscription's first event may report such a change. An open request, of the query or a
 * mutation, may be answered with older data, so the refetch waits for it. Several changes in the meantime cause one refetch. A failed query
 * is refetched at the next event, whatever it says, and when the browser is online again. A hidden page refetches nothing.
 */
export function useRefetchAfterChange(
  { loading, error, refetch }: FollowedQuery,
  { askedAt, spreadMs = 0 }: Pace = {},
): RefetchAfterChange {
  const [isBehind, setBehind] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // client/first.ts may have sent the query before React rendered the screen.
  const [openedAt] = useState(() => askedAt ?? preloadedSince());
  const [mountedAt] = useState(() => Date.now());
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
      // This screen's preloaded answers may be from before the change. The next screen finds that out itself.
      forgetPreloaded(mountedAt);
      ask()
        .then(() => {
          currentAt.current = at;
        })
        // The older data stays, and the query's own error appears.
        .catch(() => undefined)
        .finally(() => setAsking(false));
    }, Math.random() * spreadMs);
    return () => clearTimeout(timeout);
  }, [isBehind, isAsking, loading, isChanging, isVisible, spreadMs, mountedAt]);

  const hasFailed = error !== undefined;
  useWindowEvent('online', () => hasFailed && setBehind(true));

  return (unchangedForSeconds) => {
    const now = Date.now();
    const changedAt = now - (unchangedForSeconds ?? 0) * 1000;
    // The clock may have been set back since the query was sent.
    const isNew = changedAt >= currentAt.current || now < currentAt.current;
    // A reconnected socket sends an event even if nothing has changed.
    if (hasFailed || isNew) setBehind(true);
  };
}
