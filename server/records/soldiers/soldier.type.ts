import { LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DISPLAY_MONTH_DAYS, DISPLAY_YEAR_DAYS, SCHOOLS_PER_RECORD } from '../../../domain/constants.ts';
import { LoginState } from '../../../domain/identity/loginState.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { FIELD_NAMES, type NumberName, type PlainFields } from '../../../domain/record/fields.ts';
import { DepartureReason, Membership } from '../../../domain/record/membership.ts';
import type { OwnValue } from '../../../domain/record/ownFields.ts';
import { ReadinessList } from '../../../domain/values.ts';
import { Auth } from '../../api/authDirective.ts';
import { Keys } from '../../api/keysDirective.ts';
import { PROMISED } from '../../api/promised.ts';
import { SchoolType } from '../schools/school.type.ts';
import { DataIssueType } from './dataIssue.type.ts';
import { addFields, SOLDIER_FIELDS, SoldierField } from './soldierField.ts';

registerEnumType(LoginState, {
  name: 'LoginState',
  description: 'Whether a soldier can sign in.',
  valuesConfig: {
    NONE: { description: 'The record belongs to no login: it was imported, or its owner deleted the login.' },
    WORKING: { description: 'The soldier can sign in.' },
    DISABLED: { description: 'Staff have disabled the login.' },
  },
});

@ObjectType('ServiceTime', {
  description: `A length of time in the service, as it is shown: years of ${DISPLAY_YEAR_DAYS} days, months of ${DISPLAY_MONTH_DAYS} days.`,
  simpleResolvers: true,
})
class ServiceTimeType {
  @Field(() => Int, { description: `Whole years of ${DISPLAY_YEAR_DAYS} days.` })
  years!: number;

  @Field(() => Int, { description: `Whole months of ${DISPLAY_MONTH_DAYS} days beyond the years, 0 to 12.` })
  months!: number;

  @Field(() => Int, { description: 'Days beyond the months, 0 to 29.' })
  days!: number;
}

@ObjectType('ReadinessFinding', {
  description: 'Whether a soldier is on one of the readiness lists, and why.',
  simpleResolvers: true,
})
export class ReadinessFindingType {
  @Keys('READINESS')
  @Field(() => ReadinessList, { description: 'Which of the lists it is about.' })
  list!: ReadinessList;

  @Keys('READINESS')
  @Field({ description: "The list's title." })
  title!: string;

  @Keys('READINESS')
  @Field({ description: 'True when the soldier is on the list.' })
  listed!: boolean;

  @Keys('READINESS')
  @Field({ description: 'The rule that decides, in words.' })
  rule!: string;

  @Keys('READINESS')
  @Field({ description: "The soldier's own value that the rule looks at, in words." })
  value!: string;

  @Keys('READINESS')
  @Field(() => [String], { description: 'What is missing; empty when nothing is.' })
  missing!: readonly string[];

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description:
      'The first day on which the soldier would be listed, when time is all that is lacking; otherwise null.',
  })
  from!: LocalDate | null;

  @Keys('READINESS')
  @Field(() => String, {
    nullable: true,
    description: 'What would take the soldier off a list of shortcomings; null when not on one.',
  })
  whatToDo!: string | null;
}

@ObjectType('OwnValue', {
  description: 'What a record holds in a unit field.',
  simpleResolvers: true,
})
export class OwnValueType implements OwnValue {
  @Field(() => ID, { description: 'The id of the unit field.' })
  unitField!: string;

  @Field({
    description:
      'In the one form of its kind: yes or no, a day as 2026-01-05, a number as 12.5, one of the choices, or a text.',
  })
  value!: string;
}

@ObjectType('Departure', { description: 'That somebody leaves the unit, or has left it.', simpleResolvers: true })
export class DepartureType {
  @Field(() => LocalDateResolver, { description: 'The last day in the unit, which still counts.' })
  lastDay!: LocalDate;

  @Field(() => DepartureReason, { description: 'Why they leave.' })
  reason!: DepartureReason;
}

@ObjectType('Soldier', {
  description: 'A personnel record. Readable by its owner and by staff.',
  simpleResolvers: true,
})
class SoldierObject {
  @SoldierField() id!: string;

  @Field(() => Int, {
    description:
      "Starts at 1 and grows with each change of the record's own fields, not of its schools, rights or login. What changes the record takes it, and refuses an outdated one with CONFLICT.",
  })
  version!: number;

  @SoldierField() unitPosition!: number;
  @SoldierField() isStaff!: boolean;

  @Field({
    description: `${SOLDIER_FIELDS.awaitsStaffApproval.description} Staff decide with approveStaffRole or declineStaffRole.`,
  })
  awaitsStaffApproval!: boolean;

  @Field(() => LoginState, { description: 'Whether the soldier can sign in; staff change it with setLoginDisabled.' })
  loginState!: LoginState;

  @Field(() => Membership, { description: 'Whether they belong to the unit today.' })
  membership!: Membership;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The gain date: the first day in the unit, which may be over; null for whoever has always been there.',
  })
  arrivesOn!: LocalDate | null;

  @Field(() => DepartureType, {
    nullable: true,
    description: 'When and why they leave the unit, or left it; null while nobody has said so with outProcess.',
  })
  departure!: DepartureType | null;

  @Field(() => [SchoolType], {
    description: `Scheduled schools by first day, past ones included, ${SCHOOLS_PER_RECORD} at most.`,
  })
  schools!: SchoolType[];

  @Field(() => ServiceTimeType, { nullable: true, description: 'Time from PEBD to today; null without a PEBD.' })
  timeInService!: ServiceTimeType | null;

  @Field(() => ServiceTimeType, {
    nullable: true,
    description: 'Time from the date of rank to today; null without a date of rank.',
  })
  timeInGrade!: ServiceTimeType | null;

  @Field(() => String, { description: 'What the fitness test is called that `acftScore` and `acftPass` are of.' })
  acftTest!: string | Promise<string>;

  @Field(() => String, { description: 'What the rifle qualification is called that `m4Qual` is of.' })
  m4Test!: string | Promise<string>;

  @SoldierField() pastEts!: boolean;

  @Auth('STAFF')
  @Field(() => String, {
    ...PROMISED,
    nullable: true,
    description:
      'First name where somebody else in the unit has the same rank and last name, with the middle name where they have the same first name, too; null otherwise.',
  })
  givenName!: Promise<string | null>;

  @Field(() => [ReadinessFindingType], {
    ...PROMISED,
    description: "What each of the unit's readiness lists says about the soldier, in the order of the lists.",
  })
  readiness!: Promise<ReadinessFindingType[]>;

  @Field(() => [OwnValueType], {
    ...PROMISED,
    description:
      'The values of the unit fields that the caller sees, in the order of the unit fields; a unit field without one is left out. Of a DoD ID the last four digits.',
  })
  own!: Promise<OwnValueType[]>;

  @Field(() => [DataIssueType], {
    ...PROMISED,
    description:
      "What is odd or missing in the record on the unit's calendar day, in the order of the forms. None of it stops a save.",
  })
  dataIssues!: Promise<DataIssueType[]>;
}

addFields(SoldierObject.prototype, FIELD_NAMES);

/** The record in the schema, which has the fields of the table as well. */
export const SoldierType = SoldierObject;
export type SoldierType = SoldierObject & Omit<PlainFields, NumberName> & Record<NumberName, number>;
