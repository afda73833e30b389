import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  COLUMN_CHOICES_MAX,
  COLUMN_LABEL_MAX_LENGTH,
  ColumnVisibility,
  type UnitColumn,
} from '../../domain/policy/columns.ts';
import { COLUMN_KINDS, type ColumnKind, KINDS } from '../../domain/policy/columnKinds.ts';

const KIND = Object.fromEntries(COLUMN_KINDS.map((kind) => [kind, kind]));
registerEnumType(KIND, {
  name: 'ColumnKind',
  description: "What a column of the unit's own holds.",
  valuesConfig: KINDS,
});
registerEnumType(ColumnVisibility, {
  name: 'ColumnVisibility',
  description: "Who sees and fills in a column of the unit's own, besides staff.",
  valuesConfig: {
    STAFF: { description: 'Nobody.' },
    SOLDIER_SEES: { description: 'The soldier sees their own value, in the record and its history.' },
    SOLDIER_EDITS: { description: 'The soldier sees their own value, and may change it.' },
  },
});

const LABEL = `What it is called, ${COLUMN_LABEL_MAX_LENGTH} characters at most: as nothing else in a record or a roster, whatever the letter case.`;
const CHOICES = `What can be chosen, in this order: 1 to ${COLUMN_CHOICES_MAX} texts of at most ${COLUMN_LABEL_MAX_LENGTH} characters; none for other kinds.`;

@ObjectType('UnitColumn', { description: 'A column that the unit adds to its records.', simpleResolvers: true })
export class UnitColumnType implements UnitColumn {
  @Field(() => ID, { description: 'The id of the column.' })
  id!: string;

  @Field({ description: LABEL })
  label!: string;

  @Field(() => KIND, { description: 'What it holds. It never changes.' })
  kind!: ColumnKind;

  @Field(() => [String], { description: CHOICES })
  choices!: readonly string[];

  @Field(() => ColumnVisibility, { description: 'Who sees and fills it in, besides staff.' })
  visibility!: ColumnVisibility;
}

@InputType({ description: 'A column that the unit is to have.' })
export class UnitColumnInput {
  @Field(() => ID, { nullable: true, description: 'The id of a column that is there; left out or null for a new one.' })
  id?: string | null;

  @Field({ description: LABEL })
  label!: string;

  @Field(() => KIND, { description: 'What it holds; of a column that is there as it is.' })
  kind!: ColumnKind;

  @Field(() => [String], {
    defaultValue: [],
    description: `${CHOICES} One that somebody has cannot be taken away.`,
  })
  choices!: string[];

  @Field(() => ColumnVisibility, { description: 'Who sees and fills it in, besides staff.' })
  visibility!: ColumnVisibility;
}

@ObjectType({ description: "How many records have a value in a column of the unit's own.", simpleResolvers: true })
export class ColumnUse {
  @Field(() => ID, { description: 'The id of the column.' })
  column!: string;

  @Field(() => Int, { description: 'How many.' })
  people!: number;
}
