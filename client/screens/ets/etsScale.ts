import { DISPLAY_YEAR_DAYS } from '../../../domain/constants.ts';
import { daysBetween, type LocalDate } from '../../../domain/localDate.ts';

/** The scale of all bars in a table, in years: the longest time, rounded up. At least 1. */
export function scaleYears(dates: readonly LocalDate[], today: LocalDate): number {
  const longest = Math.max(1, ...dates.map((date) => distance(date, today)));
  return Math.ceil(longest / DISPLAY_YEAR_DAYS);
}

/** How much of that scale a time fills, in percent. */
export function percentOfScale(date: LocalDate, today: LocalDate, years: number): number {
  return Math.min(100, (100 * distance(date, today)) / (years * DISPLAY_YEAR_DAYS));
}

function distance(date: LocalDate, today: LocalDate): number {
  return Math.abs(daysBetween(today, date));
}
