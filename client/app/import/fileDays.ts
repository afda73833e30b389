import { addDays, formatDay, isLocalDate } from '../../../domain/localDate.ts';

export const DayOrder = { MONTH_FIRST: 'MONTH_FIRST', DAY_FIRST: 'DAY_FIRST' } as const;
export type DayOrder = (typeof DayOrder)[keyof typeof DayOrder];

/** How the ambiguous days of a file are to be read; nothing is guessed. */
export type DayReading = {
  /** What comes first in 01/05/2026; null until somebody has said so. */
  readonly order: DayOrder | null;
  /** Whether a bare number such as 46027 is a day as Excel counts. Julian days look the same. */
  readonly countsDays: boolean;
};

export const NO_DAY_READING: DayReading = { order: null, countsDays: false };

const IN_NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
/** As databases and spreadsheets write a day without a time of day; the hosted database keeps days at noon. */
const WITH_TIME = /^(\d{4}-\d{2}-\d{2})[T ](?:00|12):00(?::00(?:\.0+)?)?Z?$/;
const BARE_NUMBER = /^\d{5}$/;
/** The day that Excel counts from. */
const EXCEL_DAY_ZERO = '1899-12-30';

/** A text of a column of days as the API reads it: unchanged where it is no day in numbers, or could be two. */
export function dayText(text: string, { order, countsDays }: DayReading): string {
  if (countsDays && BARE_NUMBER.test(text)) return addDays(EXCEL_DAY_ZERO, Number(text));
  const [, withoutTime] = WITH_TIME.exec(text) ?? [];
  if (withoutTime !== undefined) return withoutTime;
  const { monthFirst, dayFirst } = meanings(text);
  if (monthFirst === null || dayFirst === null) return monthFirst ?? dayFirst ?? text;
  if (order !== null) return order === DayOrder.MONTH_FIRST ? monthFirst : dayFirst;
  return monthFirst === dayFirst ? monthFirst : text;
}

/** What a day in numbers could mean, either way; null where that is no day. */
function meanings(text: string): { monthFirst: string | null; dayFirst: string | null } {
  const [, first = '', second = '', year = ''] = IN_NUMBERS.exec(text) ?? [];
  const day = (month: string, ofMonth: string) => {
    const written = `${year}-${month.padStart(2, '0')}-${ofMonth.padStart(2, '0')}`;
    return isLocalDate(written) ? written : null;
  };
  return { monthFirst: day(first, second), dayFirst: day(second, first) };
}

/** A day that could be two, and both; with one that can only be read one way, if there is any. */
type AmbiguousDays = { text: string; monthFirst: string; dayFirst: string; hint: string | null };

/** The first day of the file that could be two; null where there is none. */
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
    return `${text} in this file can only have the ${monthFirst === null ? 'day' : 'month'} first.`;
  }
  return null;
}

/** The first bare number in the file's days, and the day that it would be; null where there is none. */
export function countedDay(texts: readonly string[]): { text: string; day: string } | null {
  const text = texts.find((one) => BARE_NUMBER.test(one));
  return text === undefined ? null : { text, day: formatDay(addDays(EXCEL_DAY_ZERO, Number(text))) };
}
