import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const PRINT = 'print';
let isPrinting = false;

/** Whether the page is being printed. Browsers that print a copy of the page tell it by events alone, and before they copy. */
export function useIsOnPaper(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting || window.matchMedia(PRINT).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(PRINT);
  const begin = () => {
    isPrinting = true;
    // Firefox copies the page as soon as the event is over, and every browser does so within window.print(): React's own time is too late.
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
