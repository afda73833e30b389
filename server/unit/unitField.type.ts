import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  COLUMN_CHOICES_MAX,
  COLUMN_LABEL_MAX_LENGTH,
  ColumnKind,
  ColumnVisibility,
  type UnitColumn,
} from '../../domain/policy/unitFields.ts';
import { OWN_NUMBER_DIGITS, OWN_TEXT_MAX_LENGTH } from '../../domain/record/ownValues.ts';

registerEnumType(ColumnKind, {
  name: 'ColumnKind',
  description: "What a column of the unit's own holds.",
  valuesConfig: {
    TEXT: { description: `A text of one line, ${OWN_TEXT_MAX_LENGTH} characters at most.` },
    NUMBER: {
      description: `A number, below zero too, of at most ${OWN_NUMBER_DIGITS.before} digits before and ${OWN_NUMBER_DIGITS.behind} behind the point.`,
    },
    YES_NO: { description: 'yes or no.' },
    DAY: { description: 'A day, as those of a record.' },
    CHOICE: { description: 'One of the choices of the column.' },
    DOD_ID: {
      description:
        'The DoD ID, ten digits, by which rosters find people, and which two records cannot share: one such column at most, always called DoD ID and seen by the soldier. This API tells the last four digits alone, but for `exportDodIds` and `ownRecord`.',
    },
  },
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

  @Field(() => ColumnKind, { description: 'What it holds. It never changes.' })
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

  @Field(() => ColumnKind, { description: 'What it holds; of a column that is there as it is.' })
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
