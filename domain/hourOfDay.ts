/** Full hours of a time zone's clock, each of which comes once a day. */
import { DAY_MS } from './constants.ts';
import { addDays, type LocalDate } from './localDate.ts';
import { clockAt, localDateAt } from './timeZone.ts';

/** The last hour of a day. */
export const LAST_HOUR = 23;

/** An hour as a clock of 24 hours shows it: '06:00'. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/**
 * The instant of an hour of a day on the clock of a time zone, once each day: where the clock is set forward over it, the hour after; of one that there is
 * twice, the first.
 */
export function instantOf(day: LocalDate, hour: number, timeZone: string): Date {
  const wanted = `${day}T${hourText(hour)}:00`;
  const asUtc = utcOf(wanted);
  // How far the clock is ahead of UTC is the same a day before and a day after, unless it is set in between.
  const [before, after] = [-DAY_MS, DAY_MS].map((shift) => {
    const instant = new Date(asUtc + shift);
    return new Date(asUtc - (utcOf(clockAt(instant, timeZone)) - instant.getTime()));
  });
  if (before === undefined || after === undefined) throw new Error('Two shifts make two instants.');
  if (clockAt(before, timeZone) === wanted) return before;
  return clockAt(after, timeZone) === wanted ? after : before;
}

/** The last day of which that hour has come. */
export function lastDayAt(now: Date, hour: number, timeZone: string): LocalDate {
  const today = localDateAt(now, timeZone);
  return now >= instantOf(today, hour, timeZone) ? today : addDays(today, -1);
}

/** What a clock shows, as if it were UTC's, in milliseconds. */
function utcOf(clock: string): number {
  return Date.parse(`${clock}Z`);
}
