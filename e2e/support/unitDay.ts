import { addDays, localDateAt } from '../../domain/localDate.ts';

/** The unit's day, or the day so many days later: the server uses the system's time zone. */
export function unitDay(days = 0): string {
  return addDays(localDateAt(new Date()), days);
}
