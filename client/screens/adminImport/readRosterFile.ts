import { ROSTER_MAX_ROWS } from '../../../domain/roster/rosterPlan.ts';
import { decodeText } from '../../app/import/decodeText.ts';
import { UnreadableFile } from '../../app/import/UnreadableFile.ts';
import { columnFor, HEADINGS_MIN } from './columns.ts';
import { readCsv } from './readCsv.ts';
import type { FileRow, RosterFile, RosterSheet } from './rosterFile.ts';

/** What a file name may end with. */
export const ROSTER_FILE_ENDINGS = ['.csv', '.xlsx', '.txt', '.tsv'] as const;
/** The largest file, in bytes; a roster of the most rows, every text of the longest, is smaller. */
const MAX_FILE_BYTES = 4_000_000;
/** How far down the headings may stand, below a title. */
const HEADINGS_WITHIN_ROWS = 20;

/**
 * The tables of a CSV or Excel file. Its bytes tell what kind of file it is; its name only has to have one of the known endings.
 * @throws UnreadableFile
 */
export async function readRosterFile(file: File): Promise<RosterFile> {
  const name = file.name.toLowerCase();
  if (!ROSTER_FILE_ENDINGS.some((ending) => name.endsWith(ending))) {
    throw new UnreadableFile(`${file.name} is neither a CSV nor an Excel file (.csv or .xlsx).`);
  }
  if (file.size === 0) throw new UnreadableFile(`${file.name} is empty.`);
  if (file.size > MAX_FILE_BYTES) {
    throw new UnreadableFile(`${file.name} is too large: a roster may have ${MAX_FILE_BYTES / 1_000_000} MB.`);
  }
  const bytes = await file.arrayBuffer();
  const { tables, note } = await readTables(new Uint8Array(bytes), bytes);
  const found = tables.flatMap(({ name: sheet, cells }) => toSheet(sheet, cells) ?? []);
  const sheets = found.filter(({ rows }) => rows.length <= ROSTER_MAX_ROWS);
  const [tooLong] = found;
  if (sheets.length === 0 && tooLong) {
    const what = tooLong.name === null ? 'The file' : `Sheet ${tooLong.name}`;
    throw new UnreadableFile(
      `${what} has ${tooLong.rows.length} rows; at most ${ROSTER_MAX_ROWS} can be imported at once.`,
    );
  }
  if (sheets.length === 0) {
    throw new UnreadableFile(`${file.name} has no rows below its headings. The first row names the columns.`);
  }
  return { name: file.name, sheets, note };
}

type Table = { name: string | null; cells: string[][] };

async function readTables(bytes: Uint8Array, buffer: ArrayBuffer): Promise<{ tables: Table[]; note: string | null }> {
  if (isExcel(bytes)) {
    const { readXlsx } = await import('./readXlsx.ts');
    return { tables: await readXlsx(buffer), note: null };
  }
  const { text, note } = decodeText(bytes);
  return { tables: [{ name: null, cells: await readCsv(text) }], note };
}

/** A zip archive, as XLSX files are, or the container of old or locked ones, which the reader names. */
function isExcel(bytes: Uint8Array): boolean {
  return [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
  ].some((signature) => signature.every((byte, index) => bytes[index] === byte));
}

/** A table with its headings found; null where nothing stands below them. */
function toSheet(name: string | null, table: readonly (readonly string[])[]): RosterSheet | null {
  const filled = table
    .map((cells, index): FileRow => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const known = ({ cells }: FileRow) => cells.filter((cell) => columnFor(cell) !== null).length;
  const found = filled.slice(0, HEADINGS_WITHIN_ROWS).findIndex((row) => known(row) >= HEADINGS_MIN);
  const [headings, ...rows] = filled.slice(Math.max(found, 0));
  if (!headings || rows.length === 0) return null;
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.cells.length);
  const padded = [...headings.cells, ...Array.from({ length: width - headings.cells.length }, () => '')];
  return { name, headings: { ...headings, cells: padded }, rows };
}
