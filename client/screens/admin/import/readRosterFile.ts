import { ROSTER_MAX_ROWS } from '../../../../domain/roster/rosterPlan.ts';
import { checkFile } from '../../../app/imports/checkFile.ts';
import { readSheetFile } from '../../../app/imports/readSheetFile.ts';
import type { SheetFile } from '../../../app/imports/sheetFile.ts';
import { columnFor } from './columns.ts';

/** The accepted endings of a file name. */
export const ROSTER_FILE_ENDINGS = ['.csv', '.xlsx', '.txt', '.tsv'] as const;

/**
 * The tables of a CSV or Excel file of people. Its note also tells of tables that are too long.
 * @throws UnreadableFile
 */
export async function readRosterFile(file: File): Promise<SheetFile> {
  checkFile(file, {
    endings: ROSTER_FILE_ENDINGS,
    noneOf: 'neither a CSV nor an Excel file (.csv or .xlsx)',
    what: 'a roster',
  });
  const isHeading = (text: string) => columnFor(text) !== null;
  const read = await readSheetFile(file, { isHeading, maxRows: ROSTER_MAX_ROWS });
  const notes = [read.note ?? [], read.tooLong].flat();
  return { ...read, note: notes.length === 0 ? null : notes.join(' ') };
}
