import { LocalDateResolver } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { columnsSeenBy } from '../../domain/policy/columns.ts';
import { PolicyPack } from '../../domain/policy/packs.ts';
import { Auth } from '../api/authDirective.ts';
import type { RequestContext } from '../api/context.ts';
import { ChangedIds } from '../store/changes/changedIds.ts';
import { ColumnUse, UnitColumnInput, UnitColumnType } from './column.type.ts';
import * as ownColumns from './columns.service.ts';
import { ChoosePolicyInput } from './unit.input.ts';
import * as units from './unit.service.ts';
import { PolicyChoiceType, PolicyEffect, UnitType } from './unit.type.ts';

@Resolver(() => UnitType)
export class UnitResolver {
  @Auth('SIGNED_IN')
  @Query(() => UnitType, { description: 'What the unit says of itself.' })
  unit(@Ctx() context: RequestContext): Promise<UnitType> {
    return context.unit();
  }

  @FieldResolver(() => [UnitColumnType])
  columns(@Root() unit: UnitType, @Ctx() { person }: RequestContext): readonly UnitColumnType[] {
    return columnsSeenBy(unit.columns, person?.isStaff ?? false);
  }

  @Auth('STAFF')
  @Query(() => [ColumnUse], {
    description: "How many records have a value in each of the unit's own columns, in the order of the columns.",
  })
  columnUse(@Ctx() context: RequestContext): Promise<ColumnUse[]> {
    return ownColumns.columnUse(context);
  }

  @Auth('STAFF')
  @Mutation(() => UnitType, {
    description:
      'Gives the unit these columns of its own, in this order. A column that is left out goes, with its values in all records and their history. BAD_USER_INPUT on `columns`, `columns.0.label` and the like, also for a choice that goes and that somebody has; FORBIDDEN when the caller has lost staff rights meanwhile; CONFLICT.',
  })
  updateColumns(
    @Arg('version', () => Int, { description: 'The version of the unit that this is about.' }) version: number,
    @Arg('columns', () => [UnitColumnInput], { description: 'All columns.' }) input: UnitColumnInput[],
    @Ctx() context: RequestContext,
  ): Promise<UnitType> {
    return ownColumns.updateColumns(context, version, input);
  }

  @Auth('STAFF')
  @Query(() => [PolicyChoiceType], {
    description: 'All policies that were chosen, the latest first: what applies, what applied, and what is planned.',
  })
  policyChoices(): Promise<PolicyChoiceType[]> {
    return units.policyChoices();
  }

  @Auth('STAFF')
  @Query(() => [PolicyEffect], {
    description:
      'What a policy would change on the readiness lists of a day; lists that stay as they are are left out.',
  })
  previewPolicy(
    @Arg('pack', () => PolicyPack, { description: 'Which policy.' }) pack: PolicyPack,
    @Arg('from', () => LocalDateResolver, { description: 'The day.' }) from: LocalDate,
  ): Promise<PolicyEffect[]> {
    return units.previewPolicy(pack, from);
  }

  @Auth('STAFF')
  @Mutation(() => UnitType, {
    description:
      'Lets the unit go by a policy from a day on. BAD_USER_INPUT on `from` for a day that is over; CONFLICT.',
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
      'Takes back a policy that is planned. NOT_FOUND when that was done before; BAD_USER_INPUT when it has begun; CONFLICT.',
  })
  withdrawPolicy(
    @Arg('version', () => Int, { description: 'The version of the unit that this is about.' }) version: number,
    @Arg('id', () => ID, { description: 'The id of the choice.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<UnitType> {
    return units.withdrawPolicy(context, version, id);
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
