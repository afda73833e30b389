import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const PRINT = 'print';
let isPrinting = false;

/** Whether the page is being printed. Browsers that print a copy of the page announce it only by events, before they copy. */
export function useIsOnPaper(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting || window.matchMedia(PRINT).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(PRINT);
  const begin = () => {
    isPrinting = true;
    // Renders at once: Firefox copies the page right after the event, and every browser does so within window.print().
    flushSync(onChange);
  };
  const end = () => {
    isPrinting = false;
    onChange();
  };
  media.addEventListener('change', onChange);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    media.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
