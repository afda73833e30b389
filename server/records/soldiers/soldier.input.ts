import { InputType } from 'type-graphql';
import {
  FIELD_NAMES,
  type RecordChanges,
  type RecordFields,
  REQUIRED_FIELDS,
  type RequiredName,
} from '../../../domain/record/fields.ts';
import { addFields } from './recordField.ts';

@InputType('UpdateSoldierInput', {
  description:
    'Changes to a record. A field that is left out or null stays as it is, except that null clears what may be null in a record, such as a date.',
})
class SoldierChanges {}
addFields(SoldierChanges.prototype, FIELD_NAMES, () => true);

@InputType('CreateSoldierInput', {
  description:
    "One's own new record. What is left out is UNASSIGNED (section, team, role), not entered (scores, which then read as 0), true (acftPass), false (courses, JFO, license) or null (what may be null).",
})
class NewSoldier extends SoldierChanges {}
addFields(NewSoldier.prototype, REQUIRED_FIELDS, () => false);

/** Changes to a record, in the schema. */
export const UpdateSoldierInput = SoldierChanges;
export type UpdateSoldierInput = RecordChanges;

/** A new record, in the schema. */
export const CreateSoldierInput = NewSoldier;
export type CreateSoldierInput = Omit<RecordChanges, RequiredName> & Pick<RecordFields, RequiredName>;
