/** Months without a day, which files have in columns of days. Somebody has to say which day is meant; it is never guessed. */
import { addDays, addMonths, type LocalDate } from '../localDate.ts';
import { monthNumber, wholeYear } from './importDays.ts';

/** Which day a month without a day stands for. */
export const MonthDay = { FIRST: 'FIRST', LAST: 'LAST', LEFT_OUT: 'LEFT_OUT' } as const;
export type MonthDay = (typeof MonthDay)[keyof typeof MonthDay];

const FORMS = [
  /^(?<month>[A-Z]{3,9})\.?[ ,/-]*['’]?(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})[ ,/-]*(?<month>[A-Z]{3,9})$/,
  /^(?<month>\d{1,2})[/.-](?<year>\d{4})$/,
  /^(?<year>\d{4})[/.-](?<month>\d{1,2})$/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})$/,
];

/** The first day of a month that has no day in the text, such as `NOV 2026`, `Nov-26`, `11/2026` or `2026-11`; null for any other text. */
export function monthIn(text: string): LocalDate | null {
  const plain = text.trim().toUpperCase();
  const { month = '', year = '' } = FORMS.map((form) => form.exec(plain)?.groups).find((groups) => groups) ?? {};
  if (month === '') return null;
  const number = Number(monthNumber(month));
  return number >= 1 && number <= 12 ? `${wholeYear(year)}-${String(number).padStart(2, '0')}-01` : null;
}

/** The day of a month that somebody chose. */
export function dayOfMonth(firstDay: LocalDate, choice: 'FIRST' | 'LAST'): LocalDate {
  return choice === MonthDay.FIRST ? firstDay : addDays(addMonths(firstDay, 1), -1);
}
