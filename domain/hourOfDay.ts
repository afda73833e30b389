/** Full hours on a time zone's clock. Each comes once a day. */
import { DAY_MS } from './constants.ts';
import { addDays, type LocalDate } from './localDate.ts';
import { clockAt, localDateAt } from './timeZone.ts';

/** The last hour of a day. */
export const LAST_HOUR = 23;

/** An hour on a 24-hour clock: '06:00'. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/**
 * The instant of an hour on a time zone's clock, once each day. If the clock skips that hour, it is the hour after. If the hour comes twice, it
 * is the first.
 */
export function instantOf(day: LocalDate, hour: number, timeZone: string): Date {
  const wanted = `${day}T${hourText(hour)}:00`;
  const asUtc = utcOf(wanted);
  // The offset from UTC a day before and a day after are the same, unless the clock changes in between.
  const [before, after] = [-DAY_MS, DAY_MS].map((shift) => {
    const instant = new Date(asUtc + shift);
    return new Date(asUtc - (utcOf(clockAt(instant, timeZone)) - instant.getTime()));
  });
  if (before === undefined || after === undefined) throw new Error('Two shifts make two instants.');
  if (clockAt(before, timeZone) === wanted) return before;
  return clockAt(after, timeZone) === wanted ? after : before;
}

/** The last day on which that hour has come. */
export function lastDayAt(now: Date, hour: number, timeZone: string): LocalDate {
  const today = localDateAt(now, timeZone);
  return now >= instantOf(today, hour, timeZone) ? today : addDays(today, -1);
}

/** A clock's reading in milliseconds, as if it were UTC. */
function utcOf(clock: string): number {
  return Date.parse(`${clock}Z`);
}
