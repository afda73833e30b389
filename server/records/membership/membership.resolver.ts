import { LocalDateResolver } from 'graphql-scalars';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { LocalDate } from '../../../domain/localDate.ts';
import { DepartureReason } from '../../../domain/record/membership.ts';
import { Auth } from '../../api/authDirective.ts';
import { PageArgs } from '../../api/connection.ts';
import type { RequestContext } from '../../api/context.ts';
import { IDEMPOTENCY_KEY } from '../../api/idempotencyKey.ts';
import { CreateSoldierInput } from '../soldiers/soldier.input.ts';
import { SoldierType } from '../soldiers/soldier.type.ts';
import { SEARCH_WORDS } from '../soldiers/soldierList.type.ts';
import * as arrival from './arrival.service.ts';
import * as departure from './departure.service.ts';
import { DepartureConnection, ExpectedPerson, Namesake } from './membership.type.ts';

@Resolver()
export class MembershipResolver {
  @Auth('STAFF')
  @Query(() => DepartureConnection, {
    description:
      'Everybody who has left the unit or will leave, the latest last day first. BAD_USER_INPUT on `search`, `first` or `after`.',
  })
  departures(
    @Arg('search', () => String, {
      nullable: true,
      description: `${SEARCH_WORDS} Empty or null: everybody.`,
    })
    search: string | null | undefined,
    @Args() page: PageArgs,
    @Ctx() { today }: RequestContext,
  ): Promise<DepartureConnection> {
    return departure.departures(search ?? '', page, today);
  }

  @Auth('STAFF')
  @Query(() => [ExpectedPerson], { description: 'Everybody who has a record but has not arrived, the next one first.' })
  expectedPeople(@Ctx() { today }: RequestContext): Promise<ExpectedPerson[]> {
    return arrival.expectedPeople(today);
  }

  @Auth('STAFF')
  @Query(() => [Namesake], {
    description:
      'Everybody with the same name or a common spelling of it, whether here, expected or gone. Lets staff check before they make a second record of one person.',
  })
  namesakes(
    @Arg('firstName', { description: 'The first name.' }) firstName: string,
    @Arg('middleName', { description: 'The middle name; NMN for none.' }) middleName: string,
    @Arg('lastName', { description: 'The last name.' }) lastName: string,
    @Ctx() { today }: RequestContext,
  ): Promise<Namesake[]> {
    return arrival.namesakes({ firstName, middleName, lastName }, today);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      'Makes the record of a soldier without a login; handRecordOver gives it one. A staff role gives its rights. BAD_USER_INPUT with the field; FORBIDDEN if the caller has lost staff rights meanwhile.',
  })
  addSoldier(
    @Arg('input', () => CreateSoldierInput) input: CreateSoldierInput,
    @Arg('arrivesOn', () => LocalDateResolver, {
      nullable: true,
      description:
        'The gain date. Until then the soldier is expected: in no list, and not counted. Null if already here.',
    })
    arrivesOn: LocalDate | null | undefined,
    @Arg('key', () => ID, IDEMPOTENCY_KEY) key: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return arrival.addSoldier(context, input, arrivesOn ?? null, key);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      'Changes the gain date of an expected soldier; today makes them arrive. NOT_FOUND; BAD_USER_INPUT on `arrivesOn`, also if it would leave a day on which nobody with staff rights could sign in; CONFLICT if the soldier has arrived or, with the current version, if somebody else saved since `version` was read; FORBIDDEN if the caller has lost staff rights meanwhile.',
  })
  changeArrival(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Arg('version', () => Int, { description: "The record's version that was read." }) version: number,
    @Arg('arrivesOn', () => LocalDateResolver, { description: 'The first day in the unit.' }) arrivesOn: LocalDate,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return arrival.changeArrival(context, id, version, arrivesOn);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      "Sets or corrects a soldier's last day in the unit, in the past, today or ahead. From the next day on they are in no list, and may only do what LOGIN allows. NOT_FOUND; BAD_USER_INPUT on `lastDay`, also if it would leave a day on which nobody with staff rights could sign in; CONFLICT, with the current version, if somebody else saved since `version` was read; FORBIDDEN if the caller has lost staff rights meanwhile.",
  })
  outProcess(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Arg('version', () => Int, { description: "The record's version that was read." }) version: number,
    @Arg('lastDay', () => LocalDateResolver, { description: 'The last day, which is still in the unit.' })
    lastDay: LocalDate,
    @Arg('reason', () => DepartureReason, { description: 'Why they leave.' }) reason: DepartureReason,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return departure.outProcess(context, id, version, { lastDay, reason });
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      'Undoes a departure, whether past or ahead, and restores rights and login. Does nothing if the soldier is not leaving. NOT_FOUND; CONFLICT, with the current version, if somebody else saved since `version` was read; FORBIDDEN if the caller has lost staff rights meanwhile.',
  })
  bringBack(
    @Arg('id', () => ID, { description: 'The soldier.' }) id: string,
    @Arg('version', () => Int, { description: "The record's version that was read." }) version: number,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return departure.bringBack(context, id, version);
  }
}
