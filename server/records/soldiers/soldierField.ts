import { LocalDateResolver } from 'graphql-scalars';
import { ID, Int } from 'type-graphql';
import { EARLIEST_DATE, LATEST_DATE } from '../../../domain/constants.ts';
import { objectOf } from '../../../domain/objects.ts';
import { FIELD_NAMES, type FieldName, FIELDS, isOfKind, mayBeEmpty } from '../../../domain/record/fields.ts';
import { type SharedField, sharedFields } from '../../api/sharedFields.ts';
import './values.enum.ts';

/** Which days the rules take, for the schema. */
export const DAYS = `From ${EARLIEST_DATE} to ${LATEST_DATE}.`;

/** The fields that follow from others, or that nobody edits. */
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
      'First name where somebody else in the same list has the same rank and last name, with the middle name where they have the same first name, too; null otherwise. Whoever has no middle name is called by the first name alone.',
  },
  pastEts: {
    type: () => Boolean,
    description: 'Whether ETS was yesterday or before. Such a soldier still counts everywhere.',
  },
  awaitsStaffApproval: {
    type: () => Boolean,
    description:
      'Whether the soldier waits for staff to approve the rights of a staff role, which they chose for themself or which came from an import: nobody has confirmed the role yet.',
  },
  isStaff: {
    type: () => Boolean,
    description:
      "Whether the soldier has staff rights: to see and edit everybody's records, to comment, and to use Admin.",
  },
} as const;

/** What the API holds a field in. */
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

/** The fields of people, wherever the API tells of them: type and meaning follow the name. */
export const SOLDIER_FIELDS: Readonly<Record<FieldName | keyof typeof DERIVED, SharedField>> = {
  ...DERIVED,
  ...objectOf<Record<FieldName, SharedField>>(FIELD_NAMES, (name) => ({
    type: () => apiType(name),
    nullable: mayBeEmpty(name),
    description: isOfKind(name, 'day') ? `${FIELDS[name].description} ${DAYS}` : FIELDS[name].description,
  })),
};
export const SoldierField = sharedFields(SOLDIER_FIELDS);

/** Gives a class of the API fields of the record. Its inputs say themselves whether a field may be left out. */
export function addFields(prototype: object, names: readonly FieldName[], isNullable = mayBeEmpty): void {
  for (const name of names) SoldierField({ nullable: isNullable(name) })(prototype, name);
}
