import { useEffect, useState } from 'react';

/** How long what can wait does so at most, in milliseconds. */
const AT_MOST_MS = 2000;

/** Ends when the browser has nothing left to draw: what people look at goes first. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_MOST_MS });
    // Safari does not say; by then it has drawn.
    else setTimeout(resolve, AT_MOST_MS / 10);
  });
}

/** Whether the browser has been idle since the component was first drawn. */
export function useOnceIdle(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => void idle().then(() => setDrawn(true)), []);
  return isDrawn;
}
