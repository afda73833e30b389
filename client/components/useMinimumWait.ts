import { useEffect, useState } from 'react';

/** Whether to show a spinner: while waiting and, once begun, for at least so long that it does not flicker. */
export function useMinimumWait(isWaiting: boolean, minimumMs: number): boolean {
  const [isMinimumOver, setMinimumOver] = useState(!isWaiting);
  useEffect(() => {
    const timer = setTimeout(() => setMinimumOver(true), minimumMs);
    return () => clearTimeout(timer);
  }, [minimumMs]);
  return isWaiting || !isMinimumOver;
}
