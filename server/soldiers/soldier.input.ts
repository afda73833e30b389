import { LocalDateResolver } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { Grade, Rank, Role, Section, Team } from '../../domain/values.ts';
import './values.enum.ts';

@InputType({ description: 'Changes to a record. A field left out or null stays as it is, but null clears a date.' })
export class UpdateSoldierInput {
  @Field(() => String, { nullable: true, description: '1 to 60 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: '1 to 60 characters.' })
  middleName?: string | null;

  @Field(() => String, { nullable: true, description: '1 to 60 characters.' })
  lastName?: string | null;

  @Field(() => Rank, { nullable: true })
  rank?: Rank | null;

  @Field(() => Grade, { nullable: true })
  grade?: Grade | null;

  @Field(() => LocalDateResolver, { nullable: true, description: 'Pay entry base date.' })
  pebd?: LocalDate | null;

  @Field(() => LocalDateResolver, { nullable: true, description: 'Date of rank.' })
  dor?: LocalDate | null;

  @Field(() => LocalDateResolver, { nullable: true, description: 'Expiration of term of service.' })
  ets?: LocalDate | null;

  @Field(() => Section, { nullable: true })
  section?: Section | null;

  @Field(() => Team, { nullable: true, description: 'One that the section has.' })
  team?: Team | null;

  @Field(() => Role, { nullable: true, description: 'One that the section and team have.' })
  role?: Role | null;

  @Field(() => Int, { nullable: true, description: '0 to 600.' })
  acftScore?: number | null;

  @Field(() => Boolean, { nullable: true })
  acftPass?: boolean | null;

  @Field(() => Int, { nullable: true, description: '0 to 600.' })
  m4Qual?: number | null;

  @Field(() => Boolean, { nullable: true })
  dlc1Complete?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  blcComplete?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  dlc2Complete?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  alcComplete?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  dlc3Complete?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  slcComplete?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  jfoQualified?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  driversLicense?: boolean | null;
}

@InputType({
  description: "One's own new record. Left out: UNASSIGNED, scores 0, ACFT passed, every course false, no dates.",
})
export class CreateSoldierInput extends UpdateSoldierInput {
  @Field(() => String, { description: '1 to 60 characters.' })
  declare firstName: string;

  @Field(() => String, { description: '1 to 60 characters.' })
  declare middleName: string;

  @Field(() => String, { description: '1 to 60 characters.' })
  declare lastName: string;

  @Field(() => Rank)
  declare rank: Rank;

  @Field(() => Grade)
  declare grade: Grade;
}
