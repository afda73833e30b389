/** What the columns of the unit's own hold in a record (Rule 25): texts, each in the one form of its kind (policy/columnKinds.ts). */
import { readOwn } from '../policy/columnKinds.ts';
import { type ColumnName, columnIdOf, columnName, isColumnName, type UnitColumn } from '../policy/columns.ts';

/** A value as the API has it. */
export type OwnValue = { readonly column: string; readonly value: string };

/** Values of columns among the fields of a record, under the columns' names; null for none. */
export type OwnFields = { readonly [name: ColumnName]: string | null };

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

/** A change of columns with every value in its form. A text that says nothing of its column stays, and is a problem of the field. */
export function canonical(fields: OwnFields, columns: readonly UnitColumn[]): OwnFields {
  return Object.fromEntries(
    columnNamesIn(fields).map((name) => {
      const given = fields[name] ?? null;
      const column = columns.find(({ id }) => columnName(id) === name);
      if (given === null || column === undefined) return [name, given];
      const reading = readOwn(column, given);
      return [name, 'value' in reading ? reading.value : given];
    }),
  );
}
