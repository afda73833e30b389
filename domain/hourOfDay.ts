/** Full hours of the unit's clock, each of which comes once a day. */
import { addDays, type LocalDate, localDateAt } from './localDate.ts';

/** The last hour of a day. */
export const LAST_HOUR = 23;

/** An hour as a clock of 24 hours shows it: '06:00'. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/**
 * The instant of an hour of a day on the unit's clock, once each day: where the clock is set forward over it, the hour after; of one that there is twice, the
 * first.
 */
export function instantOf(day: LocalDate, hour: number): Date {
  // Without a zone it is the time of the unit, as days are.
  return new Date(`${day}T${hourText(hour)}:00`);
}

/** The last day of which that hour has come. */
export function lastDayAt(now: Date, hour: number): LocalDate {
  const today = localDateAt(now);
  return now >= instantOf(today, hour) ? today : addDays(today, -1);
}
