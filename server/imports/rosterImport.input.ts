import { Field, InputType } from 'type-graphql';
import { SCORE_MAX } from '../../domain/constants.ts';
import { ROSTER_MAX_ROWS } from '../../domain/roster/rosterPlan.ts';
import { DAYS } from '../records/soldiers/soldierDescriptions.ts';
import { DAY_GIVEN, ImportInput, ImportRowInput } from './import.input.ts';

const DAY = `${DAYS} ${DAY_GIVEN}; NONE for no date.`;
const YES_NO = 'yes, y, true, x or 1; no, n, false or 0.';
const SCORE = `0 to ${SCORE_MAX}.`;
const COURSE = `Whether this course is complete, in place of \`courses\`: ${YES_NO}`;

@InputType({
  description:
    'A row of a roster, as the texts that stand there. A field left out, null or blank says nothing: the record keeps what it has, and a new one takes its default. Lists are read as people see them (BN STAFF, 1, 2LT) or as this API names them.',
})
export class RosterRowInput extends ImportRowInput {
  @Field(() => String, { nullable: true, description: 'Required.' })
  firstName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The three names together say who it is. May be left out for whoever is the only one with the other two; required for a new record.',
  })
  middleName?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Required for a new record. PVT to CPT.' })
  rank?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E1 to E7, O1 to O3. Left out: the usual one of a new rank; required for a new CDT.',
  })
  grade?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'BN STAFF, ALPHA, BRAVO, CHARLIE, DELTA or UNASSIGNED. If it changes, give a team and a role that it has.',
  })
  section?: string | null;

  @Field(() => String, { nullable: true, description: 'One that the section has; may be left out where it has one.' })
  team?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'One that the section and team have. A staff role brings staff rights (if somebody owns the record, once staff approve); any other ends them.',
  })
  role?: string | null;

  @Field(() => String, { nullable: true, description: `Pay entry base date. ${DAY}` })
  pebd?: string | null;

  @Field(() => String, { nullable: true, description: `Date of rank. ${DAY}` })
  dor?: string | null;

  @Field(() => String, { nullable: true, description: `Expiration of term of service. ${DAY}` })
  ets?: string | null;

  @Field(() => String, { nullable: true, description: SCORE })
  acftScore?: string | null;

  @Field(() => String, { nullable: true, description: `${YES_NO} Also pass or go, fail or no-go.` })
  acftPass?: string | null;

  @Field(() => String, { nullable: true, description: SCORE })
  m4Qual?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The courses that are complete, as DLC 1, BLC; or NONE. A course that is not among them stays as it is.',
  })
  courses?: string | null;

  @Field(() => String, { nullable: true, description: COURSE })
  dlc1Complete?: string | null;

  @Field(() => String, { nullable: true, description: COURSE })
  blcComplete?: string | null;

  @Field(() => String, { nullable: true, description: COURSE })
  dlc2Complete?: string | null;

  @Field(() => String, { nullable: true, description: COURSE })
  alcComplete?: string | null;

  @Field(() => String, { nullable: true, description: COURSE })
  dlc3Complete?: string | null;

  @Field(() => String, { nullable: true, description: COURSE })
  slcComplete?: string | null;

  @Field(() => String, { nullable: true, description: `Qualified as a joint fires observer: ${YES_NO}` })
  jfo?: string | null;

  @Field(() => String, { nullable: true, description: `Licensed to drive military vehicles: ${YES_NO}` })
  license?: string | null;
}

@InputType({ description: 'A roster out of a file.' })
export class ImportSoldiersInput extends ImportInput {
  @Field(() => [RosterRowInput], { description: `The rows of the file, 1 to ${ROSTER_MAX_ROWS}.` })
  rows!: RosterRowInput[];
}
