/**
 * How much of a file from outside is read. Whoever made it may have meant it to fill the memory or to take forever, so that what it says about
 * its own size counts for nothing: each of these is counted while it is read.
 */

/** The largest file, in bytes. A full one, with texts of the greatest length, is smaller. */
export const FILE_MAX_BYTES = 10_000_000;
/** How many bytes an archive, as an Excel file is one, may hold when it is unpacked. */
export const UNPACKED_MAX_BYTES = 100_000_000;
/** How many cells may hold something; as many documents may an export of the hosted database have. */
export const FILLED_CELLS_MAX = 200_000;
/** How many cells are kept in all, with the blank ones between those that hold something. */
export const KEPT_CELLS_MAX = 2 * FILLED_CELLS_MAX;
/** How long reading may take, in milliseconds. */
export const READING_MAX_MS = 10_000;
/** The last column that may hold something, as in the spreadsheets of before 2007: IV. */
export const COLUMNS_MAX = 256;
/** How many sheets an Excel file may have. */
export const SHEETS_MAX = 200;
/** The longest text of a cell, in characters: Excel takes no longer one. */
export const CELL_MAX_LENGTH = 32_767;
/** How many characters all cells may have together. */
export const TEXT_MAX_LENGTH = 10_000_000;

/** `10 MB` */
export function megabytes(bytes: number): string {
  return `${bytes / 1_000_000} MB`;
}
