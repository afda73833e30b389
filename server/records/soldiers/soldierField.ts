import { LocalDateResolver } from 'graphql-scalars';
import { ID, Int } from 'type-graphql';
import { EARLIEST_DATE, LATEST_DATE } from '../../../domain/constants.ts';
import { objectOf } from '../../../domain/objects.ts';
import { FIELD_NAMES, type FieldName, FIELDS, isOfKind, mayBeEmpty } from '../../../domain/record/fields.ts';
import { type SharedField, sharedFields } from '../../api/sharedFields.ts';
import './values.enum.ts';

/** The range of days that the rules accept, for the schema. */
export const DAYS = `From ${EARLIEST_DATE} to ${LATEST_DATE}.`;

/** Fields that are derived, or that nobody edits. */
const DERIVED = {
  id: { type: () => ID, description: "The id of the soldier's record." },
  unitPosition: {
    type: () => Int,
    description:
      'Place in lists of the unit, ascending: 1 to 5 battalion staff, 10 to 41 companies, 50 unassigned. Derived from section, team and role.',
  },
  givenName: {
    type: () => String,
    nullable: true,
    description:
      'First name, if somebody else in the same list has the same rank and last name; with the middle name, if there is one, if they also have the same first name. Otherwise null.',
  },
  pastEts: {
    type: () => Boolean,
    description: 'Whether ETS was yesterday or before. Such a soldier still counts everywhere.',
  },
  awaitsStaffApproval: {
    type: () => Boolean,
    description:
      'Whether staff still have to approve the rights of a staff role that the soldier chose, or that came from an import. Nobody has confirmed the role yet.',
  },
  isStaff: {
    type: () => Boolean,
    description:
      "Whether the soldier has staff rights: to see and edit everybody's records, to comment, and to use Admin.",
  },
} as const;

/** The API type of a field. */
function apiType(name: FieldName) {
  const row = FIELDS[name];
  switch (row.kind) {
    case 'name':
      return String;
    case 'choice':
      return row.choices;
    case 'number':
      return Int;
    case 'yesNo':
    case 'passFail':
      return Boolean;
    case 'day':
      return LocalDateResolver;
  }
}

/** A person's fields anywhere in the API. The name decides type and meaning. */
export const SOLDIER_FIELDS: Readonly<Record<FieldName | keyof typeof DERIVED, SharedField>> = {
  ...DERIVED,
  ...objectOf<Record<FieldName, SharedField>>(FIELD_NAMES, (name) => ({
    type: () => apiType(name),
    nullable: mayBeEmpty(name),
    description: isOfKind(name, 'day') ? `${FIELDS[name].description} ${DAYS}` : FIELDS[name].description,
  })),
};
export const SoldierField = sharedFields(SOLDIER_FIELDS);

/** Adds fields of the record to a class of the API. Its inputs decide whether a field may be left out. */
export function addFields(prototype: object, names: readonly FieldName[], isNullable = mayBeEmpty): void {
  for (const name of names) SoldierField({ nullable: isNullable(name) })(prototype, name);
}
