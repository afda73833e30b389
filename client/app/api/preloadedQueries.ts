/** A query that client/first.ts sent before React renders the screen that needs it (docs/decisions/0017-first-paint.md). */
interface Preload {
  readonly call: AbortController;
  readonly response: Promise<Response>;
  /** When it was sent, as `Date.now()`. */
  readonly at: number;
}

declare global {
  interface Window {
    /** The queries that client/first.ts sent and whose answers have not been used, by the body of the request. */
    preloadedQueries?: Map<unknown, Preload>;
    /** Sends the queries of the screen at an address that were not sent ahead before. */
    preloadQueriesAt?: (pathname: string) => void;
  }
}

/** Sends the queries of another screen, so that they are under way while its file is loading. Those of the screen before are over. */
export function preloadAt(pathname: string): void {
  forgetPreloaded();
  window.preloadQueriesAt?.(pathname);
}

/** Aborts the queries that were sent ahead and whose answers have not been used. Apollo Client sends them again when a screen needs them. */
export function forgetPreloaded(): void {
  for (const { call } of window.preloadedQueries?.values() ?? []) call.abort();
  window.preloadedQueries?.clear();
}

/** The answer to the request that was sent ahead with this body; null if there was none. Only once: a second request is a refetch. */
export function takePreloaded(body: unknown, signal: AbortSignal): Promise<Response> | null {
  const preload = window.preloadedQueries?.get(body);
  if (preload === undefined) return null;
  window.preloadedQueries?.delete(body);
  signal.addEventListener('abort', () => preload.call.abort());
  // The other queries sent at the same time will have failed, too; a retry has to send them again.
  preload.response.then(({ ok }) => ok || forgetPreloaded(), forgetPreloaded);
  return preload.response;
}

/** The time, as `Date.now()`, of the oldest query that was sent ahead and has not been used; the current time if there is none. */
export function preloadedSince(): number {
  return Math.min(Date.now(), ...[...(window.preloadedQueries?.values() ?? [])].map(({ at }) => at));
}
