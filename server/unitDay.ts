import { localDateAt, type LocalDate } from '../domain/localDate.ts';

/** The unit's time zone: the system's. */
const UNIT_TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The unit's calendar day at an instant. */
export function unitDay(instant: Date): LocalDate {
  return localDateAt(instant, UNIT_TIME_ZONE);
}
