import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ROSTER_NAME_MAX_LENGTH, ROSTER_WORD_MAX_LENGTH } from '../../domain/roster/rosterWordRules.ts';

const COLUMN =
  'The column of the word: a field of `RosterRowInput`, or `own.` and the id of a unit field. `name` for a whole name. `dayOrder`, `countedDays`, `monthDay` (with the column before the headings), `nameOrder` and `nameRank` say how to read the days and names of files with the headings in `text`. Null for a heading.';
const TEXT = `The text in the file, 1 to ${ROSTER_WORD_MAX_LENGTH} characters. A name, as LAST, FIRST MIDDLE, or a file's headings may have up to ${ROSTER_NAME_MAX_LENGTH}. Letter case, blanks and punctuation do not count.`;
const VALUE =
  'What the cell is read as, or the column that the heading names (also `name` for whole names). For a name, the id of its record. For reading files: MONTH_FIRST or DAY_FIRST; `yes` if bare numbers are Excel dates; FIRST, LAST or LEFT_OUT for a month without a day; FIRST_NAME or LAST_NAME for what comes first; COLUMN or NAME for the rank that counts. Null if it is left out.';

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
    'What staff said a word or a heading of a roster means, or which record a name belongs to, remembered for the unit.',
  simpleResolvers: true,
})
export class RosterWordType {
  @Field(() => ID, { description: 'The id for forgetting it.' })
  id!: string;

  @Field(() => String, { nullable: true, description: COLUMN })
  column!: string | null;

  @Field({ description: TEXT })
  text!: string;

  @Field(() => String, { nullable: true, description: VALUE })
  value!: string | null;
}
