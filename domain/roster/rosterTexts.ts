/** Reading the texts that only a roster has: scores, days and courses. */
import { SCORE_MAX, SCORE_MIN } from '../constants.ts';
import { letters, quoted, type Reading } from '../importTexts.ts';
import { isLocalDate, type LocalDate } from '../localDate.ts';
import { wholeNumber } from '../soldier/validation.ts';
import { COURSES, type Course, courseLabel } from '../values.ts';
import { listInWords } from '../words.ts';

/** Written in a cell, it clears the field; a blank cell leaves the field as it is. */
const NONE = 'NONE';

/** A whole number from 0 to 600 (Specification 5, Add/edit info). */
export function readScore(label: string, text: string): Reading<number> {
  const score = wholeNumber(text);
  if (score !== null && score >= SCORE_MIN && score <= SCORE_MAX) return { value: score };
  return { problem: `${label} must be a whole number from ${SCORE_MIN} to ${SCORE_MAX}, not ${quoted(text)}.` };
}

const MONTHS: readonly string[] = [
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE'],
  ...['JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'],
];

/**
 * A day: `05 JAN 2026` (also 5JAN2026, 5-Jan-2026, 5 January 2026), `2026-01-05`, `20260105`, or `01/05/2026`
 * with the month first. NONE is no day. A month in words may have a year of two digits, as Excel writes 22-Jun-28 into a CSV file whatever was
 * typed: of the hundred years around everybody's service, 1970 to 2069.
 */
export function readDay(label: string, text: string): Reading<LocalDate | null> {
  if (letters(text) === NONE) return { value: null };
  const value = dayIn(text.trim().toUpperCase());
  if (value !== null && isLocalDate(value)) return { value };
  return {
    problem: `${label} must be a real date such as 05 JAN 2026, 2026-01-05 or 01/05/2026, not ${quoted(text)}.`,
  };
}

const YEAR_FIRST = /^(?<year>\d{4})(?:-(?<month>\d{1,2})-(?<day>\d{1,2})|(?<shortMonth>\d{2})(?<shortDay>\d{2}))$/;
const MONTH_FIRST = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/;
const MONTH_IN_WORDS = /^(?<day>\d{1,2})[ -]?(?<month>[A-Z]{3,9})[ -]?(?<year>\d{4}|\d{2})$/;

const FIRST_SHORT_YEAR = 70;

function dayIn(text: string): LocalDate | null {
  const {
    year = '',
    month,
    day,
    shortMonth = '',
    shortDay = '',
  } = (YEAR_FIRST.exec(text) ?? MONTH_FIRST.exec(text) ?? MONTH_IN_WORDS.exec(text))?.groups ?? {};
  if (year === '') return null;
  return [wholeYear(year), twoDigits(monthNumber(month ?? shortMonth)), twoDigits(day ?? shortDay)].join('-');
}

/** A year of two digits among 1970 to 2069. */
function wholeYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) < FIRST_SHORT_YEAR ? 20 : 19}${year}`;
}

/** A month in words as its number; JAN and JANUARY alike. */
function monthNumber(month: string): string {
  return /\d/.test(month) ? month : String(MONTHS.findIndex((name) => name.startsWith(month)) + 1);
}

const twoDigits = (number: string): string => number.padStart(2, '0');

/** What rosters call each course, in `letters`. */
export const COURSE_NAMES: Readonly<Record<Course, readonly string[]>> = {
  dlc1Complete: ['DLC1', 'DLCI'],
  blcComplete: ['BLC'],
  dlc2Complete: ['DLC2', 'DLCII'],
  alcComplete: ['ALC'],
  dlc3Complete: ['DLC3', 'DLCIII'],
  slcComplete: ['SLC'],
};

/** The courses that are complete, such as `DLC 1, BLC`, separated by commas, semicolons, slashes, plus signs, ampersands or lines; or NONE. */
export function readCourses(text: string): Reading<Partial<Record<Course, true>>> {
  const value: Partial<Record<Course, true>> = {};
  if (letters(text) === NONE) return { value };
  for (const part of text.split(/[,;/+&\n]/).filter((one) => letters(one) !== '')) {
    const course = COURSES.find((one) => COURSE_NAMES[one].includes(letters(part)));
    if (course === undefined) {
      const known = listInWords([...COURSES.map((one) => courseLabel[one]), NONE], 'or');
      return { problem: `Each course must be ${known}, not ${quoted(part)}.` };
    }
    value[course] = true;
  }
  return { value };
}
