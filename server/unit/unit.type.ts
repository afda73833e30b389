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
  description: 'What kind of unit it is.',
  valuesConfig: {
    ACTIVE: { description: 'Regular Army.' },
    GUARD: { description: 'Army National Guard.' },
    RESERVE: { description: 'Army Reserve.' },
  },
});

@ObjectType('Unit', { description: 'What the unit says of itself, as of its calendar day.', simpleResolvers: true })
export class UnitType implements Unit {
  @Field(() => Int, {
    description:
      '0 until somebody changes something, and grows with each change. Changing takes it, and refuses an outdated one with CONFLICT.',
  })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Its name; null until staff enter it.' })
  name!: string | null;

  @Field(() => UnitComponent, { description: 'Active until staff say otherwise.' })
  component!: UnitComponent;

  @Field(() => String, {
    nullable: true,
    description: "The time zone that staff chose for its days; null until they do: then the server's.",
  })
  chosenTimeZone!: string | null;

  @Field(() => PolicyPack, { description: 'Of which of those that ship with the product its policy is made.' })
  pack!: PolicyPack;

  @Field(() => PolicyType, { description: 'What its policy says: as the pack does, but for what staff changed.' })
  policy!: PolicyType;

  @Field(() => [UnitFieldType], {
    description:
      'The columns that it adds to its records, in their order; without staff rights those that the soldier sees.',
  })
  unitFields!: readonly UnitFieldType[];

  @Field({ description: 'Whether it has requirements with dates: `requirements` are not empty.' })
  hasRequirements!: boolean;
}

@ObjectType('UnitHistoryChange', {
  description: 'Something of the unit before and after a change, in words.',
  simpleResolvers: true,
})
export class UnitHistoryChange {
  @Field({ description: 'What it is called: Fitness test.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'Before; null for nothing.' })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'After; null for nothing.' })
  to!: string | null;
}

@ObjectType({ description: 'A change of the policy that has not begun, and can be taken back.', simpleResolvers: true })
export class PlannedPolicy {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => LocalDateResolver, { description: 'The first day of it.' })
  from!: LocalDate;

  @Field(() => [UnitHistoryChange], { description: 'What is otherwise from that day on.' })
  changes!: readonly UnitHistoryChange[];

  @Field(() => DateTimeResolver, { description: 'When it was planned.' })
  at!: Date;

  @Field(() => SoldierName, { nullable: true, description: 'Who planned it; null when their record is gone.' })
  by!: SoldierName | null;
}

@ObjectType({ description: 'Who changed what about the unit, and when. No entry ever goes.', simpleResolvers: true })
export class UnitHistoryEntry {
  @Field(() => ID, { description: 'The id of the entry.' })
  id!: string;

  @Field(() => DateTimeResolver, { description: 'When it was changed, by the clock of the server.' })
  at!: Date;

  @Field(() => SoldierName, { nullable: true, description: 'Who did it; null when their record is gone.' })
  by!: SoldierName | null;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The day from which it applies; null for what applies at once.',
  })
  from!: LocalDate | null;

  @Field(() => [UnitHistoryChange], { description: 'What was changed, as it was called then.' })
  changes!: readonly UnitHistoryChange[];
}

@ObjectType({ description: "A page of the unit's history, newest first.", simpleResolvers: true })
export class UnitHistoryConnection extends connectionType(UnitHistoryEntry, 'UnitHistory') {}

@ObjectType({
  description: 'Whom another policy would bring onto a readiness list or the data to complete, and whom off it.',
  simpleResolvers: true,
})
export class PolicyEffect {
  @Field(() => ReadinessList, {
    nullable: true,
    description: 'Which list; null for the scores of another test, and for a requirement in Due.',
  })
  list!: ReadinessList | null;

  @Field({ description: 'As it is called under that policy.' })
  title!: string;

  @Field(() => [SoldierName], { description: 'Who would come onto it, by position in the unit, then name.' })
  comeOn!: readonly SoldierName[];

  @Field(() => [SoldierName], { description: 'Who would leave it, by position in the unit, then name.' })
  leave!: readonly SoldierName[];
}
