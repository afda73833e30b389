/**
 * What the columns of the unit's own hold in a record (Rule 25). A value is kept and sent as a text in the one form of its kind: `yes` or `no`,
 * a day as 2026-01-05, a number as 12.5, a choice as it stands in the list. Of a DoD ID only its last four digits are sent.
 */
import { formatDay, isLocalDate } from '../localDate.ts';
import { ColumnKind, type ColumnName, columnIdOf, columnName, isColumnName } from '../policy/columns.ts';

/** A value as the API has it. */
export type OwnValue = { readonly column: string; readonly value: string };

/** Values of columns among the fields of a record, under the columns' names; null for none. */
export type OwnFields = { readonly [name: ColumnName]: string | null };

/** A value as the API tells it, and the history keeps it: of a DoD ID the last four digits. */
export function toldValue(kind: ColumnKind, value: string): string {
  return kind === ColumnKind.DOD_ID ? value.slice(-4) : value;
}

/** A value as people see it. */
export function ownText(kind: ColumnKind, value: string): string {
  if (kind === ColumnKind.YES_NO) return value === 'yes' ? 'Yes' : 'No';
  if (kind === ColumnKind.DOD_ID) return `…${toldValue(kind, value)}`;
  return kind === ColumnKind.DAY && isLocalDate(value) ? formatDay(value) : value;
}

/** What of an object are values of columns, each under its column's name. */
export function ownFieldsIn(fields: object): OwnFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => isColumnName(name) && value !== undefined),
  );
}

/** The values as fields of a record. */
export function toOwnFields(values: readonly { readonly column: string; readonly value: string | null }[]): OwnFields {
  return Object.fromEntries(values.map(({ column, value }) => [columnName(column), value]));
}

/** Fields of a record as values, of those that hold one. */
export function toOwnValues(fields: OwnFields): OwnValue[] {
  return columnNamesIn(fields).flatMap((name) => {
    const value = fields[name] ?? null;
    return value === null ? [] : [{ column: columnIdOf(name), value }];
  });
}

/** The names of the columns that an object has. */
export function columnNamesIn(fields: object): ColumnName[] {
  return Object.keys(fields).filter(isColumnName);
}
