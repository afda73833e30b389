import { isLocalDate } from '../../../../domain/localDate.ts';
import type { DateCell, FileSheet } from '../../../app/imports/sheetFile.ts';
import { QUESTION_COLUMNS, type QuestionColumn } from './questionColumns.ts';
import type { TurnedText } from './questionFile.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** What Excel shows, and writes to CSV files, for 3-5, 3-45 and 3:1. It writes months like Mar, with this capitalization. */
const DAY_AND_MONTH = /^(\d{1,2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/;
const MONTH_AND_YEAR = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2})$/;
const TIME = /^(\d{1,2}):0(\d)$/;

/** The text columns, where a date is probably a mistake. */
const TEXT_COLUMNS: readonly QuestionColumn[] = QUESTION_COLUMNS.filter(
  (column) => column !== 'reviewDate' && column !== 'retired',
);

/** What a cell may have said before a spreadsheet turned it into a date or a time; null if that's unlikely. */
function readingsOf(shown: string, day: string | null): Pick<TurnedText, 'kind' | 'readings'> | null {
  const numbers = numbersIn(shown, day);
  if (numbers !== null) return { kind: 'DATE', readings: [shown, numbers.join('-'), numbers.join('/')] };
  const [, hours, minutes] = TIME.exec(shown) ?? [];
  return hours === undefined || minutes === undefined
    ? null
    : { kind: 'TIME', readings: [shown, `${hours}:${minutes}`] };
}

/** The numbers of a date in American order: 3 and 5 for 5-Mar. */
function numbersIn(shown: string, day: string | null): readonly (number | string)[] | null {
  const number = (month = '') => MONTHS.indexOf(month.toUpperCase()) + 1;
  const [, ofMonth, month] = DAY_AND_MONTH.exec(shown) ?? [];
  if (ofMonth !== undefined) return [number(month), Number(ofMonth)];
  const [, first, year] = MONTH_AND_YEAR.exec(shown) ?? [];
  if (year !== undefined) return [number(first), year];
  if (day === null || !isLocalDate(day)) return null;
  const [wholeYear = '', ...rest] = day.split('-').map(Number);
  return [...rest, wholeYear];
}

/**
 * The texts of a sheet that a spreadsheet has probably turned into dates or times. In Excel files the cell's format tells; in CSV files,
 * the text that Excel writes.
 * @param columnOf what a column of the sheet holds
 */
export function turnedTexts(
  { name, rows }: FileSheet,
  dates: readonly DateCell[],
  columnOf: (index: number) => QuestionColumn | null,
): TurnedText[] {
  const turned = (row: number, index: number, shown: string, day: string | null): TurnedText[] => {
    const column = columnOf(index);
    const readings = column !== null && TEXT_COLUMNS.includes(column) ? readingsOf(shown, day) : null;
    return column === null || readings === null ? [] : [{ row, column, ...readings }];
  };
  if (name === null) {
    return rows.flatMap(({ row, cells }) => cells.flatMap((text, index) => turned(row, index, text, null)));
  }
  const texts = new Map(rows.map(({ row, cells }) => [row, cells]));
  return dates.flatMap(({ row, column, shown }) => {
    const text = texts.get(row)?.[column] ?? '';
    return turned(row, column, shown, text === shown ? null : text);
  });
}

/** The question with the typed text, which replaces what a spreadsheet made of it. */
export function withText<Row extends { options: readonly string[] }>(
  row: Row,
  column: QuestionColumn,
  text: string,
): Row {
  const option = ['optionA', 'optionB', 'optionC', 'optionD'].indexOf(column);
  if (option < 0) return { ...row, [column]: text };
  return { ...row, options: row.options.map((one, index) => (index === option ? text : one)) };
}
