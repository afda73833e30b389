import { useEffect, useState } from 'react';

/** How long the first screen has to render before the browser can count as idle, and the longest wait after that, in milliseconds. */
const FIRST_SCREEN_MS = 500;
const AT_MOST_MS = 2000;

let isOver = false;
let idle: Promise<void> | null = null;

/** Resolves once the first screen is rendered and the browser is idle. For work that can wait. */
export function firstIdle(): Promise<void> {
  idle ??= new Promise<void>((resolve) => {
    setTimeout(() => {
      // Safari doesn't have requestIdleCallback.
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
