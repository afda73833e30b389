import { LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { GroupCounts } from '../../domain/due/counts.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { Section } from '../../domain/values.ts';
import { Keys } from '../api/keysDirective.ts';
import { DueCountType, GroupCountsType } from '../due/dueEntry.type.ts';
import { ReadinessMeasures } from '../readiness/readiness.type.ts';
import { ListCount } from '../readiness/readinessCounts.type.ts';

@ObjectType('PartSnapshot', {
  description: 'A part of the unit in numbers, as they were counted on a day.',
  simpleResolvers: true,
})
class PartSnapshotType extends ReadinessMeasures {
  @Keys('COUNTS')
  @Field(() => Section, { nullable: true, description: 'The section; null for everybody.' })
  section!: Section | null;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'The people assigned to it.' })
  filled!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'Its places on that day.' })
  capacity!: number;

  @Keys('COUNTS')
  @Field(() => [ListCount], {
    description: "The number of people on each readiness list of that day, with the list's title today.",
  })
  lists!: readonly ListCount[];

  @Keys('COUNTS')
  @Field(() => GroupCountsType, {
    nullable: true,
    description: 'How its people stood across all requirements; null if there were none.',
  })
  people!: GroupCounts | null;
}

@ObjectType({ description: 'The unit in numbers, as they were counted on a day.', simpleResolvers: true })
export class ReadinessSnapshot {
  @Keys('COUNTS')
  @Field(() => LocalDateResolver, { description: 'The day.' })
  day!: LocalDate;

  @Keys('COUNTS')
  @Field(() => [PartSnapshotType], {
    description: 'Everybody first, then BN STAFF, ALPHA, BRAVO, CHARLIE and DELTA.',
  })
  parts!: readonly PartSnapshotType[];

  @Keys('COUNTS')
  @Field(() => [DueCountType], {
    description: 'The whole unit for each requirement that was in use on that day and still exists.',
  })
  requirements!: readonly DueCountType[];
}

@ObjectType('PolicyChange', {
  description: 'A day on which the policy of the unit became another one.',
  simpleResolvers: true,
})
class PolicyChangeType {
  @Keys('COUNTS')
  @Field(() => LocalDateResolver, { description: 'The day.' })
  day!: LocalDate;

  @Keys('COUNTS')
  @Field(() => [String], { description: 'The names of the rules that changed: Places, Rifle.' })
  changes!: readonly string[];
}

@ObjectType({ description: 'A requirement that snapshots count.', simpleResolvers: true })
class CountedRequirement {
  @Keys('COUNTS')
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Keys('COUNTS')
  @Field({ description: 'Its name today.' })
  name!: string;
}

@ObjectType({ description: "The unit's readiness over time, in numbers.", simpleResolvers: true })
export class ReadinessHistory {
  @Keys('COUNTS')
  @Field(() => [ReadinessSnapshot], {
    description: 'By day. A day without one is missing: no server ran, or nobody was in the unit.',
  })
  snapshots!: readonly ReadinessSnapshot[];

  @Keys('COUNTS')
  @Field(() => [PolicyChangeType], { description: 'The changes of the policy in this time, until today, by day.' })
  policyChanges!: readonly PolicyChangeType[];

  @Keys('COUNTS')
  @Field(() => [CountedRequirement], {
    description: 'The requirements that these snapshots count and that still exist, in the order of the unit.',
  })
  requirements!: readonly CountedRequirement[];

  @Keys('COUNTS')
  @Field({ description: 'Whether medical requirements are left out of everything, as they are for a program key.' })
  withoutMedical!: boolean;
}
