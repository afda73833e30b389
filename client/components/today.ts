import { DAY_MS } from '../../domain/constants.ts';
import { addDays, type LocalDate } from '../../domain/localDate.ts';
import { dayOf } from './browserClock.ts';

/** The server's word on the unit's calendar. The unit's time zone may differ from the browser's. */
export type UnitDay = {
  readonly today: LocalDate;
  /** When that day ends, as the API writes instants. */
  readonly dayEndsAt: string;
};

let told: UnitDay | null = null;

/** Takes the day from the server's latest answer; null while nobody is signed in. */
export function tellDay(unitDay: UnitDay | null): void {
  told = unitDay;
}

/**
 * The unit's calendar day; the browser's while nobody is signed in. It counts on from the day that the server sent, without Intl, whose
 * first use takes a phone a tenth of a second.
 */
export function today(): LocalDate {
  const now = Date.now();
  if (told === null) return dayOf(now);
  const since = now - Date.parse(told.dayEndsAt);
  return since < 0 ? told.today : addDays(told.today, 1 + Math.floor(since / DAY_MS));
}
