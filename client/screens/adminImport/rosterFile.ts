/** A line of a file that is not blank. */
export type FileRow = {
  /** Its number in the file, as a spreadsheet counts, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
};

/** A table in a file. */
export type RosterSheet = {
  /** What a spreadsheet calls it; null where there is but one. */
  readonly name: string | null;
  /** The row with the columns' headings, one for each column; blank where a column has none. */
  readonly headings: FileRow;
  /** What stands below. */
  readonly rows: readonly FileRow[];
};

/** A file as it was read. */
export type RosterFile = {
  readonly name: string;
  /** At least one, each with rows. */
  readonly sheets: readonly RosterSheet[];
  /** Something to know about how it was read. */
  readonly note: string | null;
};

/** A column as a spreadsheet names it: A, Z, AA. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

/** `D Rank` */
export function columnName({ headings }: RosterSheet, index: number): string {
  return `${columnLetter(index)} ${headings.cells[index] ?? ''}`.trim();
}
