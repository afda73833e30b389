/** The expiration of a soldier's term of service, as the ETS tables show it (Requirements 2, Admin, ETS Time; 9). */
import { ETS_HIGHLIGHT_DAYS } from '../constants.ts';
import { daysBetween, type LocalDate } from '../localDate.ts';
import { relativeDays } from './serviceTime.ts';

type EtsStatus = {
  /** Which table: a soldier serves through the day of ETS, so the past begins the day after. */
  readonly past: boolean;
  /** Whether ETS is today or at most 365 days ahead; such rows are highlighted. */
  readonly isWithinYear: boolean;
  /** The time remaining or elapsed: `in 2 yr 3 mo`, `today`, `10 d ago`. */
  readonly words: string;
};

/** Whether somebody's term of service is over; not known to be so without an ETS. */
export function isPastEts(ets: LocalDate | null, today: LocalDate): boolean {
  return ets ? etsStatus(ets, today).past : false;
}

/** Where an ETS date stands on a day. */
export function etsStatus(ets: LocalDate, today: LocalDate): EtsStatus {
  const daysLeft = daysBetween(today, ets);
  const past = daysLeft < 0;
  return { past, isWithinYear: !past && daysLeft <= ETS_HIGHLIGHT_DAYS, words: relativeDays(ets, today) };
}
