import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { UnreadableFile } from './UnreadableFile.ts';

const OLD_OR_LOCKED =
  'This is an Excel file of the old kind (.xls), or one with a password. Please save it as .xlsx without a password.';
const BROKEN = 'This Excel file is broken or incomplete. Please open it in Excel and save it again.';
/** How many bytes an archive may hold when it is unpacked: a small one can be made to fill all memory. No honest file comes near. */
const MAX_UNPACKED_BYTES = 200_000_000;
/** What a zip archive begins with. */
const ARCHIVE_BEGINS = 0x50;

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
  const archive = new Uint8Array(bytes);
  if (archive[0] !== ARCHIVE_BEGINS) throw new UnreadableFile(OLD_OR_LOCKED);
  try {
    return await readXlsxFile(withoutCompression(archive));
  } catch (error) {
    throw new UnreadableFile(BROKEN, { cause: error });
  }
}

/**
 * The same archive with its parts as they are. read-excel-file has fflate decompress large parts in a worker that it makes from a text, which the
 * Content-Security-Policy refuses: it would never end.
 * @throws RangeError if the parts would be larger than `MAX_UNPACKED_BYTES`, and FlateError if it is no archive
 */
function withoutCompression(archive: Uint8Array): ArrayBuffer {
  let bytes = 0;
  const filter = ({ originalSize }: UnzipFileInfo): boolean => {
    bytes += originalSize;
    if (bytes > MAX_UNPACKED_BYTES) throw new RangeError('The archive is too large when it is unpacked.');
    return true;
  };
  return zipSync(unzipSync(archive, { filter }), { level: 0 }).buffer;
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
