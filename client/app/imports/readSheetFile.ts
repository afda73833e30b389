import { loaded } from '../failures/loadFailure.ts';
import { decodeText } from './decodeText.ts';
import { readCsv } from './readCsv.ts';
import { type FileRow, type FileSheet, HEADINGS_MIN, type IsHeading, type SheetFile } from './sheetFile.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** Within how many rows the headings are looked for: there may be a title above them. */
const HEADINGS_WITHIN_ROWS = 20;

type SheetRules = {
  isHeading: IsHeading;
  /** How many rows one import may have. */
  maxRows: number;
};

/**
 * The tables of a CSV or Excel file. Which of them it is, is recognized by its content, not by its name.
 * @throws UnreadableFile
 */
export async function readSheetFile(file: File, { isHeading, maxRows }: SheetRules): Promise<SheetFile> {
  const { tables, note } = await readTables(await file.arrayBuffer(), isHeading);
  const found = tables.flatMap(({ name, cells }) => toSheet(name, cells, isHeading) ?? []);
  const [first, ...others] = found.filter(({ rows }) => rows.length <= maxRows);
  const tooLong = found
    .filter(({ rows }) => rows.length > maxRows)
    .map(({ name, rows }) => {
      const what = name === null ? 'The file' : `Sheet ${name}`;
      return `${what} has ${rows.length} rows; at most ${maxRows} can be imported at once.`;
    });
  if (!first) {
    const noRows = `${file.name} has no rows below its headings. The first row names the columns.`;
    throw new UnreadableFile(tooLong[0] ?? noRows);
  }
  return { name: file.name, sheets: [first, ...others], tooLong, note };
}

type Table = { name: string | null; cells: string[][] };

async function readTables(
  content: ArrayBuffer,
  isHeading: IsHeading,
): Promise<{ tables: Table[]; note: string | null }> {
  const bytes = new Uint8Array(content);
  if (isExcel(bytes)) {
    const { readXlsx } = await loaded(import('./readXlsx.ts'));
    return { tables: await readXlsx(content), note: null };
  }
  const { text, note } = decodeText(bytes);
  return { tables: [{ name: null, cells: await readCsv(text, isHeading) }], note };
}

/** Whether the file is a zip archive, as XLSX files are, or an old or locked Excel file, which readXlsx refuses. */
function isExcel(bytes: Uint8Array): boolean {
  return [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
  ].some((signature) => signature.every((byte, index) => bytes[index] === byte));
}

/**
 * A table with its headings; null if there are no rows below them.
 * @throws UnreadableFile
 */
function toSheet(name: string | null, table: readonly (readonly string[])[], isHeading: IsHeading): FileSheet | null {
  const filled = table
    .map((cells, index): FileRow => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const known = ({ cells }: FileRow) => cells.filter(isHeading).length;
  const found = filled.slice(0, HEADINGS_WITHIN_ROWS).findIndex((row) => known(row) >= HEADINGS_MIN);
  const [headings, ...rows] = filled.slice(Math.max(found, 0));
  if (!headings || rows.length === 0) return null;
  // Widths are not checked without known headings, as the first row may be a title, nor in Excel, where cells cannot shift.
  if (found >= 0 && name === null) checkWidths(headings, rows);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.cells.length);
  const padded = [...headings.cells, ...Array.from({ length: width - headings.cells.length }, () => '')];
  return { name, headings: { ...headings, cells: padded }, rows };
}

/**
 * Checks that no line of a CSV file has more cells than its headings: what was meant for one is then in the next. A column without a heading
 * has a blank one, as spreadsheets save it.
 * @throws UnreadableFile
 */
function checkWidths(headings: FileRow, rows: readonly FileRow[]): void {
  const broken = rows.find(({ cells }) => cells.slice(headings.cells.length).some((text) => text !== ''));
  if (broken) {
    throw new UnreadableFile(
      `Row ${broken.row} has more cells than there are headings. A text with commas must stand in quotation marks.`,
    );
  }
}
