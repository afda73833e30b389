import { useEffect, useEffectEvent } from 'react';
import { DAY_MS } from '../../../domain/constants.ts';
import { today } from '../../components/today.ts';
import { type FollowedQuery, useAskAgain } from './useAskAgain.ts';

/** How often to look at the clock, in milliseconds: a timer set for midnight would be late on a computer that slept. */
const LOOK_MS = 60_000;
const HOUR_MS = DAY_MS / 24;

/**
 * Asks a query again when a day is over, so that its screen shows the new one: the day here, or the unit's, whose time zone only the server
 * knows. As midnight there is on the hour here in nearly all zones, it is asked every hour.
 */
export function useNewDay(query: FollowedQuery): void {
  const askAgain = useAskAgain(query);
  const tell = useEffectEvent(() => askAgain(0));
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
