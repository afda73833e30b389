import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { UNIT_FIELD_KINDS, type UnitFieldKind, KINDS } from '../../domain/policy/unitFieldKinds.ts';
import {
  UNIT_FIELD_CHOICES_MAX,
  UNIT_FIELD_LABEL_MAX_LENGTH,
  UnitFieldVisibility,
  type UnitField,
} from '../../domain/policy/unitFields.ts';

const KIND = Object.fromEntries(UNIT_FIELD_KINDS.map((kind) => [kind, kind]));
registerEnumType(KIND, {
  name: 'UnitFieldKind',
  description: 'What a unit field holds.',
  valuesConfig: KINDS,
});
registerEnumType(UnitFieldVisibility, {
  name: 'UnitFieldVisibility',
  description: 'Who may see and edit a unit field besides staff.',
  valuesConfig: {
    STAFF: { description: 'Nobody.' },
    SOLDIER_SEES: { description: 'The soldier sees their own value, in the record and its history.' },
    SOLDIER_EDITS: { description: 'The soldier sees their own value and may change it.' },
  },
});

const LABEL = `Its name, at most ${UNIT_FIELD_LABEL_MAX_LENGTH} characters. Nothing else in a record or a roster may have it, in any letter case.`;
const CHOICES = `The choices in their order: 1 to ${UNIT_FIELD_CHOICES_MAX} texts of at most ${UNIT_FIELD_LABEL_MAX_LENGTH} characters; empty for other kinds.`;

@ObjectType('UnitField', { description: 'A field that the unit adds to its records.', simpleResolvers: true })
export class UnitFieldType implements UnitField {
  @Field(() => ID, { description: 'The id of the unit field.' })
  id!: string;

  @Field({ description: LABEL })
  label!: string;

  @Field(() => KIND, { description: 'What it holds. It never changes.' })
  kind!: UnitFieldKind;

  @Field(() => [String], { description: CHOICES })
  choices!: readonly string[];

  @Field(() => UnitFieldVisibility, { description: 'Who may see and edit it besides staff.' })
  visibility!: UnitFieldVisibility;
}

@InputType({ description: 'A unit field for the unit to have.' })
export class UnitFieldInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of an existing unit field; left out or null for a new one.',
  })
  id?: string | null;

  @Field({ description: LABEL })
  label!: string;

  @Field(() => KIND, { description: 'What it holds. An existing unit field has to keep its own.' })
  kind!: UnitFieldKind;

  @Field(() => [String], {
    defaultValue: [],
    description: `${CHOICES} A choice that somebody has cannot be removed.`,
  })
  choices!: string[];

  @Field(() => UnitFieldVisibility, { description: 'Who may see and edit it besides staff.' })
  visibility!: UnitFieldVisibility;
}

@ObjectType({ description: 'How many records have a value in a unit field.', simpleResolvers: true })
export class UnitFieldUse {
  @Field(() => ID, { description: 'The id of the unit field.' })
  unitField!: string;

  @Field(() => Int, { description: 'The number of records.' })
  people!: number;
}
