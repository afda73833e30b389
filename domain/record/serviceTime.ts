/**
 * Lengths of time for display, in years of 365 days and months of 30 (Spec 7.5). Promotion counts calendar months instead; see
 * promotion.ts.
 */
import { DISPLAY_MONTH_DAYS, DISPLAY_YEAR_DAYS } from '../constants.ts';
import { daysBetween, type LocalDate } from '../localDate.ts';

/** A length of time. Months go from 0 to 12, because 360 days are 12 months but not yet a year. */
type ServiceTime = { readonly years: number; readonly months: number; readonly days: number };

/** The time since a day: in service from PEBD, in grade from DOR. Zero if that day is ahead. */
export function serviceTime(from: LocalDate, today: LocalDate): ServiceTime {
  return inUnits(Math.max(0, daysBetween(from, today)));
}

/** The length without units that are zero: `2 yr 3 mo`, `10 d`; `0 d` for none. */
export function formatServiceTime({ years, months, days }: ServiceTime): string {
  const units = Object.entries({ yr: years, mo: months, d: days });
  return units.flatMap(([unit, count]) => (count === 0 ? [] : [`${count} ${unit}`])).join(' ') || '0 d';
}

/** The distance of a day from today: `in 2 yr 3 mo`, `today`, `10 d ago`. */
export function relativeDays(date: LocalDate, today: LocalDate): string {
  const ahead = daysBetween(today, date);
  if (ahead === 0) return 'today';
  const length = distanceText(date, today);
  return ahead > 0 ? `in ${length}` : `${length} ago`;
}

/** How far two days are apart, whichever is earlier: `2 yr 3 mo`. */
export function distanceText(one: LocalDate, other: LocalDate): string {
  return formatServiceTime(inUnits(Math.abs(daysBetween(one, other))));
}

function inUnits(totalDays: number): ServiceTime {
  const daysPastYears = totalDays % DISPLAY_YEAR_DAYS;
  return {
    years: Math.floor(totalDays / DISPLAY_YEAR_DAYS),
    months: Math.floor(daysPastYears / DISPLAY_MONTH_DAYS),
    days: daysPastYears % DISPLAY_MONTH_DAYS,
  };
}
