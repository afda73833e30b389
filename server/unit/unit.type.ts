import { DateTimeResolver, LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { PolicyPack } from '../../domain/policy/packs.ts';
import { type Unit, UnitComponent } from '../../domain/policy/unit.ts';
import { ReadinessList } from '../../domain/values.ts';
import { connectionType } from '../api/connection.ts';
import { SoldierName } from '../records/soldiers/soldierName.type.ts';
import { PolicyType } from './policy.type.ts';
import { UnitFieldType } from './unitField.type.ts';

registerEnumType(UnitComponent, {
  name: 'UnitComponent',
  description: "The unit's component.",
  valuesConfig: {
    ACTIVE: { description: 'Regular Army.' },
    GUARD: { description: 'Army National Guard.' },
    RESERVE: { description: 'Army Reserve.' },
  },
});

@ObjectType('Unit', { description: 'The unit, as of its calendar day.', simpleResolvers: true })
export class UnitType implements Unit {
  @Field(() => Int, {
    description:
      '0 until somebody changes something, and grows with each change. A change needs it; an outdated one is refused with CONFLICT.',
  })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Its name; null until staff enter it.' })
  name!: string | null;

  @Field(() => UnitComponent, { description: 'Active until staff choose otherwise.' })
  component!: UnitComponent;

  @Field(() => String, {
    nullable: true,
    description: "The time zone that staff chose for its days. Null until they do; until then it is the server's.",
  })
  chosenTimeZone!: string | null;

  @Field(() => PolicyPack, { description: 'The shipped policy that its policy is based on.' })
  pack!: PolicyPack;

  @Field(() => PolicyType, { description: "Its policy: the pack's, except for what staff changed." })
  policy!: PolicyType;

  @Field(() => [UnitFieldType], {
    description: "The unit's own fields, in their order. Without staff rights, only those that the soldier sees.",
  })
  unitFields!: readonly UnitFieldType[];

  @Field({ description: 'Whether it has dated requirements: `requirements` is not empty.' })
  hasRequirements!: boolean;

  @Field({ description: 'Whether staff may still see its first steps: nobody has put them away.' })
  hasFirstSteps!: boolean;
}

@ObjectType('UnitHistoryChange', {
  description: 'A part of the unit before and after a change, in words.',
  simpleResolvers: true,
})
export class UnitHistoryChange {
  @Field({ description: 'Its name: Fitness test.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'Before; null for nothing.' })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'After; null for nothing.' })
  to!: string | null;
}

@ObjectType({ description: 'A policy change that has not begun and can be taken back.', simpleResolvers: true })
export class PlannedPolicy {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => LocalDateResolver, { description: 'Its first day.' })
  from!: LocalDate;

  @Field(() => [UnitHistoryChange], { description: 'What changes on that day.' })
  changes!: readonly UnitHistoryChange[];

  @Field(() => DateTimeResolver, { description: 'When it was planned.' })
  at!: Date;

  @Field(() => SoldierName, { nullable: true, description: 'Who planned it; null if their record is gone.' })
  by!: SoldierName | null;
}

@ObjectType({
  description: 'Who changed what about the unit, and when. Entries are never deleted.',
  simpleResolvers: true,
})
export class UnitHistoryEntry {
  @Field(() => ID, { description: 'The id of the entry.' })
  id!: string;

  @Field(() => DateTimeResolver, { description: "When it was changed, by the server's clock." })
  at!: Date;

  @Field(() => SoldierName, { nullable: true, description: 'Who changed it; null if their record is gone.' })
  by!: SoldierName | null;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The day from which it applies; null if it applies at once.',
  })
  from!: LocalDate | null;

  @Field(() => [UnitHistoryChange], { description: 'What was changed, under the names of that time.' })
  changes!: readonly UnitHistoryChange[];
}

@ObjectType({ description: "A page of the unit's history, newest first.", simpleResolvers: true })
export class UnitHistoryConnection extends connectionType(UnitHistoryEntry, 'UnitHistory') {}

@ObjectType({
  description: 'The people that another policy would add to or remove from a readiness list or the data to complete.',
  simpleResolvers: true,
})
export class PolicyEffect {
  @Field(() => ReadinessList, {
    nullable: true,
    description: 'The list; null for scores of another test, and for a requirement in Due.',
  })
  list!: ReadinessList | null;

  @Field({ description: 'Its title under that policy.' })
  title!: string;

  @Field(() => [SoldierName], { description: 'The people it would add, by position in the unit, then name.' })
  comeOn!: readonly SoldierName[];

  @Field(() => [SoldierName], { description: 'The people it would remove, by position in the unit, then name.' })
  leave!: readonly SoldierName[];
}
