import { LocalDateResolver } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import type { LocalDate } from '../../../domain/localDate.ts';
import { Grade, Rank, Role, Section, Team } from '../../../domain/values.ts';
import { SOLDIER_FIELD } from './soldierDescriptions.ts';
import './values.enum.ts';

@InputType({
  description: 'Changes to a record. A field that is left out or null stays as it is, except that null clears a date.',
})
export class UpdateSoldierInput {
  @Field(() => String, { nullable: true, description: SOLDIER_FIELD.firstName })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: SOLDIER_FIELD.middleName })
  middleName?: string | null;

  @Field(() => String, { nullable: true, description: SOLDIER_FIELD.lastName })
  lastName?: string | null;

  @Field(() => Rank, { nullable: true, description: SOLDIER_FIELD.rank })
  rank?: Rank | null;

  @Field(() => Grade, { nullable: true, description: SOLDIER_FIELD.grade })
  grade?: Grade | null;

  @Field(() => LocalDateResolver, { nullable: true, description: SOLDIER_FIELD.pebd })
  pebd?: LocalDate | null;

  @Field(() => LocalDateResolver, { nullable: true, description: SOLDIER_FIELD.dor })
  dor?: LocalDate | null;

  @Field(() => LocalDateResolver, { nullable: true, description: SOLDIER_FIELD.ets })
  ets?: LocalDate | null;

  @Field(() => Section, { nullable: true, description: SOLDIER_FIELD.section })
  section?: Section | null;

  @Field(() => Team, { nullable: true, description: SOLDIER_FIELD.team })
  team?: Team | null;

  @Field(() => Role, { nullable: true, description: SOLDIER_FIELD.role })
  role?: Role | null;

  @Field(() => Int, { nullable: true, description: SOLDIER_FIELD.acftScore })
  acftScore?: number | null;

  @Field(() => Boolean, { nullable: true, description: SOLDIER_FIELD.acftPass })
  acftPass?: boolean | null;

  @Field(() => Int, { nullable: true, description: SOLDIER_FIELD.m4Qual })
  m4Qual?: number | null;

  @Field(() => Boolean, { nullable: true, description: SOLDIER_FIELD.dlc1Complete })
  dlc1Complete?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: SOLDIER_FIELD.blcComplete })
  blcComplete?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: SOLDIER_FIELD.dlc2Complete })
  dlc2Complete?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: SOLDIER_FIELD.alcComplete })
  alcComplete?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: SOLDIER_FIELD.dlc3Complete })
  dlc3Complete?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: SOLDIER_FIELD.slcComplete })
  slcComplete?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: SOLDIER_FIELD.jfoQualified })
  jfoQualified?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: SOLDIER_FIELD.driversLicense })
  driversLicense?: boolean | null;
}

@InputType({
  description:
    "One's own new record. What is left out is UNASSIGNED (section, team, role), 0 (scores), true (acftPass), false (courses, JFO, license) or no date.",
})
export class CreateSoldierInput extends UpdateSoldierInput {
  @Field(() => String, { description: SOLDIER_FIELD.firstName })
  declare firstName: string;

  @Field(() => String, { description: SOLDIER_FIELD.middleName })
  declare middleName: string;

  @Field(() => String, { description: SOLDIER_FIELD.lastName })
  declare lastName: string;

  @Field(() => Rank, { description: SOLDIER_FIELD.rank })
  declare rank: Rank;

  @Field(() => Grade, { description: SOLDIER_FIELD.grade })
  declare grade: Grade;
}
