import { Field, ID, InputType, Int } from 'type-graphql';
import { type Assignment, PLACE_FIELDS } from '../../../domain/record/assignment.ts';
import {
  FIELD_NAMES,
  type PlainChanges,
  type PlainFields,
  REQUIRED_FIELDS,
  type RequiredName,
} from '../../../domain/record/fields.ts';
import { addFields } from './recordField.ts';

@InputType({ description: 'A value for a unit field.' })
export class OwnValueInput {
  @Field(() => ID, { description: 'The id of the unit field.' })
  unitField!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'As people write it: yes or no, a day, a number, one of the choices, a DoD ID whole, or a text. Blank or null clears it, as does NONE, but in a unit field of texts or one that has such a choice.',
  })
  value?: string | null;
}

/** What stays as it is in an input of changes. */
const CHANGES =
  'A field that is left out or null stays as it is, except that null clears what may be null in a record, such as a date.';

@InputType({ description: `Changes to a record but for its place in the unit. ${CHANGES}` })
class SoldierCellsInput {
  @Field(() => [OwnValueInput], {
    nullable: true,
    description:
      'Values of the unit fields; those that are left out stay. FORBIDDEN for a unit field that the caller may not edit.',
  })
  own?: OwnValueInput[] | null;
}
addFields(
  SoldierCellsInput.prototype,
  FIELD_NAMES.filter((name) => !PLACE_FIELDS.some((place) => place === name)),
  () => true,
);

@InputType('UpdateSoldierInput', { description: `Changes to a record. ${CHANGES}` })
class SoldierChanges extends SoldierCellsInput {}
addFields(SoldierChanges.prototype, PLACE_FIELDS, () => true);

@InputType('CreateSoldierInput', {
  description:
    "One's own new record. What is left out is UNASSIGNED (section, team, role), not entered (scores, which then read as 0), true (acftPass), false (courses, JFO, license) or null (what may be null).",
})
class NewSoldier extends SoldierChanges {}
addFields(NewSoldier.prototype, REQUIRED_FIELDS, () => false);

/** Changes to a record, in the schema. */
export const UpdateSoldierInput = SoldierChanges;
export type UpdateSoldierInput = PlainChanges & SoldierChanges;

/** A new record, in the schema. */
export const CreateSoldierInput = NewSoldier;
export type CreateSoldierInput = Omit<UpdateSoldierInput, RequiredName> & Pick<PlainFields, RequiredName>;

/** One record among several that are changed by one call. */
@InputType({ description: 'Changes to one of several records.' })
export class UpdateSoldierRow {
  @Field(() => ID, { description: 'The soldier.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the changes were made from.' })
  version!: number;

  @Field(() => SoldierCellsInput, { description: 'What changes.' })
  input!: Omit<PlainChanges, keyof Assignment> & SoldierCellsInput;
}
