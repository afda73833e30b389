import { format, getFormatInfo } from 'numfmt';
import { addDays } from '../../../../domain/localDate.ts';
import { DayOrder } from '../fileDays.ts';

/** The formats that every Excel file has without saying so, by their number (ECMA-376 part 1, 18.8.30), as an American Excel shows them. */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'm/d/yyyy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'm/d/yyyy h:mm'],
  [37, '#,##0;(#,##0)'],
  [38, '#,##0;(#,##0)'],
  [39, '#,##0.00;(#,##0.00)'],
  [40, '#,##0.00;(#,##0.00)'],
  [41, '#,##0;(#,##0);-'],
  [42, '$#,##0;$(#,##0);$-'],
  [43, '#,##0.00;(#,##0.00);-'],
  [44, '$#,##0.00;$(#,##0.00);$-'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  // Dates of other parts of the world.
  ...[27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 'm/d/yyyy'] as const),
]);
const GENERAL = 'General';
/** The longest format, in characters, and the most formats and styles that Excel takes. */
const FORMAT_MAX_LENGTH = 255;
const FORMATS_MAX = 10_000;
const STYLES_MAX = 65_490;

/** Day 0 of Excel's dates, and how many days later they begin in files of the first Macintosh. */
const DAY_ZERO = '1899-12-30';
const DAYS_TO_1904 = 1462;
/** 31 DEC 9999: the last day that Excel shows. */
const LAST_DAY = 2_958_465;
/** From here on, a number without a format is written by its power of ten; its digits are kept instead. */
const MANY_DIGITS = 1e11;

/** What a cell shows of its number. */
export type Shown = {
  readonly text: string;
  /** What it shows as a date or a time of day; null for any other number. The text of a date is `2026-01-05`, which means one day only. */
  readonly dated: string | null;
  /** Whether it shows a month of a year without a day, and is the first of that month. */
  readonly isMonth: boolean;
  /** What the file itself says comes first in a date in numbers; null for any other, and where the reader's own Excel decides. */
  readonly order: DayOrder | null;
};

/** What a cell shows that is neither a date nor a time of day. */
export const notDated = (text: string): Shown => ({ text, dated: null, isMonth: false, order: null });

/** How the cells of an Excel file show their numbers: as percents, with leading zeros, as dates and so on. */
export class CellFormats {
  private readonly formats = new Map<number, string>();
  private readonly styles: number[] = [];

  /** @param is1904 whether days are counted from 1904 on */
  constructor(readonly is1904: boolean) {}

  /** Takes a format of the file's own. */
  addFormat(id: number, code: string): void {
    if (this.formats.size < FORMATS_MAX && code.length <= FORMAT_MAX_LENGTH) this.formats.set(id, code);
  }

  /** Takes the next style that cells have: the number of its format. */
  addStyle(formatId: number): void {
    if (this.styles.length < STYLES_MAX) this.styles.push(formatId);
  }

  /** @param style the place of the cell's style among all, from 0 */
  shown(number: number, style: number): Shown {
    const id = this.styles[style] ?? 0;
    const code = this.formats.get(id) ?? BUILT_IN.get(id) ?? GENERAL;
    const { type } = infoOf(code);
    if (type === 'general' || type === 'text') return notDated(plainText(number));
    const serial = this.is1904 ? number + DAYS_TO_1904 : number;
    if (type === 'date' || type === 'datetime') {
      const text = dayOf(serial);
      const isMonth = text.endsWith('-01') && showsMonthAlone(code);
      return { text, dated: formatted(code, serial), isMonth, order: this.formats.has(id) ? orderIn(code) : null };
    }
    const text = formatted(code, number);
    return { text, dated: type === 'time' ? text : null, isMonth: false, order: null };
  }
}

const infos = new Map<string, { type: string }>();
/** What kind a format is of; a broken one is none. */
function infoOf(code: string): { type: string } {
  const known = infos.get(code);
  if (known) return known;
  let info = { type: 'general' };
  try {
    info = getFormatInfo(code);
  } catch {
    // Excel itself calls such a file broken; the number alone is still right.
  }
  infos.set(code, info);
  return info;
}

/** Whether a format of dates shows the month and the year alone: `mmm-yy`, `mmmm yyyy`. */
function showsMonthAlone(code: string): boolean {
  const plain = plainCode(code);
  return /m/i.test(plain) && /y/i.test(plain) && !/[dhs]/i.test(plain);
}

function orderIn(code: string): DayOrder | null {
  const [, first = ''] = /^([md])\1?[/.-](?:d{1,2}|m{1,2})[/.-]y/i.exec(plainCode(code)) ?? [];
  if (first === '') return null;
  return first.toLowerCase() === 'm' ? DayOrder.MONTH_FIRST : DayOrder.DAY_FIRST;
}

/** A format without what it shows as it is, and without colors and languages. */
function plainCode(code: string): string {
  return code.replace(/"[^"]*"|\[[^\]]*\]|[_*]./g, '').replace(/\\/g, '');
}

function formatted(code: string, number: number): string {
  return format(code, number, { throws: false, invalid: '' }).trim();
}

function plainText(number: number): string {
  return Math.abs(number) < MANY_DIGITS ? formatted(GENERAL, number) : String(number);
}

/** The day of a number that is shown as a date. One that is no day becomes a text that date columns refuse. */
function dayOf(serial: number): string {
  return serial >= 0 && serial < LAST_DAY + 1 ? addDays(DAY_ZERO, Math.floor(serial)) : 'Invalid Date';
}
