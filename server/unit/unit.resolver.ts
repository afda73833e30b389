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
import * as unitFields from './unitFields.service.ts';
import { unitHistory } from './unitHistory.service.ts';

@Resolver(() => UnitType)
export class UnitResolver {
  @Auth('SIGNED_IN')
  @Query(() => UnitType, { description: 'The unit.' })
  unit(@Ctx() context: RequestContext): Promise<UnitType> {
    return context.unit();
  }

  @FieldResolver(() => [UnitFieldType])
  unitFields(@Root() unit: UnitType, @Ctx() { person }: RequestContext): readonly UnitFieldType[] {
    return unitFieldsSeenBy(unit.unitFields, person?.isStaff ?? false);
  }

  @FieldResolver(() => String, {
    description: 'The time zone that decides its days and hours, whatever zone server and browser are in.',
  })
  timeZone(): string {
    return unitTimeZone();
  }

  @FieldResolver(() => LocalDateResolver, { description: "The unit's calendar day." })
  today(@Ctx() { now }: RequestContext): LocalDate {
    return unitDayAt(now);
  }

  @FieldResolver(() => DateTimeResolver, { description: 'When that day ends.' })
  dayEndsAt(@Ctx() { now }: RequestContext): Date {
    return instantOf(addDays(unitDayAt(now), 1), 0, unitTimeZone());
  }

  @Auth('STAFF')
  @Query(() => [UnitFieldUse], {
    description: 'How many records have a value in each unit field, in the order of the unit fields.',
  })
  unitFieldUse(@Ctx() context: RequestContext): Promise<UnitFieldUse[]> {
    return unitFields.unitFieldUse(context);
  }

  @Auth('STAFF')
  @Mutation(() => UnitType, {
    description:
      'Gives the unit these unit fields, in this order. A unit field that is left out is removed, with its values in all records and their history. BAD_USER_INPUT on `unitFields`, `unitFields.0.label` and the like, also for a removed choice that somebody has; FORBIDDEN if the caller has lost staff rights meanwhile; CONFLICT, also if somebody enters a removed value at the same moment.',
  })
  updateUnitFields(
    @Arg('version', () => Int, { description: 'The version of the unit that the change is based on.' }) version: number,
    @Arg('unitFields', () => [UnitFieldInput], { description: 'All unit fields.' }) input: UnitFieldInput[],
    @Ctx() context: RequestContext,
  ): Promise<UnitType> {
    return unitFields.updateUnitFields(context, version, input);
  }

  @Auth('STAFF')
  @Mutation(() => [SoldierDodId], {
    description:
      "The whole DoD IDs of everybody in the unit who has one, for a file. The unit's history records it. Empty if the unit keeps none. CONFLICT if somebody changed the unit at the same moment.",
  })
  exportDodIds(@Ctx() context: RequestContext): Promise<SoldierDodId[]> {
    return exportDodIds(context);
  }

  @Auth('STAFF')
  @Query(() => [PlannedPolicy], { description: 'The policy changes that have not begun, the soonest first.' })
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
    description: `Gives the unit a policy from a day on: changes what differs from today's policy. The unit's first choice is kept even if nothing differs. BAD_USER_INPUT on \`from\` for a past day or one after 2100, and if ${PLANNED_POLICIES_MAX} are already planned; on the path of a value that no rule could apply (rifleTest.failBelow, promotionPaths.E4), and of a test with the name of a unit field (fitnessTest.name); CONFLICT.`,
  })
  choosePolicy(
    @Arg('version', () => Int, { description: 'The version of the unit that the change is based on.' }) version: number,
    @Arg('input') input: ChoosePolicyInput,
    @Ctx() context: RequestContext,
  ): Promise<UnitType> {
    return units.choosePolicy(context, version, input);
  }

  @Auth('STAFF')
  @Mutation(() => UnitType, {
    description:
      'Takes back a planned policy. NOT_FOUND if that was done before; BAD_USER_INPUT if it has begun, and on the path of a value that no rule could apply without it; CONFLICT.',
  })
  withdrawPolicy(
    @Arg('version', () => Int, { description: 'The version of the unit that the change is based on.' }) version: number,
    @Arg('id', () => ID, { description: 'The id of the planned policy.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<UnitType> {
    return units.withdrawPolicy(context, version, id);
  }

  @Auth('STAFF')
  @Mutation(() => UnitType, {
    description:
      "Changes the unit's facts. BAD_USER_INPUT on `name` if it is too long, and on `timeZone` if the server does not know it; CONFLICT.",
  })
  updateUnit(
    @Arg('version', () => Int, { description: 'The version of the unit that the change is based on.' }) version: number,
    @Arg('input') input: UnitInput,
    @Ctx() context: RequestContext,
  ): Promise<UnitType> {
    return units.updateUnit(context, version, input);
  }

  @Auth('STAFF')
  @Mutation(() => UnitType, {
    description: "Puts the unit's first steps away for all staff, or shows them again. CONFLICT.",
  })
  putFirstStepsAway(
    @Arg('version', () => Int, { description: 'The version of the unit that the change is based on.' }) version: number,
    @Arg('isPutAway', { description: 'Whether to put them away.' }) isPutAway: boolean,
    @Ctx() context: RequestContext,
  ): Promise<UnitType> {
    return units.putFirstStepsAway(context, version, isPutAway);
  }

  @Auth('SIGNED_IN')
  @Subscription(() => UnitType, {
    description: 'The unit at the start, and again after each change.',
    subscribe: () => new ChangedIds('UNIT', () => null),
  })
  policyChanged(@Ctx() context: RequestContext): Promise<UnitType> {
    return context.unit();
  }
}
