import { NETWORK_TIMEOUT_DESKTOP_MS, NETWORK_TIMEOUT_MOBILE_MS } from '../../../domain/constants.ts';
import { takePreloaded } from '../api/preloadedQueries.ts';
import type { SessionKeeper } from './sessionKeeper.ts';

/** `fetch` with a timeout. It tells the keeper whether the network works. */
export function watchedFetch(keeper: SessionKeeper): typeof fetch {
  return async (input, init) => {
    const call = new AbortController();
    // Not AbortSignal.any(), which older phones don't have. The response doesn't clear the timer, because the timeout also covers the body.
    setTimeout(() => call.abort(), networkTimeoutMs());
    init?.signal?.addEventListener('abort', () => call.abort());
    try {
      const response = await (takePreloaded(init?.body, call.signal) ?? fetch(input, { ...init, signal: call.signal }));
      const date = Date.parse(response.headers.get('date') ?? '');
      keeper.answered(Number.isNaN(date) ? null : date);
      return response;
    } catch (error) {
      // A request that the caller aborted says nothing about the network.
      if (!init?.signal?.aborted) keeper.lost();
      throw error;
    }
  };
}

/** How long the network may take to answer, in milliseconds. Phones get more time, because their networks recover more slowly. */
export function networkTimeoutMs(): number {
  return window.matchMedia('(pointer: coarse)').matches ? NETWORK_TIMEOUT_MOBILE_MS : NETWORK_TIMEOUT_DESKTOP_MS;
}
