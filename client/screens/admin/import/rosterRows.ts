import { type DayReading, dayText } from '../../../app/imports/fileDays.ts';
import type { FileRow } from '../../../app/imports/sheetFile.ts';
import { type FileColumn, type Mapping } from './columns.ts';
import { isDayColumn } from './dayColumns.ts';
import type { OpenRoster } from './openRoster.ts';
import type { RosterRowInput } from '../../../schemaTypes.generated.ts';

/** The Army's way to write that there is no middle name. */
export const NO_MIDDLE_NAME = 'NMN';

type ReadSheet = Pick<OpenRoster, 'sheet' | 'mapping' | 'days' | 'withoutMiddleName'>;

/** The rows of a sheet, as the API reads them. */
export function rosterRows({ sheet, mapping, days, withoutMiddleName }: ReadSheet): RosterRowInput[] {
  return sheet.rows.map((fileRow) => {
    const row = { row: fileRow.row, ...textsOf(fileRow, mapping, days) };
    // The column of middle names may have been set since.
    return withoutMiddleName.has(fileRow.row) && !row.middleName ? { ...row, middleName: NO_MIDDLE_NAME } : row;
  });
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
