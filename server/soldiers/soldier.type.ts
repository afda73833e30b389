import { LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { LoginState } from '../../domain/loginState.ts';
import { Grade, Rank, ReadinessList, Role, Section, Team } from '../../domain/values.ts';
import { SchoolType } from '../schools/school.type.ts';
import './values.enum.ts';

registerEnumType(LoginState, {
  name: 'LoginState',
  description: 'NONE: the record belongs to no login. DISABLED: staff have barred it.',
});

@ObjectType('ServiceTime', {
  description: 'A span as it is shown: years of 365 days, months of 30 days.',
  simpleResolvers: true,
})
export class ServiceTimeType {
  @Field(() => Int)
  years!: number;

  @Field(() => Int, { description: '0 to 12.' })
  months!: number;

  @Field(() => Int, { description: '0 to 29.' })
  days!: number;
}

@ObjectType('ReadinessFinding', {
  description: 'Whether a soldier is on one of the readiness lists, and why.',
  simpleResolvers: true,
})
export class ReadinessFindingType {
  @Field(() => ReadinessList)
  list!: ReadinessList;

  @Field({ description: "The list's title." })
  title!: string;

  @Field({ description: 'True when the soldier is on the list.' })
  listed!: boolean;

  @Field({ description: 'The rule that decides, in words.' })
  rule!: string;

  @Field({ description: "The soldier's own value that the rule looks at, in words." })
  value!: string;

  @Field(() => [String], { description: 'What is missing; empty when nothing is.' })
  missing!: readonly string[];

  @Field(() => LocalDateResolver, {
    nullable: true,
    description:
      'The first day on which the soldier would be listed, when time is all that is lacking; otherwise null.',
  })
  from!: LocalDate | null;

  @Field(() => String, {
    nullable: true,
    description: 'What would take the soldier off a list of shortcomings; null when not on one.',
  })
  whatToDo!: string | null;
}

@ObjectType('Soldier', {
  description: 'A personnel record. Readable by its owner and by staff.',
  simpleResolvers: true,
})
export class SoldierType {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Counts the changes, from 1. A save names the version it was made from.' })
  version!: number;

  @Field()
  firstName!: string;

  @Field()
  middleName!: string;

  @Field()
  lastName!: string;

  @Field(() => Rank)
  rank!: Rank;

  @Field(() => Grade)
  grade!: Grade;

  @Field(() => LocalDateResolver, { nullable: true, description: 'Pay entry base date: service time counts from it.' })
  pebd!: LocalDate | null;

  @Field(() => LocalDateResolver, { nullable: true, description: 'Date of rank: time in grade counts from it.' })
  dor!: LocalDate | null;

  @Field(() => LocalDateResolver, { nullable: true, description: 'Expiration of term of service.' })
  ets!: LocalDate | null;

  @Field(() => Section)
  section!: Section;

  @Field(() => Team)
  team!: Team;

  @Field(() => Role)
  role!: Role;

  @Field(() => Int, {
    description:
      'Place in the section, ascending: 1 to 5 battalion staff, 10 to 47 companies, 50 unassigned. Derived from section, team and role.',
  })
  unitPosition!: number;

  @Field(() => Int, { description: 'Army Combat Fitness Test score, 0 to 600.' })
  acftScore!: number;

  @Field({ description: 'Whether the Army Combat Fitness Test was passed.' })
  acftPass!: boolean;

  @Field(() => Int, { description: 'M4 qualification score, 0 to 600; below 23 is a fail.' })
  m4Qual!: number;

  @Field({ description: 'Distributed Leader Course I.' })
  dlc1Complete!: boolean;

  @Field({ description: 'Basic Leader Course.' })
  blcComplete!: boolean;

  @Field({ description: 'Distributed Leader Course II.' })
  dlc2Complete!: boolean;

  @Field({ description: 'Advanced Leader Course.' })
  alcComplete!: boolean;

  @Field({ description: 'Distributed Leader Course III.' })
  dlc3Complete!: boolean;

  @Field({ description: 'Senior Leader Course.' })
  slcComplete!: boolean;

  @Field({ description: 'Qualified as a joint fires observer.' })
  jfoQualified!: boolean;

  @Field({ description: 'Licensed to drive military vehicles.' })
  driversLicense!: boolean;

  @Field({ description: 'Has leadership rights.' })
  isStaff!: boolean;

  @Field({ description: 'Chose a staff role and waits for staff to approve the rights that come with it.' })
  awaitsStaffApproval!: boolean;

  @Field(() => LoginState, { description: 'Whether the soldier can sign in; staff change it with setLoginDisabled.' })
  loginState!: LoginState;

  @Field(() => [SchoolType], { description: 'Scheduled schools by first day.' })
  schools!: SchoolType[];

  @Field(() => ServiceTimeType, { nullable: true, description: 'Time since PEBD; null without one.' })
  timeInService!: ServiceTimeType | null;

  @Field(() => ServiceTimeType, { nullable: true, description: 'Time since the date of rank; null without one.' })
  timeInGrade!: ServiceTimeType | null;

  @Field(() => [ReadinessFindingType], { description: 'All seven readiness lists in their order.' })
  readiness!: ReadinessFindingType[];
}
