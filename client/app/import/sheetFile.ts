/** A line of a file that is not blank. */
export type FileRow = {
  /** Its number in the file, as a spreadsheet counts, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
};

/** A table in a file. */
export type FileSheet = {
  /** What a spreadsheet calls it; null where there is but one. */
  readonly name: string | null;
  /** The row with the columns' headings, one for each column; blank where a column has none. */
  readonly headings: FileRow;
  /** What stands below. */
  readonly rows: readonly FileRow[];
};

/** A file as it was read. */
export type SheetFile = {
  readonly name: string;
  /** At least one, each with rows. */
  readonly sheets: readonly FileSheet[];
  /** Something to know about how it was read. */
  readonly note: string | null;
};

/** Whether a text is the heading of a column that the import knows. */
export type IsHeading = (text: string) => boolean;

/** As many known headings in one row are no accident. */
export const HEADINGS_MIN = 2;

/** A column as a spreadsheet names it: A, Z, AA. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

/** `D Rank` */
export function columnName({ headings }: FileSheet, index: number): string {
  return `${columnLetter(index)} ${headings.cells[index] ?? ''}`.trim();
}

/** The most characters of a cell that a problem repeats. */
const SHOWN_LENGTH = 60;

/** A cell and what stands in it: `D Rank: MAJ`; null where the file has no such column. */
export function cellPlace(sheet: FileSheet, index: number, row: number): string | null {
  if (index < 0) return null;
  const text = sheet.rows.find((fileRow) => fileRow.row === row)?.cells[index] ?? '';
  const shown = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
  return `${columnName(sheet, index)}: ${shown === '' ? 'blank' : shown}`;
}
