import { isLocalDate, type LocalDate } from '../localDate.ts';
/** Reads the days of an import, as people write them. */
import { matchKey, NONE, quoted, type Reading } from './importTexts.ts';

/** The names of the months, in capitals. */
export const MONTHS: readonly string[] = [
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE'],
  ...['JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'],
];

/**
 * Reads a day: `05 JAN 2026` (also 5JAN2026, 5-Jan-2026, 5 January 2026, Jan 5, 2026), `2026-01-05` (also 2026/01/05), `20260105`, or
 * `01/05/2026` with the month first. NONE means no day. A month in words may have a two-digit year, because Excel writes 22-Jun-28 into CSV
 * files whatever was typed. Such a year is from 1970 to 2069, the years of everybody's service. A time after the day is ignored.
 */
export function readDay(label: string, text: string): Reading<LocalDate | null> {
  if (matchKey(text) === NONE) return { value: null };
  const written = text.trim().toUpperCase();
  const value = dayIn(written) ?? dayIn(withoutTime(written));
  if (value !== null && isLocalDate(value)) return { value };
  return {
    problem: `${label} must be a real date such as 05 JAN 2026, 2026-01-05 or 01/05/2026, not ${quoted(text)}.`,
  };
}

/**
 * A time after a day: `09:30`, `9:30:15 PM`, `T09:30:00.000-06:00`, `0930`. A UTC time may fall on another day here. So with Z, only midnight
 * and noon are read, because they stand for the day alone.
 */
const TIME =
  /(?:T|,? +)(?:(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?: ?[AP]M|[+-]\d{2}:?\d{2})?|(?:[01]\d|2[0-3])[0-5]\d(?: ?HRS)?|(?:00|12):00(?::00(?:\.0+)?)?Z)$/i;

/** The text without the time after its day. What is left may not be a day. */
export function withoutTime(text: string): string {
  return text.replace(TIME, '');
}

const YEAR_FIRST =
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})|(?<shortMonth>\d{2})(?<shortDay>\d{2}))$/;
const MONTH_FIRST = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/;
const MONTH_IN_WORDS = /^(?<day>\d{1,2})[ -]?(?<month>[A-Z]{3,9})[ -]?(?<year>\d{4}|\d{2})$/;

const MONTH_IN_WORDS_FIRST = /^(?<month>[A-Z]{3,9})\.?[ -](?<day>\d{1,2})(?:, ?|[ -])(?<year>\d{4}|\d{2})$/;
/** `071430NOV26`, a day and time as in orders, also with a zone's letter other than Zulu. */
const DAY_AND_TIME = /^(?<day>\d{2}) ?(?:[01]\d|2[0-3])[0-5]\d ?[A-Y]? ?(?<month>[A-Z]{3}) ?(?<year>\d{4}|\d{2})$/;
const FORMS = [DAY_AND_TIME, YEAR_FIRST, MONTH_FIRST, MONTH_IN_WORDS, MONTH_IN_WORDS_FIRST];

const FIRST_SHORT_YEAR = 70;

function dayIn(text: string): LocalDate | null {
  const {
    year = '',
    month,
    day,
    shortMonth = '',
    shortDay = '',
  } = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined) ?? {};
  if (year === '') return null;
  return [wholeYear(year), twoDigits(monthNumber(month ?? shortMonth)), twoDigits(day ?? shortDay)].join('-');
}

/** A two-digit year, from 1970 to 2069. */
export function wholeYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) < FIRST_SHORT_YEAR ? 20 : 19}${year}`;
}

/** The number of a month in capital letters; JAN and JANUARY are the same, and 0 means none. */
export function monthNumber(month: string): string {
  return /\d/.test(month) ? month : String(MONTHS.findIndex((name) => name.startsWith(month)) + 1);
}

const twoDigits = (number: string): string => number.padStart(2, '0');
