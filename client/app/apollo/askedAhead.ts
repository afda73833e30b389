import { history } from '../routing/history.ts';

/** A query that was sent before the screen was there that asks it (docs/decisions/0017-first-paint.md). */
interface Asked {
  readonly call: AbortController;
  readonly response: Promise<Response>;
  /** When it was sent, as `Date.now()`. */
  readonly at: number;
}

declare global {
  interface Window {
    /** By the body of the request: what client/first.ts sent while the page's script was on the way. */
    askedAhead?: Map<unknown, Asked>;
  }
}

// Whoever is led elsewhere, or goes there, wants to know something else.
const stopListening = history.listen(() => {
  stopListening();
  forgetAsked();
});

/** Gives up the queries that were sent ahead and whose answers nobody has taken yet: they are sent anew when they are asked. */
export function forgetAsked(): void {
  for (const { call } of window.askedAhead?.values() ?? []) call.abort();
  window.askedAhead?.clear();
}

/** The answer to a request that was sent ahead with this body; null when none was. It is given once: whoever asks again wants a new one. */
export function takeAnswer(body: unknown, signal: AbortSignal): Promise<Response> | null {
  const asked = window.askedAhead?.get(body);
  if (asked === undefined) return null;
  window.askedAhead?.delete(body);
  signal.addEventListener('abort', () => asked.call.abort());
  // What was sent beside it will have failed as well, and is asked for once the person tries again.
  asked.response.then(({ ok }) => ok || forgetAsked(), forgetAsked);
  return asked.response;
}

/** When the first of those was sent whose answers nobody has taken yet, as `Date.now()`; now, when there are none. */
export function askedSince(): number {
  return Math.min(Date.now(), ...[...(window.askedAhead?.values() ?? [])].map(({ at }) => at));
}
