import readXlsxFile, { InvalidInputError } from 'read-excel-file/universal';
import { UnreadableFile } from './UnreadableFile.ts';

const OLD_OR_LOCKED =
  'This is an Excel file of the old kind (.xls), or one with a password. Please save it as .xlsx without a password.';
const BROKEN = 'This Excel file is broken or incomplete. Please open it in Excel and save it again.';

/**
 * The cells of every sheet of an Excel file, row by row, blank rows included. A date becomes `2026-01-05`, true and false become
 * `TRUE` and `FALSE`, as a spreadsheet shows them.
 * @throws UnreadableFile
 */
export async function readXlsx(bytes: ArrayBuffer): Promise<{ name: string; cells: string[][] }[]> {
  const sheets = await sheetsOf(bytes);
  return sheets.flatMap(({ sheet, data }) =>
    data === undefined ? [] : { name: sheet, cells: data.map((row) => row.map(cellText)) },
  );
}

/** A sheet with its cells; one that is nothing but a chart has none. */
type Sheet = { sheet: string; data: readonly (readonly unknown[])[] | undefined };

async function sheetsOf(bytes: ArrayBuffer): Promise<Sheet[]> {
  try {
    return await readXlsxFile(bytes);
  } catch (error) {
    const isOld = error instanceof InvalidInputError && error.code === 'XLS_FILE_NOT_SUPPORTED';
    throw new UnreadableFile(isOld ? OLD_OR_LOCKED : BROKEN, { cause: error });
  }
}

function cellText(value: unknown): string {
  if (value instanceof Date) return dayOf(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A number that is too large to be a date, in a cell with a date format, becomes a text that date columns refuse. */
function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? String(date) : date.toISOString().slice(0, 10);
}
