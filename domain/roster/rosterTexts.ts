/**
 * Reading the texts of a roster as people write them: whatever their case, blanks and punctuation, and under the names that the product
 * shows as well as those of its API (Rule 12). A text that could mean two things is not guessed at.
 */
import { SCORE_MAX, SCORE_MIN } from '../constants.ts';
import { isLocalDate, type LocalDate } from '../localDate.ts';
import { wholeNumber } from '../soldier/validation.ts';
import { COURSES, type Course, courseLabel } from '../values.ts';
import { listInWords } from '../words.ts';

/** Written in a cell, it clears the field; a blank cell leaves the field as it is. */
const NONE = 'NONE';

/** What a text says, or the sentence about why it says nothing. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };

/** The reading of a text, made into something else. */
export function mapped<From, To>(reading: Reading<From>, map: (value: From) => To): Reading<To> {
  return 'value' in reading ? { value: map(reading.value) } : reading;
}

/**
 * A value of a list, by the text that people see (`2LT`, `bn staff`, `1`) or by its name in the API (`SECOND_LT`, `TEAM_1`).
 * @param label what the field is called in the sentence
 */
export function readListed<Value extends string>(
  label: string,
  text: string,
  values: readonly Value[],
  shown: Readonly<Record<Value, string>>,
): Reading<Value> {
  const wanted = letters(text);
  const value = values.find((one) => wanted === letters(shown[one]) || wanted === letters(one));
  if (value !== undefined) return { value };
  return { problem: `${label} must be ${either(values.map((one) => shown[one]))}, not ${quoted(text)}.` };
}

const YES: readonly string[] = ['YES', 'Y', 'TRUE', 'T', 'X', '1'];
const NO: readonly string[] = ['NO', 'N', 'FALSE', 'F', '0'];
const PASS: readonly string[] = [...YES, 'PASS', 'PASSED', 'P', 'GO'];
const FAIL: readonly string[] = [...NO, 'FAIL', 'FAILED', 'NOGO'];

/** yes, y, true, t, x and 1, or no, n, false, f and 0. */
export function readYesNo(label: string, text: string): Reading<boolean> {
  return readEither(text, YES, NO, `${label} must be yes or no, not ${quoted(text)}.`);
}

/** As `readYesNo`, and pass, passed, p and go, or fail, failed and no-go. */
export function readPassFail(label: string, text: string): Reading<boolean> {
  return readEither(text, PASS, FAIL, `${label} must be pass or fail, not ${quoted(text)}.`);
}

function readEither(text: string, yes: readonly string[], no: readonly string[], problem: string): Reading<boolean> {
  const wanted = letters(text);
  if (yes.includes(wanted)) return { value: true };
  return no.includes(wanted) ? { value: false } : { problem };
}

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
      const known = either([...COURSES.map((one) => courseLabel[one]), NONE]);
      return { problem: `Each course must be ${known}, not ${quoted(part)}.` };
    }
    value[course] = true;
  }
  return { value };
}

/** A text's letters and digits in capitals: the same for `BN STAFF`, `Bn-Staff` and `BN_STAFF`, and for `E-4` and `e4`. */
export function letters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

function either(options: readonly string[]): string {
  return listInWords(options, 'or');
}

/** The most characters of a text that a sentence repeats. */
const QUOTED_MAX_LENGTH = 40;

function quoted(text: string): string {
  const characters = Array.from(text.trim());
  const isLong = characters.length > QUOTED_MAX_LENGTH;
  return `"${characters.slice(0, QUOTED_MAX_LENGTH).join('')}${isLong ? '…' : ''}"`;
}
