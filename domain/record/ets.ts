/** A soldier's expiration of term of service, as in the ETS tables (Spec 15). */
import { daysBetween, type LocalDate } from '../localDate.ts';
import type { Policy } from '../policy/policy.ts';
import { relativeDays } from './serviceTime.ts';

type EtsStatus = {
  /** Which table shows it. A soldier serves through the day of ETS, so past begins the day after. */
  readonly past: boolean;
  /** Whether ETS is today or within the policy's highlight days: 365 unless the unit chose otherwise. */
  readonly isWithinYear: boolean;
  /** The time left or past: `in 2 yr 3 mo`, `today`, `10 d ago`; `Indefinite` if there is no date. */
  readonly words: string;
};

/** Shown in place of the date and time of an indefinite ETS. */
export const INDEFINITE = 'Indefinite';

/** Whether a soldier's term of service is over. False if the ETS is unknown or indefinite. */
export function isPastEts(ets: LocalDate | null, today: LocalDate): boolean {
  return ets !== null && ets < today;
}

/** The status of an ETS on a day. Null means indefinite. */
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
