/**
 * What the unit fields hold in a record (Rule 25). A value is kept and sent as a text in the one form of its kind: `yes` or `no`,
 * a day as 2026-01-05, a number as 12.5, a choice as it stands in the list. Of a DoD ID only its last four digits are sent.
 */
import { formatDay, isLocalDate } from '../localDate.ts';
import {
  UnitFieldKind,
  type UnitFieldName,
  unitFieldIdOf,
  unitFieldName,
  isUnitFieldName,
} from '../policy/unitFields.ts';

/** A value as the API has it. */
export type OwnValue = { readonly unitField: string; readonly value: string };

/** Values of unit fields among the fields of a record, under the unit fields' names; null for none. */
export type OwnFields = { readonly [name: UnitFieldName]: string | null };

/** A value as the API tells it, and the history keeps it: of a DoD ID the last four digits. */
export function toldValue(kind: UnitFieldKind, value: string): string {
  return kind === UnitFieldKind.DOD_ID ? value.slice(-4) : value;
}

/** A value as people see it. */
export function ownText(kind: UnitFieldKind, value: string): string {
  if (kind === UnitFieldKind.YES_NO) return value === 'yes' ? 'Yes' : 'No';
  if (kind === UnitFieldKind.DOD_ID) return `…${toldValue(kind, value)}`;
  return kind === UnitFieldKind.DAY && isLocalDate(value) ? formatDay(value) : value;
}

/** What of an object are values of unit fields, each under its unit field's name. */
export function ownFieldsIn(fields: object): OwnFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => isUnitFieldName(name) && value !== undefined),
  );
}

/** The values as fields of a record. */
export function toOwnFields(
  values: readonly { readonly unitField: string; readonly value: string | null }[],
): OwnFields {
  return Object.fromEntries(values.map(({ unitField, value }) => [unitFieldName(unitField), value]));
}

/** Fields of a record as values, of those that hold one. */
export function toOwnValues(fields: OwnFields): OwnValue[] {
  return unitFieldNamesIn(fields).flatMap((name) => {
    const value = fields[name] ?? null;
    return value === null ? [] : [{ unitField: unitFieldIdOf(name), value }];
  });
}

/** The names of the unit fields that an object has. */
export function unitFieldNamesIn(fields: object): UnitFieldName[] {
  return Object.keys(fields).filter(isUnitFieldName);
}
