import { checkRows } from '../../app/import/checkFile.ts';
import { type DayReading, dayText } from '../../app/import/fileDays.ts';
import type { FileRow, FileSheet } from '../../app/import/sheetFile.ts';
import { type FileColumn, type Mapping } from './columns.ts';
import { isDayColumn } from './dayColumns.ts';
import type { RosterRowInput } from './RosterImportScreen.generated.ts';

/** The Army's way to write that there is no middle name. */
export const NO_MIDDLE_NAME = 'NMN';

/**
 * The rows of a sheet, as the API reads them.
 * @param withoutMiddleName the numbers of the rows whose people have no middle name.
 * @throws UnreadableFile if there is more text than fits in one request.
 */
export function rosterRows(
  sheet: FileSheet,
  mapping: Mapping,
  days: DayReading,
  withoutMiddleName: ReadonlySet<number>,
): RosterRowInput[] {
  const rows = sheet.rows.map((fileRow) => {
    const row = { row: fileRow.row, ...textsOf(fileRow, mapping, days) };
    // The column of middle names may have been set since.
    return withoutMiddleName.has(fileRow.row) && !row.middleName ? { ...row, middleName: NO_MIDDLE_NAME } : row;
  });
  checkRows(rows);
  return rows;
}

function textsOf({ cells }: FileRow, mapping: Mapping, days: DayReading): Omit<RosterRowInput, 'row'> {
  const texts: Partial<Record<Exclude<FileColumn, 'name'>, string>> = {};
  mapping.forEach((column, index) => {
    const text = cells[index] ?? '';
    if (column === null || text === '') return;
    if (column === 'name') Object.assign(texts, nameParts(text));
    else texts[column] = isDayColumn(column) ? dayText(text, days) : text;
  });
  return texts;
}

/** Splits `Morgan, Alex Lee`. Without a comma the parts cannot be told apart. */
export function nameParts(name: string): { lastName: string; firstName: string; middleName: string } {
  const [lastName = '', rest = ''] = name.split(/,(.*)/s).map((part) => part.trim());
  const [firstName = '', ...middle] = rest.split(/\s+/);
  return { lastName, firstName, middleName: middle.join(' ') };
}
