import { format, getFormatInfo } from 'numfmt';
import { addDays } from '../../../../domain/localDate.ts';
import { DayOrder } from '../fileDays.ts';

/** The formats that every Excel file has without defining them, by number (ECMA-376 part 1, 18.8.30), as an American Excel shows them. */
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
  // Date formats of other regions.
  ...[27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 'm/d/yyyy'] as const),
]);
const GENERAL = 'General';
/** The longest format in characters, and the most formats and styles, that Excel accepts. */
const FORMAT_MAX_LENGTH = 255;
const FORMATS_MAX = 10_000;
const STYLES_MAX = 65_490;

/** Day 0 of Excel's dates, and how many days later they start in files of early Macintoshes. */
const DAY_ZERO = '1899-12-30';
const DAYS_TO_1904 = 1462;
/** 31 DEC 9999: the last day that Excel shows. */
const LAST_DAY = 2_958_465;
/** From this size on, an unformatted number would turn into a power of ten. Its digits are kept instead. */
const MANY_DIGITS = 1e11;

/** What a cell shows for its number. */
export type Shown = {
  readonly text: string;
  /** Its date or time of day as shown; null for any other number. `text` has the date as `2026-01-05`, which has only one meaning. */
  readonly dated: string | null;
  /** Whether it is the first of a month, shown as a month and year without a day. */
  readonly isMonth: boolean;
  /** Whether the file's own format puts the month or the day first in a numeric date. Null for anything else, and if the reader's Excel decides. */
  readonly order: DayOrder | null;
};

/** A cell that shows neither a date nor a time of day. */
export const notDated = (text: string): Shown => ({ text, dated: null, isMonth: false, order: null });

/** How an Excel file's cells show their numbers: as percentages, with leading zeros, as dates and so on. */
export class CellFormats {
  private readonly formats = new Map<number, string>();
  private readonly styles: number[] = [];

  /** @param is1904 whether days are counted from 1904 */
  constructor(readonly is1904: boolean) {}

  /** Adds a format that the file defines. */
  addFormat(id: number, code: string): void {
    if (this.formats.size < FORMATS_MAX && code.length <= FORMAT_MAX_LENGTH) this.formats.set(id, code);
  }

  /** Adds the next cell style, by the number of its format. */
  addStyle(formatId: number): void {
    if (this.styles.length < STYLES_MAX) this.styles.push(formatId);
  }

  /** @param style the cell's style, by its position in the file, from 0 */
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
/** A format's type. A broken format counts as general. */
function infoOf(code: string): { type: string } {
  const known = infos.get(code);
  if (known) return known;
  let info = { type: 'general' };
  try {
    info = getFormatInfo(code);
  } catch {
    // Excel calls such a file broken, too. The number alone is still right.
  }
  infos.set(code, info);
  return info;
}

/** Whether a date format shows only month and year: `mmm-yy`, `mmmm yyyy`. */
function showsMonthAlone(code: string): boolean {
  const plain = plainCode(code);
  return /m/i.test(plain) && /y/i.test(plain) && !/[dhs]/i.test(plain);
}

function orderIn(code: string): DayOrder | null {
  const [, first = ''] = /^([md])\1?[/.-](?:d{1,2}|m{1,2})[/.-]y/i.exec(plainCode(code)) ?? [];
  if (first === '') return null;
  return first.toLowerCase() === 'm' ? DayOrder.MONTH_FIRST : DayOrder.DAY_FIRST;
}

/** A format without literal text, colors and languages. */
function plainCode(code: string): string {
  return code.replace(/"[^"]*"|\[[^\]]*\]|[_*]./g, '').replace(/\\/g, '');
}

function formatted(code: string, number: number): string {
  return format(code, number, { throws: false, invalid: '' }).trim();
}

function plainText(number: number): string {
  return Math.abs(number) < MANY_DIGITS ? formatted(GENERAL, number) : String(number);
}

/** The day of a number that is shown as a date. An impossible day becomes a text that date columns refuse. */
function dayOf(serial: number): string {
  return serial >= 0 && serial < LAST_DAY + 1 ? addDays(DAY_ZERO, Math.floor(serial)) : 'Invalid Date';
}
