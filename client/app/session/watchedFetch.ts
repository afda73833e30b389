import { NETWORK_TIMEOUT_DESKTOP_MS, NETWORK_TIMEOUT_MOBILE_MS } from '../../../domain/constants.ts';
import { takePreloaded } from '../api/preloadedQueries.ts';
import type { SessionKeeper } from './sessionKeeper.ts';

/** `fetch` with a timeout, which tells the keeper whether the network works. */
export function watchedFetch(keeper: SessionKeeper): typeof fetch {
  return async (input, init) => {
    const call = new AbortController();
    // Not AbortSignal.any(), which older phones lack. The timer also covers the body, and so is not cleared by the response.
    setTimeout(() => call.abort(), networkTimeoutMs());
    init?.signal?.addEventListener('abort', () => call.abort());
    try {
      const response = await (takePreloaded(init?.body, call.signal) ?? fetch(input, { ...init, signal: call.signal }));
      const date = Date.parse(response.headers.get('date') ?? '');
      keeper.answered(Number.isNaN(date) ? null : date);
      return response;
    } catch (error) {
      // A request that the caller aborted tells nothing about the network.
      if (!init?.signal?.aborted) keeper.lost();
      throw error;
    }
  };
}

/** How long the network may take to answer. Phones are given longer: theirs are slower to come back. */
export function networkTimeoutMs(): number {
  return window.matchMedia('(pointer: coarse)').matches ? NETWORK_TIMEOUT_MOBILE_MS : NETWORK_TIMEOUT_DESKTOP_MS;
}
