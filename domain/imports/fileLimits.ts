/**
 * Limits for reading a file from outside. Somebody may have made it to fill the memory or to take forever. What a file says about its own size
 * is ignored; everything is counted while it is read.
 */

/** The largest file, in bytes. A full file with texts of the greatest length is smaller. */
export const FILE_MAX_BYTES = 10_000_000;
/** The most bytes that an archive, such as an Excel file, may unpack to. */
export const UNPACKED_MAX_BYTES = 100_000_000;
/** The most filled cells, or the most documents in an export of the hosted database. */
export const FILLED_CELLS_MAX = 200_000;
/** The most cells kept in all, including blank ones between filled ones. */
export const KEPT_CELLS_MAX = 2 * FILLED_CELLS_MAX;
/** The longest time that reading may take, in milliseconds. */
export const READING_MAX_MS = 10_000;
/** The last column that may be filled: IV, as in spreadsheets before 2007. */
export const COLUMNS_MAX = 256;
/** The most sheets of an Excel file. */
export const SHEETS_MAX = 200;
/** The longest text of a cell, in characters: Excel's own limit. */
export const CELL_MAX_LENGTH = 32_767;
/** The most characters in all cells together. */
export const TEXT_MAX_LENGTH = 10_000_000;

/** `10 MB` */
export function megabytes(bytes: number): string {
  return `${bytes / 1_000_000} MB`;
}
