import { fromStoredDate, type LocalDate, toStoredDate } from '../../../domain/localDate.ts';
import { nameText } from '../../../domain/nameText.ts';
import { objectOf } from '../../../domain/objects.ts';
import type { Policy } from '../../../domain/policy/policy.ts';
import type { UnitField } from '../../../domain/policy/unitFields.ts';
import { type DataFacts, type DataIssue, dataIssues } from '../../../domain/record/dataIssues.ts';
import {
  DAY_FIELDS,
  type DayName,
  FIELD_NAMES,
  type FieldName,
  mayBeEmpty,
  NAME_FIELDS,
  NEW_RECORD,
  type NameOfKind,
  type PlainFields,
  plainFieldsIn,
  type RecordChanges,
  type RecordFields,
} from '../../../domain/record/fields.ts';
import { canonical, type OwnFields, ownFieldsIn, toOwnFields, toOwnValues } from '../../../domain/record/ownFields.ts';
import { sortName } from '../../../domain/record/sortName.ts';
import { unitPosition } from '../../../domain/record/unitPosition.ts';
import type { CreateSoldierInput, UpdateSoldierInput } from './soldier.input.ts';
import type { Soldier, StoredFields } from './soldier.model.ts';

/** A new record's fields: what was given, otherwise the defaults. */
export function newFields(input: CreateSoldierInput, unitFields: readonly UnitField[]): RecordFields {
  const { firstName, middleName, lastName, rank, grade } = input;
  return fieldsAfter({ ...NEW_RECORD, firstName, middleName, lastName, rank, grade }, changesIn(input), unitFields);
}

/** The changes of an input, with the values of unit fields among the other fields. */
export function changesIn({ own, ...changes }: UpdateSoldierInput): RecordChanges {
  return {
    ...changes,
    ...toOwnFields((own ?? []).map(({ unitField, value }) => ({ unitField, value: value ?? null }))),
  };
}

/** The fields of a record for the rules and the API. A field that is newer than the stored record has its default. */
export function recordOf(stored: StoredFields): RecordFields {
  const whole = { ...NEW_RECORD, ...stored };
  const days = objectOf<Record<DayName, LocalDate | null>>(DAY_FIELDS, (name) => day(whole[name]));
  return editableFields({ ...whole, ...days, ...storedOwn(stored) });
}

/** The values of the unit fields in a stored record. */
function storedOwn({ own = {} }: Pick<StoredFields, 'own'>) {
  return toOwnFields(Object.entries(own).map(([unitField, value]) => ({ unitField, value })));
}

/** The same fields as stored. */
export function toStored(fields: RecordFields): StoredFields {
  const days = objectOf<Record<DayName, Date | null>>(DAY_FIELDS, (name) => storedDate(fields[name]));
  return { ...plainFieldsIn(fields), ...days, ...ownOf(fields) };
}

/** The values of unit fields as stored; empty if the fields have no unit field. */
export function ownOf(fields: OwnFields): Pick<StoredFields, 'own'> {
  const own = ownFieldsIn(fields);
  const values = toOwnValues(own).map(({ unitField, value }) => [unitField, value] as const);
  // A record that loses its last value keeps an empty object, because the update only sets fields.
  return Object.keys(own).length > 0 ? { own: Object.fromEntries(values) } : {};
}

/** Only the fields of a record that forms change. */
export function editableFields(fields: RecordFields): RecordFields {
  return fieldsAfter(fields, {});
}

/**
 * The fields after a change: what was given, otherwise the current values.
 * @param unitFields the unit fields that the change may contain
 */
export function fieldsAfter(
  current: RecordFields,
  changes: RecordChanges,
  unitFields: readonly UnitField[] = [],
): RecordFields {
  const fields = objectOf<PlainFields>(FIELD_NAMES, (name) => {
    const given = changes[name];
    return isGiven(name, given) ? given : current[name];
  });
  type Names = NameOfKind<'name'>;
  const names = objectOf<Record<Names, string>>(NAME_FIELDS, (name: Names) => nameText(fields[name]));
  return { ...fields, ...names, ...ownFieldsIn(current), ...canonical(ownFieldsIn(changes), unitFields) };
}

function isGiven<Name extends FieldName>(name: Name, value: unknown): value is PlainFields[Name] {
  return value === null ? mayBeEmpty(name) : value !== undefined;
}

/** Fields that are stored for sorting lists. */
export function derivedFields(fields: Pick<RecordFields, 'firstName' | 'lastName' | 'section' | 'team' | 'role'>) {
  return { sortName: sortName(fields), unitPosition: unitPosition(fields) };
}

function storedDate(given: LocalDate | null): Date | null {
  return given === null ? null : toStoredDate(given);
}

/** The data issues of a stored record on a day. Only the fields that the rules check need to be loaded. */
export function dataIssuesOf(stored: Pick<Soldier, keyof DataFacts>, policy: Policy, today: LocalDate): DataIssue[] {
  const { pebd, dor, ets } = stored;
  return dataIssues({ ...stored, pebd: day(pebd), dor: day(dor), ets: day(ets) }, policy, today);
}

/** The day of a stored date; null for none. */
export function day(stored: Date | null): LocalDate | null {
  return stored && fromStoredDate(stored);
}
