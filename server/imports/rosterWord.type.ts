import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ROSTER_NAME_MAX_LENGTH, ROSTER_WORD_MAX_LENGTH } from '../../domain/roster/rosterWordRules.ts';

const COLUMN =
  'The column that the word stands in, as a field of `RosterRowInput` or `own.` and the id of a unit field; `name` for a whole name, `dayOrder`, `countedDays`, `monthDay` (with the column before the headings), `nameOrder` and `nameRank` for how the days and names of files with the headings in `text` are read; null for a heading.';
const TEXT = `As it stands in the file, 1 to ${ROSTER_WORD_MAX_LENGTH} characters; a name as LAST, FIRST MIDDLE, and the headings of a file, to ${ROSTER_NAME_MAX_LENGTH}. Letter case, blanks and punctuation do not count.`;
const VALUE =
  'What the cell is read as, or the column that the heading names (also `name` for whole names); of a name the id of the record; MONTH_FIRST or DAY_FIRST; `yes` where bare numbers are Excel dates; FIRST, LAST or LEFT_OUT of a month; FIRST_NAME or LAST_NAME for what comes first; COLUMN or NAME for the rank that counts; null where it is left out.';

@InputType({ description: 'What a word or a heading of a roster means, or which record a name belongs to.' })
export class RosterWordInput {
  @Field(() => String, { nullable: true, description: COLUMN })
  column?: string | null;

  @Field({ description: TEXT })
  text!: string;

  @Field(() => String, { nullable: true, description: VALUE })
  value?: string | null;
}

@ObjectType('RosterWord', {
  description:
    'What staff said that a word or a heading of a roster means, or which record a name belongs to, remembered for the unit.',
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
