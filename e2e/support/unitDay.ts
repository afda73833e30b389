import { addDays } from '../../domain/localDate.ts';
import { localDateAt, systemTimeZone } from '../../domain/timeZone.ts';

/** The unit's day, plus a number of days. A unit without a time zone uses the system's. */
export function unitDay(days = 0): string {
  return addDays(localDateAt(new Date(), systemTimeZone()), days);
}
