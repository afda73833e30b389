import { wholeYear, withoutTime } from '../../../domain/imports/importDays.ts';
import { dayOfMonth, MonthDay, monthIn } from '../../../domain/imports/importMonths.ts';
import { addDays, formatDay, isLocalDate } from '../../../domain/localDate.ts';

export const DayOrder = { MONTH_FIRST: 'MONTH_FIRST', DAY_FIRST: 'DAY_FIRST' } as const;
export type DayOrder = (typeof DayOrder)[keyof typeof DayOrder];

/** How to read a file's ambiguous dates. Nothing is guessed. */
export type DayReading = {
  /** Whether 01/05/2026 starts with the month or the day; null until chosen. */
  readonly order: DayOrder | null;
  /** Whether a bare number such as 46027 is an Excel date, and not a Julian date; null until chosen. */
  readonly countsDays: boolean | null;
  /** Which day a month without a day means, by column; absent until chosen. */
  readonly months: Readonly<Partial<Record<string, MonthDay>>>;
};

export const NO_DAY_READING: DayReading = { order: null, countsDays: null, months: {} };

const IN_NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const BARE_NUMBER = /^\d{5}$/;
/** An Excel date with a time of day after the decimal point. */
const WITH_PART = /^(\d{5})\.\d+$/;
/** A Julian date: a two-digit year, then the number of the day in that year. */
const JULIAN = /^\d{2}(?:0(?!00)|[12]|3(?=[0-5]|6[0-6]))\d{2}$/;
/** Day 0 of Excel dates. */
const EXCEL_DAY_ZERO = '1899-12-30';

/**
 * A text of a date column, written as the API reads it. Returns it unchanged if it isn't a numeric date, or is ambiguous; `` for a month
 * whose cells are left out.
 * @param column its key in `months`
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

/** Both readings of a numeric date; null for a reading that is no date. */
function meanings(text: string): { monthFirst: string | null; dayFirst: string | null } {
  const [, first = '', second = '', year = ''] = IN_NUMBERS.exec(withoutTime(text)) ?? [];
  const day = (month: string, ofMonth: string) => {
    const written = `${wholeYear(year)}-${month.padStart(2, '0')}-${ofMonth.padStart(2, '0')}`;
    return isLocalDate(written) ? written : null;
  };
  return { monthFirst: day(first, second), dayFirst: day(second, first) };
}

/** An ambiguous date with both readings, and a hint from an unambiguous date, if the file has one. */
type AmbiguousDays = { text: string; monthFirst: string; dayFirst: string; hint: string | null };

/** The file's first ambiguous date; null if there is none. */
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

/** Whether the file has a date that only makes sense in the other order. */
export function isAgainst(texts: readonly string[], order: DayOrder): boolean {
  return texts.some((text) => {
    const { monthFirst, dayFirst } = meanings(text);
    const [wanted, other] = order === DayOrder.MONTH_FIRST ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
    return wanted === null && other !== null;
  });
}

/**
 * The first bare number that may be either a Julian or an Excel date, with its meaning as an Excel date. Null if there is none, or if
 * another number in the file can only be an Excel date.
 */
export function countedDay(texts: readonly string[]): { text: string; day: string } | null {
  const text = texts.find((one) => BARE_NUMBER.test(one) && JULIAN.test(one));
  if (text === undefined || countsDaysAlone(texts)) return null;
  return { text, day: formatDay(addDays(EXCEL_DAY_ZERO, Number(text))) };
}

/** How to read the file's dates. If one number can only be an Excel date, all of them are. */
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

/** A date column that contains a month without a day. */
export type MonthQuestion = {
  /** The key of the answer in DayReading. */
  readonly column: string;
  /** What the question calls the column. */
  readonly label: string;
  /** The column's first such month, as the file writes it. */
  readonly text: string;
  readonly firstDay: string;
  /** How many cells contain a month. */
  readonly count: number;
  /** Whether the column holds end dates, which mostly mean a month's last day. */
  readonly isEnd: boolean;
};

/** A column of dates. */
type DayColumn = Pick<MonthQuestion, 'column' | 'label'> & { readonly texts: readonly string[] };

/** The columns that contain months without a day, in order. */
export function monthQuestions(columns: readonly DayColumn[]): MonthQuestion[] {
  return columns.flatMap(({ column, label, texts }) => {
    const months = texts.filter((text) => monthIn(text) !== null);
    const [text = ''] = months;
    const firstDay = monthIn(text);
    if (firstDay === null) return [];
    return [{ column, label, text, firstDay, count: months.length, isEnd: AT_THE_END.test(`${column} ${label}`) }];
  });
}

/** Whether the person has to answer a question about dates before the file can be read. */
export function areDaysUnclear(texts: readonly string[], months: readonly MonthQuestion[], days: DayReading): boolean {
  const isOrderUnclear = days.order === null && ambiguousDays(texts) !== null;
  return isOrderUnclear || months.some(({ column }) => days.months[column] === undefined);
}

const AT_THE_END = /expir|\bets\b|\bend|until|through|\bthru\b|valid|due/i;
