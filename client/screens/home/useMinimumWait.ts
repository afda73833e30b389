import { useEffect, useState } from 'react';
import { MINIMUM_SPINNER_MS } from '../../../domain/constants.ts';

/** Whether to show a spinner: while waiting, and for at least the minimum time, so that it does not flicker. */
export function useMinimumWait(isWaiting: boolean): boolean {
  const [isMinimumOver, setMinimumOver] = useState(!isWaiting);
  useEffect(() => {
    const timer = setTimeout(() => setMinimumOver(true), MINIMUM_SPINNER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting || !isMinimumOver;
}
