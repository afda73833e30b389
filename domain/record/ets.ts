/** The expiration of a soldier's term of service, as the ETS tables show it (Spec 15). */
import { daysBetween, type LocalDate } from '../localDate.ts';
import type { Policy } from '../policy/policy.ts';
import { relativeDays } from './serviceTime.ts';

type EtsStatus = {
  /** Which table: a soldier serves through the day of ETS, so the past begins the day after. */
  readonly past: boolean;
  /** Whether ETS is today or at most as many days ahead as the policy highlights: 365 unless the unit says otherwise. */
  readonly isWithinYear: boolean;
  /** The time remaining or elapsed: `in 2 yr 3 mo`, `today`, `10 d ago`; `Indefinite` where there is no date. */
  readonly words: string;
};

/** What is said in place of a date and of a time where an ETS is indefinite. */
export const INDEFINITE = 'Indefinite';

/** Whether somebody's term of service is over; not known to be so without an ETS, and never where it is indefinite. */
export function isPastEts(ets: LocalDate | null, today: LocalDate): boolean {
  return ets !== null && ets < today;
}

/** Where an ETS stands on a day; null is an indefinite one. */
export function etsStatus(
  ets: LocalDate | null,
  { etsHighlightDays }: Pick<Policy, 'etsHighlightDays'>,
  today: LocalDate,
): EtsStatus {
  if (ets === null) return { past: false, isWithinYear: false, words: INDEFINITE };
  const daysLeft = daysBetween(today, ets);
  const past = daysLeft < 0;
  return { past, isWithinYear: !past && daysLeft <= etsHighlightDays, words: relativeDays(ets, today) };
}
