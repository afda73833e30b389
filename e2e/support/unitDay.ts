import { addDays } from '../../domain/localDate.ts';
import { localDateAt, systemTimeZone } from '../../domain/timeZone.ts';

/** The unit's day, or the day so many days later: a unit that has chosen no time zone has the system's. */
export function unitDay(days = 0): string {
  return addDays(localDateAt(new Date(), systemTimeZone()), days);
}
