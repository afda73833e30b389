import { DateTimeResolver, LocalDateResolver } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { PLANNED_POLICIES_MAX } from '../../domain/constants.ts';
import { instantOf } from '../../domain/hourOfDay.ts';
import { addDays, type LocalDate } from '../../domain/localDate.ts';
import { unitFieldsSeenBy } from '../../domain/policy/unitFields.ts';
import { Auth } from '../api/authDirective.ts';
import { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import { unitDayAt, unitTimeZone } from '../operations/unitClock.ts';
import { ChangedIds } from '../store/changes/changedIds.ts';
import { exportDodIds } from './dodId.service.ts';
import { SoldierDodId } from './dodId.type.ts';
import { ChoosePolicyInput, UnitInput } from './unit.input.ts';
import * as units from './unit.service.ts';
import { PlannedPolicy, UnitHistoryConnection, UnitType } from './unit.type.ts';
import { UnitFieldUse, UnitFieldInput, UnitFieldType } from './unitField.type.ts';
import * as ownColumns from './unitFields.service.ts';
import { unitHistory } from './unitHistory.service.ts';

@Resolver(() => UnitType)
export class UnitResolver {
  @Auth('SIGNED_IN')
  @Query(() => UnitType, { description: 'What the unit says of itself.' })
  unit(@Ctx() context: RequestContext): Promise<UnitType> {
    return context.unit();
  }

  @FieldResolver(() => [UnitFieldType])
  unitFields(@Root() unit: UnitType, @Ctx() { person }: RequestContext): readonly UnitFieldType[] {
    return unitFieldsSeenBy(unit.unitFields, person?.isStaff ?? false);
  }

  @FieldResolver(() => String, {
    description: 'The time zone by whose clock its days and hours go, whatever zone server and browser are in.',
  })
  timeZone(): string {
    return unitTimeZone();
  }

  @FieldResolver(() => LocalDateResolver, { description: 'Which day it is there.' })
  today(@Ctx() { now }: RequestContext): LocalDate {
    return unitDayAt(now);
  }

  @FieldResolver(() => DateTimeResolver, { description: 'When that day ends.' })
  dayEndsAt(@Ctx() { now }: RequestContext): Date {
    return instantOf(addDays(unitDayAt(now), 1), 0, unitTimeZone());
  }

  @Auth('STAFF')
  @Query(() => [UnitFieldUse], {
    description: 'How many records have a value in each of the unit fields, in the order of the columns.',
  })
  unitFieldUse(@Ctx() context: RequestContext): Promise<UnitFieldUse[]> {
    return ownColumns.unitFieldUse(context);
  }

  @Auth('STAFF')
  @Mutation(() => UnitType, {
    description:
      'Gives the unit these unit fields, in this order. A column that is left out goes, with its values in all records and their history. BAD_USER_INPUT on `unitFields`, `columns.0.label` and the like, also for a choice that goes and that somebody has; FORBIDDEN when the caller has lost staff rights meanwhile; CONFLICT, also when somebody enters a value of what goes at the same moment.',
  })
  updateUnitFields(
    @Arg('version', () => Int, { description: 'The version of the unit that this is about.' }) version: number,
    @Arg('unitFields', () => [UnitFieldInput], { description: 'All columns.' }) input: UnitFieldInput[],
    @Ctx() context: RequestContext,
  ): Promise<UnitType> {
    return ownColumns.updateUnitFields(context, version, input);
  }

  @Auth('STAFF')
  @Mutation(() => [SoldierDodId], {
    description:
      'The DoD IDs of everybody in the unit who has one, whole, for a file: it is told in the history of the unit. Empty where the unit keeps none. CONFLICT when somebody changed the unit at the same moment.',
  })
  exportDodIds(@Ctx() context: RequestContext): Promise<SoldierDodId[]> {
    return exportDodIds(context);
  }

  @Auth('STAFF')
  @Query(() => [PlannedPolicy], { description: 'The changes of the policy that have not begun, the soonest first.' })
  plannedPolicies(@Ctx() context: RequestContext): Promise<PlannedPolicy[]> {
    return units.plannedPolicies(context);
  }

  @Auth('STAFF')
  @Query(() => UnitHistoryConnection, { description: 'A page of who changed what about the unit, newest first.' })
  unitHistory(@Args() page: PageArgs): Promise<UnitHistoryConnection> {
    return unitHistory(page);
  }

  @Auth('STAFF')
  @Mutation(() => UnitType, {
    description: `Lets the unit go by a policy from a day on: changes what differs from the policy of today. BAD_USER_INPUT on \`from\` for a day that is over or after 2100, and where ${PLANNED_POLICIES_MAX} are planned, and on the path of what no rule could judge by (rifleTest.failBelow, promotionPaths.E4) and of a test that is called as one of the columns (fitnessTest.name); CONFLICT.`,
  })
  choosePolicy(
    @Arg('version', () => Int, { description: 'The version of the unit that this is about.' }) version: number,
    @Arg('input') input: ChoosePolicyInput,
    @Ctx() context: RequestContext,
  ): Promise<UnitType> {
    return units.choosePolicy(context, version, input);
  }

  @Auth('STAFF')
  @Mutation(() => UnitType, {
    description:
      'Takes back a policy that is planned. NOT_FOUND when that was done before; BAD_USER_INPUT when it has begun, and on the path of what no rule could judge by without it; CONFLICT.',
  })
  withdrawPolicy(
    @Arg('version', () => Int, { description: 'The version of the unit that this is about.' }) version: number,
    @Arg('id', () => ID, { description: 'The id of the choice.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<UnitType> {
    return units.withdrawPolicy(context, version, id);
  }

  @Auth('STAFF')
  @Mutation(() => UnitType, {
    description:
      'Says what the unit is. BAD_USER_INPUT on `name` for one that is too long, and on `timeZone` for one that the server does not know; CONFLICT.',
  })
  updateUnit(
    @Arg('version', () => Int, { description: 'The version of the unit that this is about.' }) version: number,
    @Arg('input') input: UnitInput,
    @Ctx() context: RequestContext,
  ): Promise<UnitType> {
    return units.updateUnit(context, version, input);
  }

  @Auth('SIGNED_IN')
  @Subscription(() => UnitType, {
    description: 'The unit, as the subscription begins and each time that somebody has changed it.',
    subscribe: () => new ChangedIds('UNIT', () => null),
  })
  policyChanged(@Ctx() context: RequestContext): Promise<UnitType> {
    return context.unit();
  }
}
