import { useEffect, useEffectEvent } from 'react';
import { DAY_MS } from '../../../domain/constants.ts';
import { today } from '../../components/today.ts';
import { type FollowedQuery, useAskAgain } from './useAskAgain.ts';

/** How often it is looked at what day it is, in milliseconds: a computer that slept wakes without any timer being due. */
const LOOK_MS = 60_000;
const HOUR_MS = DAY_MS / 24;

/**
 * Asks a query again, and has its screen show the day anew, when a day is over: the one here, or that of the unit, which may live by another
 * clock and is known to the server alone. As that one's midnight is a full hour here, too, it is asked every hour.
 */
export function useNewDay(query: FollowedQuery): void {
  const askAgain = useAskAgain(query);
  const tell = useEffectEvent(() => askAgain(0));
  useEffect(() => {
    let before = moment();
    function look() {
      const now = moment();
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

function moment(): string {
  return `${today()} ${Math.floor(Date.now() / HOUR_MS)}`;
}
