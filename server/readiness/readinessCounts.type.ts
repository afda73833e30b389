import { LocalDateResolver } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { PolicyPack } from '../../domain/policy/packs.ts';
import { ETS_WITHIN_DAYS } from '../../domain/record/readinessCounts.ts';
import { ReadinessList } from '../../domain/values.ts';
import { Keys } from '../api/keysDirective.ts';
import { StrengthGauge } from './readiness.type.ts';

@ObjectType({ description: 'How many people are on a readiness list.', simpleResolvers: true })
class ListCount {
  @Keys('COUNTS')
  @Field(() => ReadinessList, { description: 'Each that the policy has, once, in their order.' })
  list!: ReadinessList;

  @Keys('COUNTS')
  @Field({ description: 'As it is shown: DLC Incomplete.' })
  title!: string;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'The people on it.' })
  count!: number;
}

@ObjectType({ description: 'How many people have their ETS within some days.', simpleResolvers: true })
class EtsCount {
  @Keys('COUNTS')
  @Field(() => Int, { description: `${ETS_WITHIN_DAYS.join(', ')}.` })
  withinDays!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'Those whose ETS is on the day or at most so many days later.' })
  count!: number;
}

@ObjectType({ description: 'A part of the unit in numbers.', simpleResolvers: true })
class PartCounts extends StrengthGauge {
  @Keys('COUNTS')
  @Field(() => [ListCount], { description: 'How many are on each readiness list.' })
  lists!: readonly ListCount[];

  @Keys('COUNTS')
  @Field(() => [EtsCount], { description: 'How many leave the service soon; each number includes those before it.' })
  ets!: readonly EtsCount[];
}

@ObjectType({
  description: 'The strength and readiness of the unit in numbers: nothing in it names a person.',
  simpleResolvers: true,
})
export class ReadinessCounts {
  @Keys('COUNTS')
  @Field(() => LocalDateResolver, { description: 'The day that they are of.' })
  day!: LocalDate;

  @Keys('COUNTS')
  @Field(() => PolicyPack, {
    description: 'Of which of the policies that ship with the product the one of that day is made.',
  })
  policy!: PolicyPack;

  @Keys('COUNTS')
  @Field(() => [PartCounts], {
    description:
      'All six: TOTAL, STAFF, ALPHA, BRAVO, CHARLIE, DELTA. TOTAL counts everybody, those without a section too.',
  })
  parts!: readonly PartCounts[];
}
