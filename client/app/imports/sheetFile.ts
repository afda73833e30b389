import { counted } from '../../../domain/words.ts';
import type { DayOrder } from './fileDays.ts';

/** A row of a file that isn't blank. */
export type FileRow = {
  /** Its number in the file, from 1, as a spreadsheet counts. */
  readonly row: number;
  readonly cells: readonly string[];
};

/** A cell of an Excel file whose number appears as a date or time of day, and its text: `5-Mar`. */
export type DateCell = {
  readonly row: number;
  readonly column: number;
  readonly shown: string;
  /** Whether it shows a month and year without a day, and holds the first of that month. Spreadsheets do this when only a month was typed. */
  readonly isMonth: boolean;
  /** Whether the file puts the month or the day first in this numeric date; null if it doesn't say. */
  readonly order: DayOrder | null;
};

/** A cell's position. The column counts from 0. */
export type CellPlace = { readonly row: number; readonly column: number };

/** A table in a file. */
export type FileSheet = {
  /** The sheet's name; null in a CSV file. */
  readonly name: string | null;
  /** Whether Excel hides the sheet. */
  readonly isHidden: boolean;
  /** The lines above the headings, such as a title. */
  readonly above: readonly FileRow[];
  /** The row of headings, one for each column; blank for a column without one. */
  readonly headings: FileRow;
  /** The rows below the headings. */
  readonly rows: readonly FileRow[];
  /** Numbers of the rows that Excel hides, by hand or by a filter. */
  readonly hiddenRows: readonly number[];
  /** The columns that Excel hides, from 0. */
  readonly hiddenColumns: readonly number[];
  /** Whether the month or the day comes first in all numeric dates that the file formats; null if there are none, or they differ. */
  readonly dayOrder: DayOrder | null;
  /** Cells below the headings with a formula whose result isn't in the file. They are blank in the rows. */
  readonly uncalculated: readonly CellPlace[];
};

/** The content of a file with tables. */
export type SheetFile = {
  readonly name: string;
  /** At least one, each with rows. */
  readonly sheets: readonly [FileSheet, ...FileSheet[]];
  /** A note for the person about how the file was read; null if there is none. */
  readonly note: string | null;
};

/** Whether the import knows a text as a column's heading. */
export type IsHeading = (text: string) => boolean;

/** A row with at least this many known headings is the row of headings. */
export const HEADINGS_MIN = 2;

/** A column's letter, as spreadsheets count: A, Z, AA. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

/** The column of a cell's address, from 0: 27 for AB7. A longer name than any spreadsheet has is beyond all columns. */
export function columnIndex(address: string): number {
  const letters = /^[A-Z]{1,4}/.exec(address)?.[0] ?? '';
  return Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** `D Rank` */
export function columnName({ headings }: FileSheet, index: number): string {
  return `${columnLetter(index)} ${headings.cells[index] ?? ''}`.trim();
}

/** The longest cell text that a message repeats, in characters. */
const SHOWN_LENGTH = 60;

/** A cell's text, as a message repeats it. */
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

/** How to get formula results into a file. */
export const SAVE_IN_EXCEL = 'Open and save the file in Excel.';
