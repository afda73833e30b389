import { useEffect, useEffectEvent } from 'react';
import { DAY_MS } from '../../../domain/constants.ts';
import { today } from '../../components/today.ts';
import type { RefetchAfterChange } from './useRefetchAfterChange.ts';

/** How often to look at the clock, in milliseconds: a timer set for midnight would be late on a computer that slept. */
const LOOK_MS = 60_000;
const HOUR_MS = DAY_MS / 24;

/**
 * Has a query refetched when a new day begins in the unit, or its time zone has made it another one. Also at each full hour: the server's clock may be behind
 * the browser's, and then answers with the day before.
 */
export function useNewDay(refetchAfterChange: RefetchAfterChange): void {
  const tell = useEffectEvent(() => refetchAfterChange(0));
  useEffect(() => {
    let before = dayAndHour();
    function look() {
      const now = dayAndHour();
      if (now !== before) tell();
      before = now;
    }
    const looking = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

function dayAndHour(): string {
  return `${today()} ${Math.floor(Date.now() / HOUR_MS)}`;
}
