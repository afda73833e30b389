import { matchKey } from '../../../domain/imports/importTexts.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { isEventSign } from '../../../domain/roster/fileKinds.ts';
import { type ColumnFor, isNeverRead, knownHeadings } from '../../../domain/roster/headings.ts';
import { ROSTER_MAX_ROWS } from '../../../domain/roster/rosterPlan.ts';
import { withMonths } from '../../app/imports/reader/monthCells.ts';
import { contentOf, readTable, readWorkbook } from '../../app/imports/reader/readSheetFile.ts';
import type { FileSheet, SheetFile } from '../../app/imports/sheetFile.ts';
import { ROSTER_FILE_ENDINGS } from './columns.ts';

/** A file, and the unit whose headings it may have. */
export type GivenRoster = { readonly file: File; readonly unit: FieldRules };

/**
 * The tables of a CSV or Excel file of people. Its note also names tables that are too long.
 * @throws UnreadableFile
 */
export async function readRosterFile({ file, unit }: GivenRoster): Promise<SheetFile> {
  const columnFor = knownHeadings(unit);
  const rules = {
    isHeading: (text: string) => columnFor(text) !== null || isEventSign(text),
    maxRows: ROSTER_MAX_ROWS,
  };
  const { name } = file;
  const { bytes, text, note } = await contentOf(file, {
    what: 'a roster',
    endings: ROSTER_FILE_ENDINGS,
    noneOf: 'neither a CSV nor an Excel file (.csv or .xlsx)',
  });
  const { sheets, tooLong } = bytes === null ? readTable(name, text, rules) : readWorkbook(name, bytes, rules);
  const [first, ...others] = sheets;
  const tables: SheetFile['sheets'] = [
    withoutNeverRead(withMonths(first), columnFor),
    ...others.map((other) => withoutNeverRead(withMonths(other), columnFor)),
  ];
  return { name, sheets: tables, note: [note ?? [], tooLong].flat().join(' ') || null };
}

/**
 * The sheet without the cells of columns that no import reads, so that nobody sees or sends them. Their headings stay, because they help to
 * recognize a repeated heading line.
 */
function withoutNeverRead({ headings, rows, ...sheet }: FileSheet, columnFor: ColumnFor): FileSheet {
  const isLeftOut = headings.cells.map((heading) => isNeverRead(heading, columnFor));
  if (!isLeftOut.includes(true)) return { ...sheet, headings, rows };
  const isHeading = (text: string, index: number) => matchKey(text) === matchKey(headings.cells[index] ?? '');
  const kept = (text: string, index: number) => (isLeftOut[index] && !isHeading(text, index) ? '' : text);
  return { ...sheet, headings, rows: rows.map(({ row, cells }) => ({ row, cells: cells.map(kept) })) };
}
