import { isLocalDate, type LocalDate } from '../localDate.ts';
/** Reading the days of an import as people write them. */
import { matchKey, NONE, quoted, type Reading } from './importTexts.ts';

/** The names of the months, in capitals. */
export const MONTHS: readonly string[] = [
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE'],
  ...['JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'],
];

/**
 * A day: `05 JAN 2026` (also 5JAN2026, 5-Jan-2026, 5 January 2026, Jan 5, 2026), `2026-01-05` (also 2026/01/05), `20260105`, or `01/05/2026`
 * with the month first. NONE is no day. A month in words may have a year of two digits, as Excel writes 22-Jun-28 into a CSV file whatever was
 * typed: of the hundred years around everybody's service, 1970 to 2069. A time of day behind it is left out.
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

/** A time of day behind a day: `09:30`, `9:30:15 PM`, `T09:30:00.000-06:00`, `0930`. In UTC it may be of another day here: there only midnight and noon, which stand for the day alone, are read. */
const TIME =
  /(?:T|,? +)(?:(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?: ?[AP]M|[+-]\d{2}:?\d{2})?|(?:[01]\d|2[0-3])[0-5]\d(?: ?HRS)?|(?:00|12):00(?::00(?:\.0+)?)?Z)$/i;

/** A text without the time of day behind it. What is left need not be a day. */
export function withoutTime(text: string): string {
  return text.replace(TIME, '');
}

const YEAR_FIRST =
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})|(?<shortMonth>\d{2})(?<shortDay>\d{2}))$/;
const MONTH_FIRST = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/;
const MONTH_IN_WORDS = /^(?<day>\d{1,2})[ -]?(?<month>[A-Z]{3,9})[ -]?(?<year>\d{4}|\d{2})$/;

const MONTH_IN_WORDS_FIRST = /^(?<month>[A-Z]{3,9})\.?[ -](?<day>\d{1,2})(?:, ?|[ -])(?<year>\d{4}|\d{2})$/;
/** `071430NOV26`, a day and a time as orders write them, also with the letter of a zone other than Zulu. */
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

/** A year of two digits among 1970 to 2069. */
export function wholeYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) < FIRST_SHORT_YEAR ? 20 : 19}${year}`;
}

/** A month in words, in capitals, as its number; JAN and JANUARY alike, and 0 for none. */
export function monthNumber(month: string): string {
  return /\d/.test(month) ? month : String(MONTHS.findIndex((name) => name.startsWith(month)) + 1);
}

const twoDigits = (number: string): string => number.padStart(2, '0');
