import { history } from '../routing/history.ts';

/** A question that was sent before those were there who ask it. */
interface Asked {
  readonly call: AbortController;
  readonly response: Promise<Response>;
  /** When, as `Date.now()`. */
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

/** Has all be asked anew that was sent ahead and not yet taken. */
export function forgetAsked(): void {
  for (const { call } of window.askedAhead?.values() ?? []) call.abort();
  window.askedAhead?.clear();
}

/** The answer that is on its way already to what is about to be sent, if there is one. It is given once: whoever asks again wants a new one. */
export function takeAnswer(body: unknown, signal: AbortSignal): Promise<Response> | null {
  const asked = window.askedAhead?.get(body);
  if (asked === undefined) return null;
  window.askedAhead?.delete(body);
  signal.addEventListener('abort', () => asked.call.abort());
  // What was sent beside it will have failed as well, and is asked for once the person tries again.
  asked.response.then(({ ok }) => ok || forgetAsked(), forgetAsked);
  return asked.response;
}

/** When that was sent which still waits for whoever asks it, as `Date.now()`; now, when nothing does. */
export function askedSince(): number {
  return Math.min(Date.now(), ...[...(window.askedAhead?.values() ?? [])].map(({ at }) => at));
}
