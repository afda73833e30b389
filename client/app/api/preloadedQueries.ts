/** A query that client/first.ts sent before React rendered its screen (docs/decisions/0017-first-paint.md). */
interface Preload {
  readonly call: AbortController;
  readonly response: Promise<Response>;
  /** When the query was sent, as `Date.now()`. */
  readonly at: number;
}

declare global {
  interface Window {
    /** Queries that client/first.ts sent and nobody has used yet, by request body. */
    preloadedQueries?: Map<unknown, Preload>;
    /** Sends the queries of the screen at an address, unless they were preloaded before. */
    preloadQueriesAt?: (pathname: string) => void;
  }
}

/** Sends the next screen's queries while its files load, and drops the last screen's. */
export function preloadAt(pathname: string): void {
  forgetPreloaded();
  window.preloadQueriesAt?.(pathname);
}

/**
 * Aborts preloaded queries that haven't been used. Apollo Client sends them again when a screen needs them.
 * @param sentUntil the latest time of those to abort, as `Date.now()`
 */
export function forgetPreloaded(sentUntil = Infinity): void {
  for (const [body, { call, at }] of window.preloadedQueries ?? []) {
    if (at > sentUntil) continue;
    call.abort();
    window.preloadedQueries?.delete(body);
  }
}

/** The preloaded answer for this request body; null if there is none. Works once, because a second request is a refetch. */
export function takePreloaded(body: unknown, signal: AbortSignal): Promise<Response> | null {
  const preload = window.preloadedQueries?.get(body);
  if (preload === undefined) return null;
  window.preloadedQueries?.delete(body);
  signal.addEventListener('abort', () => preload.call.abort());
  // Queries sent at the same time will have failed, too. A retry has to send them again. When a screen is left, the next one's are on their way.
  preload.response.then(
    ({ ok }) => ok || forgetPreloaded(),
    () => signal.aborted || forgetPreloaded(),
  );
  return preload.response;
}

/** When the oldest unused preloaded query was sent, as `Date.now()`; the current time if there is none. */
export function preloadedSince(): number {
  return Math.min(Date.now(), ...[...(window.preloadedQueries?.values() ?? [])].map(({ at }) => at));
}
