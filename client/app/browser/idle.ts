import { useEffect, useState } from 'react';

/** How long the first screen has to render before the browser may count as idle, and the longest wait after that, in milliseconds. */
const FIRST_SCREEN_MS = 500;
const AT_MOST_MS = 2000;

let isOver = false;
let idle: Promise<void> | null = null;

/** Resolves once the first screen has been rendered and the browser is idle, for work that is less urgent. */
export function firstIdle(): Promise<void> {
  idle ??= new Promise<void>((resolve) => {
    setTimeout(() => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_MOST_MS });
      else resolve();
    }, FIRST_SCREEN_MS);
  }).then(() => {
    isOver = true;
  });
  return idle;
}

/** Whether `firstIdle` has resolved. */
export function useFirstIdle(): boolean {
  const [isIdle, setIdle] = useState(isOver);
  useEffect(() => void firstIdle().then(() => setIdle(true)), []);
  return isIdle;
}
