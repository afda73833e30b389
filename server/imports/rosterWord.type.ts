import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ROSTER_WORD_MAX_LENGTH } from '../../domain/roster/rosterWordRules.ts';

const COLUMN =
  'The column that the word stands in, as a field of `RosterRowInput` or `own.` and the id of a column; null for a heading.';
const TEXT = `As it stands in the file, 1 to ${ROSTER_WORD_MAX_LENGTH} characters. Letter case, blanks and punctuation do not count.`;
const VALUE =
  'What the cell is read as, or the column that the heading names (also `name` for whole names); null where it is left out.';

@InputType({ description: 'What a word or a heading of a roster means.' })
export class RosterWordInput {
  @Field(() => String, { nullable: true, description: COLUMN })
  column?: string | null;

  @Field({ description: TEXT })
  text!: string;

  @Field(() => String, { nullable: true, description: VALUE })
  value?: string | null;
}

@ObjectType('RosterWord', {
  description: 'What staff said that a word or a heading of a roster means, remembered for the unit.',
  simpleResolvers: true,
})
export class RosterWordType {
  @Field(() => ID, { description: 'By which it is forgotten.' })
  id!: string;

  @Field(() => String, { nullable: true, description: COLUMN })
  column!: string | null;

  @Field({ description: TEXT })
  text!: string;

  @Field(() => String, { nullable: true, description: VALUE })
  value!: string | null;
}
