import { wholeYear, withoutTime } from '../../../domain/imports/importDays.ts';
import { dayOfMonth, MonthDay, monthIn } from '../../../domain/imports/importMonths.ts';
import { addDays, formatDay, isLocalDate } from '../../../domain/localDate.ts';

export const DayOrder = { MONTH_FIRST: 'MONTH_FIRST', DAY_FIRST: 'DAY_FIRST' } as const;
export type DayOrder = (typeof DayOrder)[keyof typeof DayOrder];

/** How to read the ambiguous dates of a file; nothing is guessed. */
export type DayReading = {
  /** What comes first in 01/05/2026; null until it is chosen. */
  readonly order: DayOrder | null;
  /** Whether a bare number such as 46027, which may also be a Julian date, is an Excel date; null until it is chosen. */
  readonly countsDays: boolean | null;
  /** Which day of a month without one is meant, by the column that it stands in; absent until it is chosen. */
  readonly months: Readonly<Partial<Record<string, MonthDay>>>;
};

export const NO_DAY_READING: DayReading = { order: null, countsDays: null, months: {} };

const IN_NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const BARE_NUMBER = /^\d{5}$/;
/** A number of days with a time of day behind the point. */
const WITH_PART = /^(\d{5})\.\d+$/;
/** A year of two digits and the number of the day in it. */
const JULIAN = /^\d{2}(?:0(?!00)|[12]|3(?=[0-5]|6[0-6]))\d{2}$/;
/** Day 0 of Excel dates. */
const EXCEL_DAY_ZERO = '1899-12-30';

/**
 * A text of a date column, written as the API reads it. Unchanged if it is no date in numbers, or if it is ambiguous; `` for a month whose cells are left out.
 * @param column by which the reading has the days of months
 */
export function dayText(text: string, { order, countsDays, months }: DayReading, column: string): string {
  const [, days = text] = WITH_PART.exec(text) ?? [];
  if (BARE_NUMBER.test(days) && (countsDays === true || isCount(text))) return addDays(EXCEL_DAY_ZERO, Number(days));
  const month = monthIn(text);
  const monthDay = months[column];
  if (month !== null && monthDay !== undefined) {
    return monthDay === MonthDay.LEFT_OUT ? '' : dayOfMonth(month, monthDay);
  }
  const { monthFirst, dayFirst } = meanings(text);
  if (monthFirst === null || dayFirst === null) return monthFirst ?? dayFirst ?? text;
  if (order !== null) return order === DayOrder.MONTH_FIRST ? monthFirst : dayFirst;
  return monthFirst === dayFirst ? monthFirst : text;
}

/** Both readings of a date in numbers; null for one that is not a date. */
function meanings(text: string): { monthFirst: string | null; dayFirst: string | null } {
  const [, first = '', second = '', year = ''] = IN_NUMBERS.exec(withoutTime(text)) ?? [];
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
  return texts.some(isCount);
}

/** Whether a text can only be an Excel date. */
function isCount(text: string): boolean {
  return WITH_PART.test(text) || (BARE_NUMBER.test(text) && !JULIAN.test(text));
}

/** A column of days with a month without a day. */
export type MonthQuestion = {
  /** By which the reading has the answer. */
  readonly column: string;
  /** What the question calls it. */
  readonly label: string;
  /** Its first month, as the file writes it. */
  readonly text: string;
  readonly firstDay: string;
  /** In how many cells a month stands. */
  readonly count: number;
  /** Whether its days end something, which is then mostly the last day of a month. */
  readonly isEnd: boolean;
};

/** A column that holds days. */
type DayColumn = Pick<MonthQuestion, 'column' | 'label'> & { readonly texts: readonly string[] };

/** The columns in which months without a day stand, in their order. */
export function monthQuestions(columns: readonly DayColumn[]): MonthQuestion[] {
  return columns.flatMap(({ column, label, texts }) => {
    const months = texts.filter((text) => monthIn(text) !== null);
    const [text = ''] = months;
    const firstDay = monthIn(text);
    if (firstDay === null) return [];
    return [{ column, label, text, firstDay, count: months.length, isEnd: AT_THE_END.test(`${column} ${label}`) }];
  });
}

/** Whether something has to be said of the days of a file before it can be read. */
export function areDaysUnclear(texts: readonly string[], months: readonly MonthQuestion[], days: DayReading): boolean {
  const isOrderUnclear = days.order === null && ambiguousDays(texts) !== null;
  return isOrderUnclear || months.some(({ column }) => days.months[column] === undefined);
}

const AT_THE_END = /expir|\bets\b|\bend|until|through|\bthru\b|valid|due/i;
