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
  description: 'Who sees and fills in a unit field, besides staff.',
  valuesConfig: {
    STAFF: { description: 'Nobody.' },
    SOLDIER_SEES: { description: 'The soldier sees their own value, in the record and its history.' },
    SOLDIER_EDITS: { description: 'The soldier sees their own value, and may change it.' },
  },
});

const LABEL = `What it is called, ${UNIT_FIELD_LABEL_MAX_LENGTH} characters at most: as nothing else in a record or a roster, whatever the letter case.`;
const CHOICES = `What can be chosen, in this order: 1 to ${UNIT_FIELD_CHOICES_MAX} texts of at most ${UNIT_FIELD_LABEL_MAX_LENGTH} characters; none for other kinds.`;

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

  @Field(() => UnitFieldVisibility, { description: 'Who sees and fills it in, besides staff.' })
  visibility!: UnitFieldVisibility;
}

@InputType({ description: 'A unit field that the unit is to have.' })
export class UnitFieldInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of a unit field that is there; left out or null for a new one.',
  })
  id?: string | null;

  @Field({ description: LABEL })
  label!: string;

  @Field(() => KIND, { description: 'What it holds; of a unit field that is there as it is.' })
  kind!: UnitFieldKind;

  @Field(() => [String], {
    defaultValue: [],
    description: `${CHOICES} One that somebody has cannot be taken away.`,
  })
  choices!: string[];

  @Field(() => UnitFieldVisibility, { description: 'Who sees and fills it in, besides staff.' })
  visibility!: UnitFieldVisibility;
}

@ObjectType({ description: 'How many records have a value in a unit field.', simpleResolvers: true })
export class UnitFieldUse {
  @Field(() => ID, { description: 'The id of the unit field.' })
  unitField!: string;

  @Field(() => Int, { description: 'How many.' })
  people!: number;
}
