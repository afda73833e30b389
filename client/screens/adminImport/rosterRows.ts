import { checkRows } from '../../app/import/checkFile.ts';
import { type DayReading, dayText } from '../../app/import/fileDays.ts';
import type { FileRow, FileSheet } from '../../app/import/sheetFile.ts';
import { type FileColumn, type Mapping } from './columns.ts';
import { isDayColumn } from './dayColumns.ts';
import type { RosterRowInput } from './RosterImportScreen.generated.ts';

/** What the Army writes for no middle name. */
export const NO_MIDDLE_NAME = 'NMN';

/**
 * The rows of a sheet as the API reads them.
 * @param withoutMiddleName the rows of those who have no middle name
 * @throws UnreadableFile when there is more text than one request may carry.
 */
export function rosterRows(
  sheet: FileSheet,
  mapping: Mapping,
  days: DayReading,
  withoutMiddleName: ReadonlySet<number>,
): RosterRowInput[] {
  const rows = sheet.rows.map((fileRow) => {
    const row = { row: fileRow.row, ...textsOf(fileRow, mapping, days) };
    // Since that was said, its column may have been found.
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

/** `Morgan, Alex Lee` in its parts; without a comma nobody can tell them apart. */
export function nameParts(name: string): { lastName: string; firstName: string; middleName: string } {
  const [lastName = '', rest = ''] = name.split(/,(.*)/s).map((part) => part.trim());
  const [firstName = '', ...middle] = rest.split(/\s+/);
  return { lastName, firstName, middleName: middle.join(' ') };
}
