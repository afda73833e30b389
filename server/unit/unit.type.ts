import { DateTimeResolver, LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { PolicyPack } from '../../domain/policy/packs.ts';
import type { Unit } from '../../domain/policy/unit.ts';
import { ReadinessList } from '../../domain/values.ts';
import { SoldierName } from '../records/soldiers/soldierName.type.ts';
import { UnitColumnType } from './column.type.ts';
import { PolicyType } from './policy.type.ts';

@ObjectType('Unit', { description: 'What the unit says of itself, as of its calendar day.', simpleResolvers: true })
export class UnitType implements Unit {
  @Field(() => Int, {
    description:
      '0 until somebody changes something, and grows with each change. Changing takes it, and refuses an outdated one with CONFLICT.',
  })
  version!: number;

  @Field(() => PolicyPack, { description: 'The policy that it goes by.' })
  pack!: PolicyPack;

  @Field(() => PolicyType, { description: 'What that policy says.' })
  policy!: PolicyType;

  @Field(() => [UnitColumnType], {
    description:
      'The columns that it adds to its records, in their order; without staff rights those that the soldier sees.',
  })
  columns!: readonly UnitColumnType[];
}

@ObjectType('PolicyChoice', {
  description: 'That the unit goes by a policy from a day on, until another one begins.',
  simpleResolvers: true,
})
export class PolicyChoiceType {
  @Field(() => ID, { description: 'The id of the choice.' })
  id!: string;

  @Field(() => PolicyPack, { description: 'Which policy.' })
  pack!: PolicyPack;

  @Field(() => LocalDateResolver, {
    description: 'The first day of it. One that is ahead is planned, and can be taken back.',
  })
  from!: LocalDate;

  @Field(() => DateTimeResolver, { description: 'When it was chosen.' })
  at!: Date;

  @Field(() => SoldierName, { nullable: true, description: 'Who chose it; null when their record is gone.' })
  by!: SoldierName | null;
}

@ObjectType({
  description: 'Whom another policy would bring onto a readiness list, and whom off it.',
  simpleResolvers: true,
})
export class PolicyEffect {
  @Field(() => ReadinessList, { description: 'Which list.' })
  list!: ReadinessList;

  @Field({ description: 'As it is called under that policy.' })
  title!: string;

  @Field(() => [SoldierName], { description: 'Who would come onto it, by position in the unit, then name.' })
  comeOn!: readonly SoldierName[];

  @Field(() => [SoldierName], { description: 'Who would leave it, by position in the unit, then name.' })
  leave!: readonly SoldierName[];
}
