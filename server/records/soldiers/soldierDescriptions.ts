import { EARLIEST_DATE, LATEST_DATE } from '../../../domain/constants.ts';
import { objectOf } from '../../../domain/objects.ts';
import { FIELD_NAMES, type FieldName, FIELDS, isOfKind } from '../../../domain/record/fields.ts';

/** Which days the rules take, for the schema. */
export const DAYS = `From ${EARLIEST_DATE} to ${LATEST_DATE}.`;

/** What the fields of a record hold, for the schema: shared by all types and inputs that have them. */
export const SOLDIER_FIELD = {
  id: "The id of the soldier's record.",
  unitPosition:
    'Place in lists of the unit, ascending: 1 to 5 battalion staff, 10 to 41 companies, 50 unassigned. Derived from section, team and role.',
  givenName:
    'First name where somebody else in the same list has the same rank and last name, with the middle name where they have the same first name, too; null otherwise. Whoever has no middle name is called by the first name alone.',
  pastEts: 'Whether ETS was yesterday or before. Such a soldier still counts everywhere.',
  awaitsStaffApproval:
    'Whether the soldier waits for staff to approve the rights of a staff role, which they chose for themself or which came from an import: nobody has confirmed the role yet.',
  isStaff: "Whether the soldier has staff rights: to see and edit everybody's records, to comment, and to use Admin.",
  ...objectOf<Record<FieldName, string>>(FIELD_NAMES, (name) => {
    const { description } = FIELDS[name];
    return isOfKind(name, 'day') ? `${description} ${DAYS}` : description;
  }),
} as const;
