import { dayText } from '../../../app/imports/fileDays.ts';
import type { FileRow } from '../../../app/imports/sheetFile.ts';
import { type ColumnName, columnIdOf, isColumnName } from '../../../../domain/policy/columns.ts';
import type { UnitFields } from '../../../../domain/policy/unit.ts';
import type { RosterColumn } from '../../../../domain/roster/rosterRow.ts';
import type { Mapping } from './columns.ts';
import { dayColumns } from './dayColumns.ts';
import type { OpenRoster } from './openRoster.ts';
import type { RosterRowInput } from '../../../schemaTypes.generated.ts';

/** The Army's way to write that there is no middle name. */
export const NO_MIDDLE_NAME = 'NMN';

type ReadSheet = Pick<OpenRoster, 'sheet' | 'mapping' | 'days' | 'withoutMiddleName'>;

/** The rows of a sheet, as the API reads them. */
export function rosterRows(
  { sheet, mapping, days, withoutMiddleName }: ReadSheet,
  unit: Pick<UnitFields, 'columns'>,
): RosterRowInput[] {
  const isDay = dayColumns(unit);
  return sheet.rows.map((fileRow) => {
    const row = {
      row: fileRow.row,
      ...textsOf(fileRow, mapping, (column, text) => (isDay.has(column) ? dayText(text, days) : text)),
    };
    // The column of middle names may have been set since.
    return withoutMiddleName.has(fileRow.row) && !row.middleName ? { ...row, middleName: NO_MIDDLE_NAME } : row;
  });
}

function textsOf(
  { cells }: FileRow,
  mapping: Mapping,
  read: (column: RosterColumn | ColumnName, text: string) => string,
): Omit<RosterRowInput, 'row'> {
  const texts: Partial<Record<RosterColumn, string>> = {};
  const own: { column: string; value: string }[] = [];
  mapping.forEach((column, index) => {
    const text = cells[index] ?? '';
    if (column === null || text === '') return;
    if (column === 'name') Object.assign(texts, nameParts(text));
    else if (isColumnName(column)) own.push({ column: columnIdOf(column), value: read(column, text) });
    else texts[column] = read(column, text);
  });
  return own.length > 0 ? { ...texts, own } : texts;
}

/** Splits `Morgan, Alex Lee`. Without a comma the parts cannot be told apart. */
export function nameParts(name: string): { lastName: string; firstName: string; middleName: string } {
  const [lastName = '', rest = ''] = name.split(/,(.*)/s).map((part) => part.trim());
  const [firstName = '', ...middle] = rest.split(/\s+/);
  return { lastName, firstName, middleName: middle.join(' ') };
}
