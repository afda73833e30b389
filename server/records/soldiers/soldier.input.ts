import { Field, ID, InputType, Int } from 'type-graphql';
import { type Assignment, PLACE_FIELDS } from '../../../domain/record/assignment.ts';
import {
  FIELD_NAMES,
  type PlainChanges,
  type PlainFields,
  REQUIRED_FIELDS,
  type RequiredName,
} from '../../../domain/record/fields.ts';
import { addFields } from './soldierField.ts';

@InputType({ description: 'A value for a unit field.' })
export class OwnValueInput {
  @Field(() => ID, { description: 'The id of the unit field.' })
  unitField!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'As people write it: yes or no, a day, a number, one of the choices, a whole DoD ID, or a text. Blank or null clears it. So does NONE, except in a text field, or if NONE is one of the choices.',
  })
  value?: string | null;
}

/** How an input of changes treats missing fields. */
const CHANGES =
  'A field that is left out or null stays unchanged, except that null clears a field that may be null in a record, such as a date.';

@InputType({ description: `Changes to a record, except its place in the unit. ${CHANGES}` })
class SoldierCellsInput {
  @Field(() => [OwnValueInput], {
    nullable: true,
    description:
      'Values of unit fields; those left out stay unchanged. FORBIDDEN for a unit field that the caller may not edit.',
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
    "The caller's own new record. If left out, section, team and role are UNASSIGNED, scores are not entered and read as 0, acftPass is true, courses, JFO and license are false, and fields that may be null are null.",
})
class NewSoldier extends SoldierChanges {}
addFields(NewSoldier.prototype, REQUIRED_FIELDS, () => false);

/** Changes to a record, in the schema. */
export const UpdateSoldierInput = SoldierChanges;
export type UpdateSoldierInput = PlainChanges & SoldierChanges;

/** A new record, in the schema. */
export const CreateSoldierInput = NewSoldier;
export type CreateSoldierInput = Omit<UpdateSoldierInput, RequiredName> & Pick<PlainFields, RequiredName>;

/** One record among several that one call changes. */
@InputType({ description: 'Changes to one of several records.' })
export class UpdateSoldierRow {
  @Field(() => ID, { description: 'The soldier.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the changes are based on.' })
  version!: number;

  @Field(() => SoldierCellsInput, { description: 'The changes.' })
  input!: Omit<PlainChanges, keyof Assignment> & SoldierCellsInput;
}
