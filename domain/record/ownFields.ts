/** The values of unit fields in a record (Spec 22.3): texts, each in the one form of its kind (policy/unitFieldKinds.ts). */
import { readOwn } from '../policy/unitFieldKinds.ts';
import {
  type UnitFieldName,
  unitFieldIdOf,
  unitFieldName,
  isUnitFieldName,
  type UnitField,
} from '../policy/unitFields.ts';

/** A value as in the API. */
export type OwnValue = { readonly unitField: string; readonly value: string };

/** Values of unit fields among a record's fields, under the unit fields' names; null for none. */
export type OwnFields = { readonly [name: UnitFieldName]: string | null };

/** Picks the values of unit fields from an object. */
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

/** A record's unit fields as values, without empty ones. */
export function toOwnValues(fields: OwnFields): OwnValue[] {
  return unitFieldNamesIn(fields).flatMap((name) => {
    const value = fields[name] ?? null;
    return value === null ? [] : [{ unitField: unitFieldIdOf(name), value }];
  });
}

/** The names of the unit fields in an object. */
export function unitFieldNamesIn(fields: object): UnitFieldName[] {
  return Object.keys(fields).filter(isUnitFieldName);
}

/** A change of unit fields with every value in its form. A text that can't be read stays, and validation reports it. */
export function canonical(fields: OwnFields, unitFields: readonly UnitField[]): OwnFields {
  return Object.fromEntries(
    unitFieldNamesIn(fields).map((name) => {
      const given = fields[name] ?? null;
      const unitField = unitFields.find(({ id }) => unitFieldName(id) === name);
      if (given === null || unitField === undefined) return [name, given];
      const reading = readOwn(unitField, given);
      return [name, 'value' in reading ? reading.value : given];
    }),
  );
}
