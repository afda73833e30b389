import { useEffect, useState } from 'react';

/** How long the first screen has to show, and how long what can wait then waits at most, in milliseconds. */
const FIRST_SCREEN_MS = 500;
const AT_MOST_MS = 2000;

let isOver = false;
let idle: Promise<void> | null = null;

/** Ends when the first screen shows and the browser has nothing else to draw: what people look at goes first. */
export function firstIdle(): Promise<void> {
  idle ??= new Promise<void>((resolve) => {
    setTimeout(() => {
      // Safari does not say when it is idle.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_MOST_MS });
      else resolve();
    }, FIRST_SCREEN_MS);
  }).then(() => {
    isOver = true;
  });
  return idle;
}

/** Whether the browser has had nothing else to draw since the page was opened. */
export function useFirstIdle(): boolean {
  const [isIdle, setIdle] = useState(isOver);
  useEffect(() => void firstIdle().then(() => setIdle(true)), []);
  return isIdle;
}
