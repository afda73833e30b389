import { useEffect, useState } from 'react';

/** How long what can wait does so at most, in milliseconds. */
const AT_MOST_MS = 2000;

let isOver = false;
let idle: Promise<void> | null = null;

/** Ends when the browser has nothing left to draw for the first time since a screen asked: what people look at goes first. */
export function firstIdle(): Promise<void> {
  idle ??= new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_MOST_MS });
    // Safari does not say; by then it has drawn.
    else setTimeout(resolve, AT_MOST_MS / 10);
  }).then(() => {
    isOver = true;
  });
  return idle;
}

/** Whether the browser has had nothing left to draw since the page was opened. */
export function useFirstIdle(): boolean {
  const [isIdle, setIdle] = useState(isOver);
  useEffect(() => void firstIdle().then(() => setIdle(true)), []);
  return isIdle;
}
