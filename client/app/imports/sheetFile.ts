import { counted } from '../../../domain/words.ts';
import type { DayOrder } from './fileDays.ts';

/** A row of a file that is not blank. */
export type FileRow = {
  /** Its number in the file, from 1, as a spreadsheet counts. */
  readonly row: number;
  readonly cells: readonly string[];
};

/** A cell of an Excel file whose number is shown as a date or a time of day, and what it shows: `5-Mar`. */
export type DateCell = {
  readonly row: number;
  readonly column: number;
  readonly shown: string;
  /** Whether it shows a month of a year and no day, and holds the first of it: as spreadsheets do where a month alone was typed. */
  readonly isMonth: boolean;
  /** What the file says comes first in a date in numbers that it shows; null where it says nothing. */
  readonly order: DayOrder | null;
};

/** A cell by its place; the column counts from 0. */
export type CellPlace = { readonly row: number; readonly column: number };

/** A table in a file. */
export type FileSheet = {
  /** The name of the sheet; null in a CSV file. */
  readonly name: string | null;
  /** Whether Excel does not show the sheet. */
  readonly isHidden: boolean;
  /** The lines above the headings, such as a title. */
  readonly above: readonly FileRow[];
  /** The row of headings, with one for each column; blank for a column without one. */
  readonly headings: FileRow;
  /** The rows below the headings. */
  readonly rows: readonly FileRow[];
  /** The numbers of those that Excel does not show: they were hidden, or a filter hides them. */
  readonly hiddenRows: readonly number[];
  /** The places of the columns that Excel does not show. */
  readonly hiddenColumns: readonly number[];
  /** What comes first in all dates in numbers whose look the file says; null where there are none, or they differ. */
  readonly dayOrder: DayOrder | null;
  /** Cells below the headings with a formula whose result is not in the file. They are blank in the rows. */
  readonly uncalculated: readonly CellPlace[];
};

/** The content of a file with tables. */
export type SheetFile = {
  readonly name: string;
  /** At least one, each with rows. */
  readonly sheets: readonly [FileSheet, ...FileSheet[]];
  /** A note for the person about how it was read; null for none. */
  readonly note: string | null;
};

/** Whether a text is the heading of a column that the import knows. */
export type IsHeading = (text: string) => boolean;

/** A row with this many known headings is the row of headings. */
export const HEADINGS_MIN = 2;

/** A column as a spreadsheet names it: A, Z, AA. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

/** The place of the column in a cell's address, from 0: 27 for AB7. A longer one than any spreadsheet has is beyond all columns. */
export function columnIndex(address: string): number {
  const letters = /^[A-Z]{1,4}/.exec(address)?.[0] ?? '';
  return Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** `D Rank` */
export function columnName({ headings }: FileSheet, index: number): string {
  return `${columnLetter(index)} ${headings.cells[index] ?? ''}`.trim();
}

/** The longest text of a cell that a sentence repeats, in characters. */
const SHOWN_LENGTH = 60;

/** A cell's text as a sentence repeats it. */
export function shortened(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** A cell and its text: `D Rank: MAJ`; null if the file has no such column. */
export function cellPlace(sheet: FileSheet, index: number, row: number): string | null {
  if (index < 0) return null;
  const text = sheet.rows.find((fileRow) => fileRow.row === row)?.cells[index] ?? '';
  return `${columnName(sheet, index)}: ${text === '' ? 'blank' : shortened(text)}`;
}

/** `Column M4 has formulas without results (2 cells). Open and save the file in Excel.` */
export function uncalculatedText(sheet: FileSheet, column: number, cells: number): string {
  const name = sheet.headings.cells[column] || columnLetter(column);
  return `Column ${name} has formulas without results (${counted(cells, 'cell')}). ${SAVE_IN_EXCEL}`;
}

/** How a file gets the results of its formulas. */
export const SAVE_IN_EXCEL = 'Open and save the file in Excel.';
