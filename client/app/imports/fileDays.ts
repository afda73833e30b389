import { wholeYear } from '../../../domain/imports/importDays.ts';
import { addDays, formatDay, isLocalDate } from '../../../domain/localDate.ts';

export const DayOrder = { MONTH_FIRST: 'MONTH_FIRST', DAY_FIRST: 'DAY_FIRST' } as const;
export type DayOrder = (typeof DayOrder)[keyof typeof DayOrder];

/** How to read the ambiguous dates of a file; nothing is guessed. */
export type DayReading = {
  /** What comes first in 01/05/2026; null until it is chosen. */
  readonly order: DayOrder | null;
  /** Whether a bare number such as 46027, which may also be a Julian date, is an Excel date; null until it is chosen. */
  readonly countsDays: boolean | null;
};

export const NO_DAY_READING: DayReading = { order: null, countsDays: null };

/** Also with the time at midnight, which Excel writes behind a date into a CSV file: `1/5/2026 0:00`. */
const IN_NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?: (?:0?0:00(?::00)?|12:00(?::00)? AM))?$/i;
/** A date with the time at midnight, as databases and spreadsheets write it, or at noon, as the hosted database does. */
const WITH_TIME = /^(\d{4}-\d{2}-\d{2})[T ](?:00|12):00(?::00(?:\.0+)?)?Z?$/;
const BARE_NUMBER = /^\d{5}$/;
/** A year of two digits and the number of the day in it. */
const JULIAN = /^\d{2}(?:0(?!00)|[12]|3(?=[0-5]|6[0-6]))\d{2}$/;
/** Day 0 of Excel dates. */
const EXCEL_DAY_ZERO = '1899-12-30';

/** A text of a date column, written as the API reads it. Unchanged if it is no date in numbers, or if it is ambiguous. */
export function dayText(text: string, { order, countsDays }: DayReading): string {
  if (BARE_NUMBER.test(text) && (countsDays === true || !JULIAN.test(text)))
    return addDays(EXCEL_DAY_ZERO, Number(text));
  const [, withoutTime] = WITH_TIME.exec(text) ?? [];
  if (withoutTime !== undefined) return withoutTime;
  const { monthFirst, dayFirst } = meanings(text);
  if (monthFirst === null || dayFirst === null) return monthFirst ?? dayFirst ?? text;
  if (order !== null) return order === DayOrder.MONTH_FIRST ? monthFirst : dayFirst;
  return monthFirst === dayFirst ? monthFirst : text;
}

/** Both readings of a date in numbers; null for one that is not a date. */
function meanings(text: string): { monthFirst: string | null; dayFirst: string | null } {
  const [, first = '', second = '', year = ''] = IN_NUMBERS.exec(text) ?? [];
  const day = (month: string, ofMonth: string) => {
    const written = `${wholeYear(year)}-${month.padStart(2, '0')}-${ofMonth.padStart(2, '0')}`;
    return isLocalDate(written) ? written : null;
  };
  return { monthFirst: day(first, second), dayFirst: day(second, first) };
}

/** An ambiguous date with both readings, and a hint from an unambiguous one, if there is any. */
type AmbiguousDays = { text: string; monthFirst: string; dayFirst: string; hint: string | null };

/** The first ambiguous date of the file; null for none. */
export function ambiguousDays(texts: readonly string[]): AmbiguousDays | null {
  for (const text of texts) {
    const { monthFirst, dayFirst } = meanings(text);
    if (monthFirst === null || dayFirst === null || monthFirst === dayFirst) continue;
    const shown = { monthFirst: formatDay(monthFirst), dayFirst: formatDay(dayFirst) };
    return { text, ...shown, hint: hintAmong(texts) };
  }
  return null;
}

function hintAmong(texts: readonly string[]): string | null {
  for (const text of texts) {
    const { monthFirst, dayFirst } = meanings(text);
    if ((monthFirst === null) === (dayFirst === null)) continue;
    return `${text} in this file can only be ${monthFirst === null ? 'day' : 'month'} first.`;
  }
  return null;
}

/** Whether a date of the file can only be read in another order. */
export function isAgainst(texts: readonly string[], order: DayOrder): boolean {
  return texts.some((text) => {
    const { monthFirst, dayFirst } = meanings(text);
    const [wanted, other] = order === DayOrder.MONTH_FIRST ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
    return wanted === null && other !== null;
  });
}

/** The first bare number in the date columns that may be a Julian date, and the Excel date that it would be; null for none, and where another number of the file can only be an Excel date. */
export function countedDay(texts: readonly string[]): { text: string; day: string } | null {
  const text = texts.find((one) => BARE_NUMBER.test(one) && JULIAN.test(one));
  if (text === undefined || countsDaysAlone(texts)) return null;
  return { text, day: formatDay(addDays(EXCEL_DAY_ZERO, Number(text))) };
}

/** How the days of a file are read: where some number can only be an Excel date, all are. */
export function settled(days: DayReading, texts: readonly string[]): DayReading {
  return { ...days, countsDays: days.countsDays ?? countsDaysAlone(texts) };
}

function countsDaysAlone(texts: readonly string[]): boolean {
  return texts.some((text) => BARE_NUMBER.test(text) && !JULIAN.test(text));
}
