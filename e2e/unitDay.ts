import { addDays, localDateAt } from '../domain/localDate.ts';

/** The unit's day, or one that many days later: the server has the system's time zone. */
export function unitDay(days = 0): string {
  return addDays(localDateAt(new Date()), days);
}
