/** Days after a word in one cell, as in `GRAD 15MAR24` and `OF 346 EXP 03/2027`. */
import { MONTHS, readDay, wholeYear } from '../imports/importDays.ts';
import { addDays, addMonths, isLocalDate, type LocalDate } from '../localDate.ts';

const YEAR = String.raw`(?:\d{4}|\d{2})`;
/** The forms of such days. A month or a year stands for its last day, a fiscal year for no day. */
const AT_THE_END = new RegExp(
  `(?:${[
    String.raw`(?<!\d)\d{1,2}[ -]?[A-Z]{3,9}\.?[ -]?,?[ -]?${YEAR}`,
    String.raw`(?<![A-Z])[A-Z]{3,9}\.? \d{1,2}, ?${YEAR}`,
    String.raw`(?<!\d)\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
    String.raw`(?<!\d)\d{8}`,
    String.raw`(?<!\d)\d{1,2}[-/.]\d{1,2}[-/.]${YEAR}`,
    String.raw`(?<!\d)\d{1,2}[-/]${YEAR}`,
    String.raw`(?<![A-Z])(?:${MONTHS.flatMap((name) => [name, name.slice(0, 3)]).join('|')})\.?[ -]?'?${YEAR}`,
    String.raw`(?<!\d)(?:19|20)\d{2}`,
    String.raw`(?<![A-Z])FY ?'?${YEAR}`,
  ].join('|')})$`,
);

/**
 * Splits a text into the part before its day, and the day; null if the text doesn't end with a real day. The part comes back in capitals,
 * without the signs before the day. A fiscal year gives a null day.
 */
export function dayAtTheEnd(text: string): { readonly before: string; readonly day: LocalDate | null } | null {
  const plain = text
    .trim()
    .toUpperCase()
    .replace(/[).]+$/, '');
  const said = AT_THE_END.exec(plain)?.[0];
  if (said === undefined) return null;
  const before = plain.slice(0, -said.length).replace(/[\s,;:/(\p{Pd}]+$/u, '');
  if (said.startsWith('FY')) return { before, day: null };
  const day = dayOf(said);
  return day === null ? null : { before, day };
}

function dayOf(said: string): LocalDate | null {
  const reading = readDay('', said.replace(/\.(?=[ -]?\d)/, '').replace(/(?<=[A-Z]) ?-?, ?/, ' '));
  if ('value' in reading) return reading.value;
  const [, one = '', two = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(said) ?? [];
  const [month, day] = Number(one) > MONTHS.length ? [two, one] : [one, two];
  if (year !== '') return real(`${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return lastDayOf(said);
}

/** `MAR 27`, `03/2027`, `2027` */
function lastDayOf(said: string): LocalDate | null {
  if (/^\d{4}$/.test(said)) return `${said}-12-31`;
  const [, month = '', year = ''] = /^([A-Z]{3,9}|\d{1,2})[. '/-]*(\d{4}|\d{2})$/.exec(said) ?? [];
  const number = /\d/.test(month) ? Number(month) : MONTHS.findIndex((name) => name.startsWith(month)) + 1;
  const first = real(`${wholeYear(year)}-${String(number).padStart(2, '0')}-01`);
  return first && addDays(addMonths(first, 1), -1);
}

function real(day: string): LocalDate | null {
  return isLocalDate(day) ? day : null;
}
