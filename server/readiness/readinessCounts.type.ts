import { LocalDateResolver } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { PolicyPack } from '../../domain/policy/packs.ts';
import { ETS_WITHIN_DAYS } from '../../domain/record/readinessCounts.ts';
import { ReadinessList } from '../../domain/values.ts';
import { Keys } from '../api/keysDirective.ts';
import { StrengthGauge } from './readiness.type.ts';

@ObjectType({ description: 'How many people are on a readiness list.', simpleResolvers: true })
export class ListCount {
  @Keys('COUNTS')
  @Field(() => ReadinessList, { description: 'Each list of the policy appears once, in order.' })
  list!: ReadinessList;

  @Keys('COUNTS')
  @Field({ description: 'As shown: DLC Incomplete.' })
  title!: string;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'The people on it.' })
  count!: number;
}

@ObjectType({ description: 'How many people have their ETS within a number of days.', simpleResolvers: true })
class EtsCount {
  @Keys('COUNTS')
  @Field(() => Int, { description: `${ETS_WITHIN_DAYS.join(', ')}.` })
  withinDays!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'People whose ETS is on that day or at most this many days later.' })
  count!: number;
}

@ObjectType({ description: 'A part of the unit in numbers.', simpleResolvers: true })
class PartCounts extends StrengthGauge {
  @Keys('COUNTS')
  @Field(() => [ListCount], { description: 'The number of people on each readiness list.' })
  lists!: readonly ListCount[];

  @Keys('COUNTS')
  @Field(() => [EtsCount], {
    description: 'How many people leave the service soon; each number includes the ones before.',
  })
  ets!: readonly EtsCount[];
}

@ObjectType({
  description: "The unit's strength and readiness in numbers, without naming anybody.",
  simpleResolvers: true,
})
export class ReadinessCounts {
  @Keys('COUNTS')
  @Field(() => LocalDateResolver, { description: 'The day of the numbers.' })
  day!: LocalDate;

  @Keys('COUNTS')
  @Field(() => PolicyPack, {
    description: 'The shipped policy that the policy of that day is based on.',
  })
  policy!: PolicyPack;

  @Keys('COUNTS')
  @Field(() => [PartCounts], {
    description:
      'All six: TOTAL, STAFF, ALPHA, BRAVO, CHARLIE, DELTA. TOTAL counts everybody, including people without a section.',
  })
  parts!: readonly PartCounts[];
}
