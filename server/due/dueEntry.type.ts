import { LocalDateResolver } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { DueCount, GroupCounts } from '../../domain/due/counts.ts';
import { type GivenEvent, NOTE_MAX_LENGTH } from '../../domain/due/eventProblems.ts';
import { DueState } from '../../domain/due/states.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { type Rank, Section } from '../../domain/values.ts';
import { connectionType } from '../api/connection.ts';
import { Keys } from '../api/keysDirective.ts';
import { sharedFields } from '../api/sharedFields.ts';
import { ListedSoldier } from '../readiness/lists.type.ts';
import { SoldierField } from '../records/soldiers/soldierField.ts';
import { SoldierName } from '../records/soldiers/soldierName.type.ts';
import { RequirementType } from './requirement.type.ts';

const EventField = sharedFields({
  doneOn: { type: () => LocalDateResolver, description: 'The day, today or before.' },
  expiresOn: {
    type: () => LocalDateResolver,
    nullable: true,
    description: 'The day on which it is due again, for a requirement with fixed days; null for others.',
  },
  forRecord: {
    type: () => Boolean,
    description:
      "Whether it is for record. Otherwise it is diagnostic: it shows only in the series, and doesn't count.",
  },
  score: { type: () => Int, nullable: true, description: 'The score, for a requirement with scores.' },
  level: { type: () => String, nullable: true, description: 'The level, for a requirement with levels.' },
  passed: {
    type: () => Boolean,
    nullable: true,
    description:
      'Whether it was passed, for a requirement with pass or fail, and for a requirement that sets the fitness test.',
  },
  note: `A note of one line, at most ${NOTE_MAX_LENGTH} characters; empty for none. Medical matters have no notes.`,
});

@ObjectType('DueEvent', { description: 'An event of a requirement.', simpleResolvers: true })
export class DueEventType implements GivenEvent {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Int, {
    description:
      'Grows with each correction. A correction needs the current version; an outdated one is refused with CONFLICT.',
  })
  version!: number;

  @EventField() doneOn!: LocalDate;
  @EventField() expiresOn!: LocalDate | null;
  @EventField() forRecord!: boolean;
  @EventField() score!: number | null;
  @EventField() level!: string | null;
  @EventField() passed!: boolean | null;
  @EventField() note!: string;

  @Field({ description: 'Whether its result fails.' })
  failed!: boolean;

  @Field(() => SoldierName, { nullable: true, description: 'Who entered it; null if their record is gone.' })
  by!: SoldierName | null;
}

@ObjectType({ description: 'How a requirement stands with a soldier on a day.', simpleResolvers: true })
export class DueStanding {
  @Keys('READINESS')
  @Field(() => ID, { description: 'The id of the requirement.' })
  requirementId!: string;

  @Keys('READINESS')
  @Field(() => DueState, { description: 'The state.' })
  state!: DueState;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description:
      'The last day on which it is met, or by which it has to be done. For a failed event, the day of the event. Null if no day is known.',
  })
  dueOn!: LocalDate | null;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The first day on which it is overdue, after the days of grace; null if no day is known.',
  })
  overdueFrom!: LocalDate | null;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The last day of an excuse in force; null if there is none.',
  })
  excusedUntil!: LocalDate | null;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The day of the counting event; null if it was never done.',
  })
  doneOn!: LocalDate | null;

  @Keys('READINESS')
  @Field(() => String, {
    nullable: true,
    description: "The counting event's result as people say it: 38, Pass, Class 2; null for none.",
  })
  result!: string | null;

  @Keys('READINESS')
  @Field(() => String, {
    nullable: true,
    description:
      "The record's value if it differs from the latest event for record, or if there is none. It was typed, so it has no date. As people say it: 38, Licensed. Null if it does not differ.",
  })
  typed!: string | null;
}

@ObjectType({ description: 'A requirement of a soldier, with its events.', simpleResolvers: true })
export class DueSeries {
  @Field(() => RequirementType, { description: 'The requirement.' })
  requirement!: RequirementType;

  @Field(() => DueStanding, { description: 'How it stands today.' })
  standing!: DueStanding;

  @Field(() => [DueEventType], { description: 'Its events, the latest first.' })
  events!: DueEventType[];

  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The last day of the excuse in the record, even if it is over; null if there is none.',
  })
  excuse!: LocalDate | null;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description:
      'The day by which it has to be done for the first time. Staff enter it for a requirement with fixed days. Null for none.',
  })
  firstDueOn!: LocalDate | null;
}

@ObjectType({ description: 'A soldier with their requirements and events.', simpleResolvers: true })
class DueSeriesOfSoldier {
  @Field(() => ID, { description: 'The id of the soldier.' })
  soldierId!: string;

  @SoldierField() rank!: Rank;
  @SoldierField() firstName!: string;
  @SoldierField() middleName!: string;
  @SoldierField() lastName!: string;

  @Field(() => [DueSeries], {
    description:
      'The requirements that apply to them today, or that have events or an excuse in the record, in their order.',
  })
  series!: DueSeries[];
}

@ObjectType({
  description: "A page of everybody's requirements and events, by last name, then first name.",
  simpleResolvers: true,
})
export class DueSeriesConnection extends connectionType(DueSeriesOfSoldier, 'DueSeriesOfSoldier') {}

@ObjectType({ description: 'How all requirements stand with a soldier.', simpleResolvers: true })
class DueRow {
  @Keys('READINESS')
  @Field(() => ListedSoldier, { description: 'The soldier.' })
  soldier!: ListedSoldier;

  @Keys('READINESS')
  @Field(() => [DueStanding], { description: 'One per requirement, in their order.' })
  standings!: DueStanding[];
}

@ObjectType('DueGroupCounts', {
  description:
    'How many are in each of four groups. Each person counts once, in the first group that fits; the four add up to everybody.',
  simpleResolvers: true,
})
export class GroupCountsType implements GroupCounts {
  @Keys('COUNTS')
  @Field(() => Int, { description: 'Something is failed or overdue.' })
  notCurrent!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'Something done before is due soon, or late within its days of grace.' })
  dueSoon!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'Something was never done, and is not overdue yet.' })
  toDo!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'Everything is current, excused or not required.' })
  current!: number;
}

@ObjectType('DueCount', {
  description: 'How the people who have to meet one requirement stand with it.',
  simpleResolvers: true,
})
export class DueCountType implements DueCount {
  @Keys('COUNTS')
  @Field(() => ID, { description: 'The id of the requirement.' })
  requirementId!: string;

  @Keys('COUNTS')
  @Field(() => Section, { nullable: true, description: 'The section; null for the whole unit.' })
  section!: Section | null;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'How many people have to meet it, including the excused.' })
  asked!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'How many are failed or overdue.' })
  notCurrent!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'How many are due soon.' })
  dueSoon!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'How many have never done it and are not overdue yet.' })
  toDo!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'How many are current.' })
  current!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'How many are excused.' })
  excused!: number;

  @Keys('COUNTS')
  @Field(() => Int, {
    nullable: true,
    description:
      'Current and due soon, in percent of everybody who is neither excused nor to do. Rounded, but 100 only if it is all of them. Null if there is nobody to count.',
  })
  percent!: number | null;
}

@ObjectType({
  description: "Everybody's status for every requirement in use, as of a day.",
  simpleResolvers: true,
})
export class DueOverview {
  @Keys('READINESS')
  @Field(() => LocalDateResolver, { description: 'The day.' })
  day!: LocalDate;

  @Keys('READINESS')
  @Field(() => [RequirementType], { description: 'The requirements in use on that day, in their order.' })
  requirements!: readonly RequirementType[];

  @Keys('READINESS')
  @Field({
    description: 'Whether medical requirements are left out of everything below, as they are for a program key.',
  })
  withoutMedical!: boolean;

  @Keys('READINESS')
  @Field(() => GroupCountsType, { description: 'How everybody stands across all of these requirements.' })
  people!: GroupCounts;

  @Keys('READINESS')
  @Field(() => [DueCountType], {
    description: 'For each requirement, the whole unit and then each section that has people.',
  })
  counts!: readonly DueCountType[];

  @Keys('READINESS')
  @Field(() => [DueRow], { description: 'Everybody in the unit on that day, by position in the unit.' })
  rows!: DueRow[];
}

@InputType({ description: 'An event of a requirement.' })
export class DueEventInput {
  @EventField() doneOn!: LocalDate;
  @EventField() expiresOn?: LocalDate | null;
  @EventField({ defaultValue: true }) forRecord!: boolean;
  @EventField() score?: number | null;
  @EventField() level?: string | null;
  @EventField() passed?: boolean | null;
  @EventField({ defaultValue: '' }) note!: string;
}

@InputType({ description: "One soldier's event among several." })
export class AddDueEventRow {
  @Field(() => ID, { description: 'The soldier.' })
  soldierId!: string;

  @Field(() => DueEventInput, { description: 'The event.' })
  event!: DueEventInput;
}

@ObjectType({ description: 'Why something was not saved.', simpleResolvers: true })
class DueRefusal {
  @Field(() => String, { description: 'NOT_FOUND, BAD_USER_INPUT or CONFLICT.' })
  code!: ErrorCode;

  @Field({ description: 'The text for people.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'For BAD_USER_INPUT, the field of the event.' })
  field!: string | null;
}

@ObjectType({ description: "The result of one soldier's event among several.", simpleResolvers: true })
export class AddedDueEvent {
  @Field(() => ID, { description: 'The soldier.' })
  soldierId!: string;

  @Field(() => DueStanding, {
    nullable: true,
    description: 'How the requirement stands today; null if nothing was saved.',
  })
  standing!: DueStanding | null;

  @Field(() => DueRefusal, { nullable: true, description: 'Null if it was saved.' })
  refusal!: DueRefusal | null;
}
