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
      'Whether it is for record. Otherwise it is for diagnosis: it stands in the series alone, and counts for nothing.',
  },
  score: { type: () => Int, nullable: true, description: 'The score, of a requirement with one.' },
  level: { type: () => String, nullable: true, description: 'The level, of a requirement with levels.' },
  passed: {
    type: () => Boolean,
    nullable: true,
    description:
      'Whether it was passed, of a requirement that is passed or failed, and of the one that sets the fitness test.',
  },
  note: `A remark of one line, ${NOTE_MAX_LENGTH} characters at most; empty for none, as it is of a medical matter.`,
});

@ObjectType('DueEvent', { description: 'An event of a requirement.', simpleResolvers: true })
export class DueEventType implements GivenEvent {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Int, {
    description: 'Grows with each correction, which takes it, and is refused with CONFLICT where it is outdated.',
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

  @Field(() => SoldierName, { nullable: true, description: 'Who entered it; null where their record is gone.' })
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
      'The last day on which it is met, or by which it is to be done; of what failed, the day of the event; null where no day says so.',
  })
  dueOn!: LocalDate | null;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The first day on which it is overdue, after its days of grace; null where no day says so.',
  })
  overdueFrom!: LocalDate | null;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The last day of an excuse that holds; null without one.',
  })
  excusedUntil!: LocalDate | null;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The day of the event that counts; null where it was never done.',
  })
  doneOn!: LocalDate | null;

  @Keys('READINESS')
  @Field(() => String, {
    nullable: true,
    description: 'The result of that event as people say it: 38, Pass, Class 2; null for none.',
  })
  result!: string | null;

  @Keys('READINESS')
  @Field(() => String, {
    nullable: true,
    description:
      'What the record says where it differs from the latest event for record, or there is none: it was typed, and has no date. As people say it: 38, Licensed. Null where it does not differ.',
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
    description: 'The last day of the excuse that the record holds, also of one that is over; null without one.',
  })
  excuse!: LocalDate | null;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description:
      'The day by which it is to be done for the first time, which staff enter for a requirement with fixed days; null for none.',
  })
  firstDueOn!: LocalDate | null;
}

@ObjectType({ description: 'Somebody with their requirements and events.', simpleResolvers: true })
class DueSeriesOfSoldier {
  @Field(() => ID, { description: 'The id of the soldier.' })
  soldierId!: string;

  @SoldierField() rank!: Rank;
  @SoldierField() firstName!: string;
  @SoldierField() middleName!: string;
  @SoldierField() lastName!: string;

  @Field(() => [DueSeries], {
    description:
      'The requirements that are asked of them today, or of which the record holds events or an excuse, in their order.',
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
  @Field(() => ListedSoldier, { description: 'Who.' })
  soldier!: ListedSoldier;

  @Keys('READINESS')
  @Field(() => [DueStanding], { description: 'One for each requirement, in their order.' })
  standings!: DueStanding[];
}

@ObjectType('DueGroupCounts', {
  description:
    'How many are in each of four groups. Each person counts once, in the first that fits; the four add up to all.',
  simpleResolvers: true,
})
export class GroupCountsType implements GroupCounts {
  @Keys('READINESS')
  @Field(() => Int, { description: 'Something is failed or overdue.' })
  notCurrent!: number;

  @Keys('READINESS')
  @Field(() => Int, { description: 'Something that was done before is due soon, or late within its days of grace.' })
  dueSoon!: number;

  @Keys('READINESS')
  @Field(() => Int, { description: 'Something was never done, and is not overdue yet.' })
  toDo!: number;

  @Keys('READINESS')
  @Field(() => Int, { description: 'Everything is current, excused or not required.' })
  current!: number;
}

@ObjectType('DueCount', {
  description: 'How one requirement stands with the people of whom it is asked.',
  simpleResolvers: true,
})
class DueCountType implements DueCount {
  @Keys('READINESS')
  @Field(() => ID, { description: 'The id of the requirement.' })
  requirementId!: string;

  @Keys('READINESS')
  @Field(() => Section, { nullable: true, description: 'In which section; null for the whole unit.' })
  section!: Section | null;

  @Keys('READINESS')
  @Field(() => Int, { description: 'Of how many it is asked, the excused included.' })
  asked!: number;

  @Keys('READINESS')
  @Field(() => Int, { description: 'How many are failed or overdue.' })
  notCurrent!: number;

  @Keys('READINESS')
  @Field(() => Int, { description: 'How many are due soon.' })
  dueSoon!: number;

  @Keys('READINESS')
  @Field(() => Int, { description: 'How many have never done it, and are not overdue yet.' })
  toDo!: number;

  @Keys('READINESS')
  @Field(() => Int, { description: 'How many are current.' })
  current!: number;

  @Keys('READINESS')
  @Field(() => Int, { description: 'How many are excused.' })
  excused!: number;

  @Keys('READINESS')
  @Field(() => Int, {
    nullable: true,
    description:
      'How many are current or due soon, in percent of those who are neither excused nor to do; rounded, but 100 only if it is all. Null where there are none.',
  })
  percent!: number | null;
}

@ObjectType({
  description: 'How all requirements in use stand with everybody in the unit on a day.',
  simpleResolvers: true,
})
export class DueOverview {
  @Keys('READINESS')
  @Field(() => LocalDateResolver, { description: 'The day.' })
  day!: LocalDate;

  @Keys('READINESS')
  @Field(() => [RequirementType], { description: 'The requirements that are in use on that day, in their order.' })
  requirements!: readonly RequirementType[];

  @Keys('READINESS')
  @Field({
    description: "Whether medical requirements are left out of all that follows, as they are for a program's key.",
  })
  withoutMedical!: boolean;

  @Keys('READINESS')
  @Field(() => GroupCountsType, { description: 'How everybody stands with all of these requirements together.' })
  people!: GroupCounts;

  @Keys('READINESS')
  @Field(() => [DueCountType], {
    description: 'For each requirement, the whole unit and then each section that has anybody.',
  })
  counts!: readonly DueCountType[];

  @Keys('READINESS')
  @Field(() => [DueRow], { description: 'Everybody who belongs to the unit on that day, by position in the unit.' })
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

  @Field(() => DueEventInput, { description: 'What was done.' })
  event!: DueEventInput;
}

@ObjectType({ description: 'Why something was not saved.', simpleResolvers: true })
class DueRefusal {
  @Field(() => String, { description: 'NOT_FOUND, BAD_USER_INPUT or CONFLICT.' })
  code!: ErrorCode;

  @Field({ description: 'The sentence for the person.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'For BAD_USER_INPUT, the field of the event.' })
  field!: string | null;
}

@ObjectType({ description: "What became of one soldier's event among several.", simpleResolvers: true })
export class AddedDueEvent {
  @Field(() => ID, { description: 'The soldier.' })
  soldierId!: string;

  @Field(() => DueStanding, {
    nullable: true,
    description: 'How the requirement stands today; null where nothing was saved.',
  })
  standing!: DueStanding | null;

  @Field(() => DueRefusal, { nullable: true, description: 'Null where it is saved.' })
  refusal!: DueRefusal | null;
}
