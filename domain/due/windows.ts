/** The parts of a calendar or fiscal year in which something has to be done once each. */
import { addDays, addMonths, type LocalDate } from '../localDate.ts';

/** The first month of each kind of year, from 1. */
const FIRST_MONTH = { CALENDAR: 1, FISCAL: 10 } as const;
export type YearKind = keyof typeof FIRST_MONTH;

/** The lengths in months of the parts that a year can be divided into. */
export const WINDOW_MONTHS = [1, 2, 3, 4, 6, 12] as const;

/** The last day of the part of the year that contains a day. */
export function windowEnd(day: LocalDate, year: YearKind, months: number): LocalDate {
  const month = Number(day.slice(5, 7));
  // How many months of the part have begun.
  const begun = ((month - FIRST_MONTH[year] + 12) % months) + 1;
  const firstOfMonth = `${day.slice(0, 8)}01`;
  return addDays(addMonths(firstOfMonth, months - begun + 1), -1);
}

/** The last day of the following part. */
export function nextWindowEnd(day: LocalDate, year: YearKind, months: number): LocalDate {
  return windowEnd(addDays(windowEnd(day, year, months), 1), year, months);
}
