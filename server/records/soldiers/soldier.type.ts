import { LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DISPLAY_MONTH_DAYS, DISPLAY_YEAR_DAYS, SCHOOLS_PER_RECORD } from '../../../domain/constants.ts';
import { LoginState } from '../../../domain/identity/loginState.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { FIELD_NAMES, type NumberName, type PlainFields } from '../../../domain/record/fields.ts';
import { DepartureReason, Membership } from '../../../domain/record/membership.ts';
import type { OwnValue } from '../../../domain/record/ownFields.ts';
import type { ConditionProgress } from '../../../domain/record/promotion.ts';
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
    DISABLED: { description: 'Staff disabled the login.' },
  },
});

@ObjectType('ServiceTime', {
  description: `A length of time in the service, as shown: years of ${DISPLAY_YEAR_DAYS} days, months of ${DISPLAY_MONTH_DAYS} days.`,
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

@ObjectType('ConditionProgress', {
  description: 'How far a soldier is with one condition of promotion.',
  simpleResolvers: true,
})
class ConditionProgressType implements ConditionProgress {
  @Keys('READINESS')
  @Field({ description: 'In words: `66 of 72 months in service`, `DLC 2 not complete`.' })
  text!: string;

  @Keys('READINESS')
  @Field(() => Int, {
    description:
      'Whole calendar months that have passed, which may be more than needed; for a course 1 once it is complete, otherwise 0.',
  })
  done!: number;

  @Keys('READINESS')
  @Field(() => Int, { description: 'The months that are needed; 1 for a course.' })
  of!: number;
}

@ObjectType('ReadinessFinding', {
  description: 'Whether a soldier is on one of the readiness lists, and why.',
  simpleResolvers: true,
})
export class ReadinessFindingType {
  @Keys('READINESS')
  @Field(() => ReadinessList, { description: 'The list.' })
  list!: ReadinessList;

  @Keys('READINESS')
  @Field({ description: "The list's title." })
  title!: string;

  @Keys('READINESS')
  @Field({ description: 'True if the soldier is on the list.' })
  listed!: boolean;

  @Keys('READINESS')
  @Field({ description: 'The deciding rule, in words.' })
  rule!: string;

  @Keys('READINESS')
  @Field({ description: "The soldier's own value that the rule checks, in words." })
  value!: string;

  @Keys('READINESS')
  @Field(() => [String], { description: 'What is missing; empty if nothing is.' })
  missing!: readonly string[];

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The first day on which the soldier would be listed, if only time is lacking; otherwise null.',
  })
  from!: LocalDate | null;

  @Keys('READINESS')
  @Field(() => [ConditionProgressType], {
    description:
      'How far the soldier is with each condition of the nearest way to be promotable; empty on all other lists.',
  })
  progress!: readonly ConditionProgress[];

  @Keys('READINESS')
  @Field(() => String, {
    nullable: true,
    description: 'What would take the soldier off a list of shortcomings; null if not on one.',
  })
  whatToDo!: string | null;
}

@ObjectType('OwnValue', {
  description: "A record's value in a unit field.",
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

@ObjectType('Departure', { description: "A soldier's departure from the unit, past or ahead.", simpleResolvers: true })
export class DepartureType {
  @Field(() => LocalDateResolver, { description: 'The last day in the unit.' })
  lastDay!: LocalDate;

  @Field(() => DepartureReason, { description: 'Why they leave.' })
  reason!: DepartureReason;
}

@ObjectType('Soldier', {
  description: 'A personnel record. Its owner and staff may read it.',
  simpleResolvers: true,
})
class SoldierObject {
  @SoldierField() id!: string;

  @Field(() => Int, {
    description:
      "Starts at 1 and grows with each change of the record's own fields, not of its schools, rights or login. A change of the record needs it; an outdated one is refused with CONFLICT.",
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

  @Field(() => Membership, { description: 'Their relation to the unit today.' })
  membership!: Membership;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description:
      'The gain date: the first day in the unit, which may be past. Null for somebody who has always been in the unit.',
  })
  arrivesOn!: LocalDate | null;

  @Field(() => DepartureType, {
    nullable: true,
    description: 'When and why they leave the unit, or left it; null unless somebody entered it with outProcess.',
  })
  departure!: DepartureType | null;

  @Field(() => [SchoolType], {
    description: `Scheduled schools by first day, including past ones, at most ${SCHOOLS_PER_RECORD}.`,
  })
  schools!: SchoolType[];

  @Field(() => ServiceTimeType, { nullable: true, description: 'Time from PEBD to today; null without a PEBD.' })
  timeInService!: ServiceTimeType | null;

  @Field(() => ServiceTimeType, {
    nullable: true,
    description: 'Time from the date of rank to today; null without a date of rank.',
  })
  timeInGrade!: ServiceTimeType | null;

  @Field(() => String, { ...PROMISED, description: 'The name of the fitness test of `acftScore` and `acftPass`.' })
  acftTest!: string | Promise<string>;

  @Field(() => String, { ...PROMISED, description: 'The name of the rifle qualification of `m4Qual`.' })
  m4Test!: string | Promise<string>;

  @SoldierField() pastEts!: boolean;

  @Auth('STAFF')
  @Field(() => String, {
    ...PROMISED,
    nullable: true,
    description:
      'First name, if somebody else in the unit has the same rank and last name; with the middle name if they also have the same first name. Otherwise null.',
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
      'The values of the unit fields that the caller may see, in the order of the unit fields, without empty ones. Only the last four digits of a DoD ID.',
  })
  own!: Promise<OwnValueType[]>;

  @Field(() => [DataIssueType], {
    ...PROMISED,
    description:
      "What is odd or missing in the record on the unit's calendar day, in the order of the forms. It does not stop a save.",
  })
  dataIssues!: Promise<DataIssueType[]>;
}

addFields(SoldierObject.prototype, FIELD_NAMES);

/** The record in the schema, which also has the fields of the table. */
export const SoldierType = SoldierObject;
export type SoldierType = SoldierObject & Omit<PlainFields, NumberName> & Record<NumberName, number>;
