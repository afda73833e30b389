import { useEffect, useEffectEvent } from 'react';
import { DAY_MS } from '../../../domain/constants.ts';
import { today } from '../../components/today.ts';
import type { RefetchAfterChange } from './useRefetchAfterChange.ts';

/** How often to check the clock, in milliseconds. A single timer until midnight would be late on a computer that slept. */
const LOOK_MS = 60_000;
const HOUR_MS = DAY_MS / 24;

/**
 * Refetches a query when a new day starts in the unit, or a change of its time zone makes it another day. Also refetches every full hour:
 * if the server's clock is behind the browser's, its answer at midnight was about the day before.
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
